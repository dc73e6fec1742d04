import { COLUMNS_MAX, NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'

const readable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => hasContent(value) && isStorableLine(value), 'must be readable text')

/**
 * POST /api/team/{teamId}/boards (teams.md §7). `format` is a format's slug and gives columns their meaning (D30).
 * Without `isAnonymous` the retro begins as its team's retros do.
 */
export const createBoardSchema = z.strictObject({
  name: readable(TITLE_MAX),
  columns: z.array(readable(NAME_MAX)).min(1).max(COLUMNS_MAX),
  format: z.string().max(NAME_MAX).optional(),
  isAnonymous: z.boolean().optional(),
})
export type CreateBoard = z.infer<typeof createBoardSchema>

/** GET /api/board/{id} (board.md §3): the board without what people wrote on it. */
export const boardSchema = z.object({
  id: z.string(),
  teamId: z.string().nullable(),
  orgId: z.string().nullable(),
  /** The model of a pulse survey: a retro has none. */
  modelId: z.null(),
  compact: z.literal(false),
  name: z.string(),
  /** None of an archived board. */
  columns: z.array(z.string()),
  isAnonymous: z.boolean(),
  theme: z.string().nullable(),
  backgroundUrl: z.string().nullable(),
  disableGifs: z.boolean(),
  sortBy: z.enum(['votes', 'emoji', 'comments']).nullable(),
  /** Null for whoever may not know authors, and on an anonymous board for everybody (D9). */
  createdBy: z.string().nullable(),
  /** People of the team; 0 for a board without one. */
  membersCount: z.number(),
  /** Null: the free plan. */
  planId: z.enum(['level1', 'level2', 'level3']).nullable(),
  isPrivate: z.boolean(),
  isFacilitator: z.boolean(),
  timestamp: z.number(),
  /** A mood poll runs: the page welcomes people with it. */
  startMoodPoll: z.boolean(),
  pulseData: z.null(),
  /** Until it is archived, begun days counting whole; 0: it is. Null: nothing ends. */
  daysRemaining: z.number().nullable(),
})
export type BoardSummary = z.infer<typeof boardSchema>

/** A retro in a team's list. */
export const boardCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  timestamp: z.number(),
  updatedAt: z.number(),
  cardsCount: z.number(),
  columns: z.array(z.string()),
  /** What each column asks for (D30). */
  meanings: z.array(z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other'])),
  isPrivate: z.boolean(),
})
export type BoardCard = z.infer<typeof boardCardSchema>
