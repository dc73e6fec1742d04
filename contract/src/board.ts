import { ADDRESS_MAX, COLUMNS_MAX, NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { isTheme } from '@retropulse/domain/board/themes'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import { boardIdSchema } from './ids.ts'

const readable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => hasContent(value) && isStorableLine(value), 'must be readable text')

const meaningSchema = z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other'])

/**
 * POST /api/team/{teamId}/boards (teams.md §3 and §7). What is left out is as on the board of `fromBoard`, and without
 * one as the team's retros begin.
 */
export const createBoardSchema = z.strictObject({
  name: readable(TITLE_MAX),
  /** Blank ones are left out; where none is left, one column without a name remains (board.md §5). */
  columns: z.array(z.string().max(NAME_MAX).refine(isStorableLine)).max(COLUMNS_MAX),
  /** What the i-th column asks for (D30); without it, what it asks for on the board or in the format it comes from. */
  meanings: z.array(meaningSchema).max(COLUMNS_MAX).optional(),
  /** A format's slug. */
  format: z.string().max(NAME_MAX).optional(),
  /** A board to begin like: its columns' meanings, its background and its settings. */
  fromBoard: boardIdSchema.optional(),
  isAnonymous: z.boolean().optional(),
  /** A built-in background. One of `theme` and `backgroundUrl` replaces the other. */
  theme: z.string().refine(isTheme).nullable().optional(),
  backgroundUrl: z.string().max(ADDRESS_MAX).nullable().optional(),
  startMoodPoll: z.boolean().optional(),
  /** At most three columns and denser notes (D36). */
  compact: z.boolean().optional(),
  /** What a page says of itself: the server knows better, and does not read it (D1). */
  timestamp: z.unknown().optional(),
  createdBy: z.unknown().optional(),
  teamId: z.unknown().optional(),
})
export type CreateBoard = z.infer<typeof createBoardSchema>

/** GET /api/board/{id} (board.md §3): the board without what people wrote on it. */
export const boardSchema = z.object({
  id: z.string(),
  teamId: z.string().nullable(),
  orgId: z.string().nullable(),
  /** The model of a pulse survey: a retro has none. */
  modelId: z.null(),
  compact: z.boolean(),
  name: z.string(),
  /** None of an archived board. */
  columns: z.array(z.string()),
  /** What each column asks for (D30). */
  meanings: z.array(meaningSchema),
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
  /** A mood poll runs or is over: a copy of the board begins with one. */
  hadMoodPoll: z.boolean(),
  pulseData: z.null(),
  /** Until it is archived, begun days counting whole; 0: it is. Null: nothing ends. */
  daysRemaining: z.number().nullable(),
})
export type BoardSummary = z.infer<typeof boardSchema>

/** A retro in a team's list. An archived one has no columns and no background. */
export const boardCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  timestamp: z.number(),
  updatedAt: z.number(),
  cardsCount: z.number(),
  orgId: z.string().nullable(),
  /** People of the team. */
  membersCount: z.number(),
  /** Null: the free plan. */
  planId: z.enum(['level1', 'level2', 'level3']).nullable(),
  isAnonymous: z.boolean(),
  compact: z.boolean(),
  /** The model and the data of a pulse survey: a retro has neither. */
  modelId: z.null(),
  pulseData: z.null(),
  columns: z.array(z.string()),
  /** What each column asks for (D30). */
  meanings: z.array(meaningSchema),
  isPrivate: z.boolean(),
  /** Until it is archived, begun days counting whole; 0: it is. Null: nothing ends. */
  daysRemaining: z.number().nullable(),
  theme: z.string().nullable(),
  backgroundUrl: z.string().nullable(),
})
export type BoardCard = z.infer<typeof boardCardSchema>

/** GET /api/team/{teamId}/trash: retros that can be brought back (D27), the last one first. */
export const boardTrashSchema = z.object({
  boards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Milliseconds since 1970. */
      deletedAt: z.number(),
    }),
  ),
})
export type BoardTrash = z.infer<typeof boardTrashSchema>

/** GET /api/team/{teamId}/history?from=: since when, in milliseconds since 1970; a year ago without it. */
export const teamHistoryQuerySchema = z.object({
  from: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

/** A team's retros, oldest first, a hundred at a time. */
export const teamHistorySchema = z.object({
  retros: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      timestamp: z.number(),
      cardsCount: z.number(),
      /** The average of a mood poll that is over and had answers enough (D17); absent without one. */
      moodScore: z.number().optional(),
    }),
  ),
  /** Where the next ones begin: the next `from`. Null: there are no more. */
  next: z.number().nullable(),
})
export type TeamHistory = z.infer<typeof teamHistorySchema>
