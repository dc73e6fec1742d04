import { ADDRESS_MAX, COLUMNS_MAX, NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { isBackground } from '@retropulse/domain/board/backgrounds/backgrounds'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import { boardIdSchema } from './ids.ts'
import { runStepsSchema } from './run-steps.ts'

const readable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => hasContent(value) && isStorableLine(value), 'must be readable text')

const meaningSchema = z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other'])

/**
 * POST /api/team/{teamId}/boards (CREATE-15). What is left out is as on the board of `fromBoard`, and without one as
 * the team's retros begin.
 */
export const createBoardSchema = z.strictObject({
  name: readable(TITLE_MAX),
  /** Blank ones are left out; where none is left, one column without a name remains (CREATE-16, CREATE-17). */
  columns: z.array(z.string().max(NAME_MAX).refine(isStorableLine)).max(COLUMNS_MAX),
  /** The meaning of the i-th column (CREATE-25); without it, that of the board or format it comes from. */
  meanings: z.array(meaningSchema).max(COLUMNS_MAX).optional(),
  /** The slug of a format (CREATE-26). */
  format: z.string().max(NAME_MAX).optional(),
  /** A board to copy: the meanings of its columns, its background and its settings (CREATE-10). */
  fromBoard: boardIdSchema.optional(),
  isAnonymous: z.boolean().optional(),
  /** A built-in background. One of `theme` and `backgroundUrl` replaces the other. */
  theme: z.string().refine(isBackground).nullable().optional(),
  backgroundUrl: z.string().max(ADDRESS_MAX).nullable().optional(),
  startMoodPoll: z.boolean().optional(),
  /** The steps that Run offers (RUN-13); absent: those of the board that is copied, or of the format. */
  steps: runStepsSchema.optional(),
  /** At most three columns and denser notes (CREATE-6). */
  compact: z.boolean().optional(),
  /** Accepted and ignored: the server sets these values (CREATE-15). */
  timestamp: z.unknown().optional(),
  createdBy: z.unknown().optional(),
  teamId: z.unknown().optional(),
})
export type CreateBoard = z.infer<typeof createBoardSchema>

/** A pulse survey, as a retro that discusses it names it (PULSE-71). */
const boardPulseSchema = z.object({ id: z.string(), name: z.string() })

/** GET /api/board/{id}: the board without its content (BOARD-64). */
export const boardSchema = z.object({
  id: z.string(),
  teamId: z.string().nullable(),
  orgId: z.string().nullable(),
  /** The model of the pulse survey that the retro discusses; null: none (BOARD-67). */
  modelId: z.string().nullable(),
  compact: z.boolean(),
  name: z.string(),
  /** Empty for an archived board. */
  columns: z.array(z.string()),
  /** The meaning of each column (CREATE-25). */
  meanings: z.array(meaningSchema),
  isAnonymous: z.boolean(),
  theme: z.string().nullable(),
  backgroundUrl: z.string().nullable(),
  disableGifs: z.boolean(),
  sortBy: z.enum(['votes', 'emoji', 'comments']).nullable(),
  /** Null for callers who may not see authors, and on an anonymous board for every caller (BOARD-66). */
  createdBy: z.string().nullable(),
  /** People of the team; 0 for a board without one. */
  membersCount: z.number(),
  /** Null: the free plan. */
  planId: z.enum(['level1', 'level2', 'level3']).nullable(),
  isPrivate: z.boolean(),
  isFacilitator: z.boolean(),
  /** The caller may ask for suggestions: a facilitator, in an organisation that switched them on (BOT-26). */
  offersSuggestions: z.boolean(),
  timestamp: z.number(),
  /** A mood poll runs: the page shows it to participants as they join. */
  startMoodPoll: z.boolean(),
  /** A mood poll runs or is over: a copy of the board begins with one. */
  hadMoodPoll: z.boolean(),
  pulseData: boardPulseSchema.nullable(),
  /** Days until it is archived, begun days counting whole; 0: it is. Null: no limit (PLAN-14). */
  daysRemaining: z.number().nullable(),
  /** The steps that Run offers (RUN-13); empty: the usual ones. */
  runSteps: runStepsSchema,
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
  /** The pulse survey that the retro discusses, and its model; null: none (BOARD-67). */
  modelId: z.string().nullable(),
  pulseData: boardPulseSchema.nullable(),
  columns: z.array(z.string()),
  /** The meaning of each column (CREATE-25). */
  meanings: z.array(meaningSchema),
  isPrivate: z.boolean(),
  /** Days until it is archived, begun days counting whole; 0: it is. Null: no limit (PLAN-14). */
  daysRemaining: z.number().nullable(),
  theme: z.string().nullable(),
  backgroundUrl: z.string().nullable(),
})
export type BoardCard = z.infer<typeof boardCardSchema>

const deletedBoards = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** Milliseconds since 1970. */
    deletedAt: z.number(),
  }),
)

/** GET /api/team/{teamId}/trash: retros that can be brought back, the latest deleted first (TRASH-9). */
export const boardTrashSchema = z.object({ boards: deletedBoards })
export type BoardTrash = z.infer<typeof boardTrashSchema>

/**
 * GET /api/boards: the user's own boards without a team, newest first, and those in the trash (CREATE-22, TRASH-11).
 */
export const personalBoardsSchema = z.object({ boards: z.array(boardCardSchema), trash: deletedBoards })
export type PersonalBoards = z.infer<typeof personalBoardsSchema>

/** GET /api/team/{teamId}/history?from=: in milliseconds since 1970; a year ago without it (DASH-27). */
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
      /** The average of a mood poll that is over and has enough answers; absent otherwise (DASH-28). */
      moodScore: z.number().optional(),
    }),
  ),
  /** The `from` of the next page. Null: there is none. */
  next: z.number().nullable(),
})
export type TeamHistory = z.infer<typeof teamHistorySchema>
