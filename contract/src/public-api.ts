import { COLUMNS_MAX, NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import { daySchema } from './ids.ts'
import { orgPulseQuerySchema, orgPulseSchema, surveyResultsSchema } from './pulse-survey.ts'
import { recurringTopicsQuerySchema, teamInsightsSchema } from './insights.ts'

/** Items of a list in one answer, unless the call asks for fewer or more (API-16). */
export const PAGE = 50
export const PAGE_MAX = 100

/** `cursor`: the `nextCursor` of the answer before; left out: from the beginning. */
export const pageQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE),
  cursor: z.string().max(300).optional(),
})
export type PageQuery = z.output<typeof pageQuerySchema>

/** A part of a list; `nextCursor` null: nothing follows. */
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.string().nullable() })

/** A list as it is answered; `Item` is one entry of `data`. */
export interface Page<Item> {
  readonly data: Item[]
  readonly nextCursor: string | null
}

const id = z.string()
/** Milliseconds since 1970. */
const time = z.number()
const count = z.number().int().nonnegative()
const place = z.object({ id, name: z.string() })

const publicTeamSchema = z.object({
  id,
  name: z.string(),
  membersCount: count,
  isPrivate: z.boolean(),
  isArchived: z.boolean(),
})
export type PublicTeam = z.infer<typeof publicTeamSchema>
/** GET /api/public/v1/teams */
export const publicTeamsSchema = pageOf(publicTeamSchema)

const publicRetroSchema = z.object({
  id,
  name: z.string(),
  team: place,
  /** The page of the retro. */
  url: z.string(),
  createdAt: time,
  /** When it was changed last. */
  updatedAt: time,
  isAnonymous: z.boolean(),
  isPrivate: z.boolean(),
  /** Too old for the free plan: its notes cannot be read. */
  isArchived: z.boolean(),
  notesCount: count,
})
export type PublicRetro = z.infer<typeof publicRetroSchema>
/** GET /api/public/v1/teams/{teamId}/retros, the newest first. */
export const publicRetrosSchema = pageOf(publicRetroSchema)

/** GET /api/public/v1/retros/{retroId} */
export const publicRetroDetailsSchema = publicRetroSchema.extend({
  columns: z.array(place.extend({ meaning: z.string() })),
  /** Notes whose texts stay hidden, since participants brainstorm. */
  hiddenNotesCount: count,
})
export type PublicRetroDetails = z.infer<typeof publicRetroDetailsSchema>

const publicNoteSchema = z.object({
  id,
  columnId: id,
  text: z.string(),
  createdAt: time,
  /** 0 while a secret vote runs. */
  votes: count,
  reactions: z.array(z.object({ emoji: z.string(), count })),
  comments: z.array(z.object({ text: z.string(), createdAt: time })),
  /** The first note of its group; null for a note by itself, and for the first note. */
  groupedInto: id.nullable(),
  /** The title of the group that it leads. */
  groupTitle: z.string().nullable(),
})
export type PublicNote = z.infer<typeof publicNoteSchema>
/** GET /api/public/v1/retros/{retroId}/notes, the oldest first. It names no authors (API-18). */
export const publicNotesSchema = pageOf(publicNoteSchema)

const status = z.enum(['open', 'done'])
export const publicActionItemSchema = z.object({
  id,
  text: z.string(),
  status,
  /** YYYY-MM-DD. */
  due: z.string().nullable(),
  /** Null: no assignee. A person who left the team has no name. */
  assignee: z.object({ id, name: z.string().nullable() }).nullable(),
  /** The retro in which it was added; null when that is deleted. */
  retro: place.nullable(),
  createdAt: time,
  updatedAt: time.nullable(),
  /** A program added it, by this API or MCP. */
  addedByProgram: z.boolean(),
})
export type PublicActionItem = z.infer<typeof publicActionItemSchema>
export const actionItemsQuerySchema = pageQuerySchema.extend({ status: status.optional() })
/** GET /api/public/v1/teams/{teamId}/action-items: open ones by due date, then done ones, the latest first. */
export const publicActionItemsSchema = pageOf(publicActionItemSchema)

/** GET /api/public/v1/teams/{teamId}/insights */
export const publicInsightsQuerySchema = recurringTopicsQuerySchema
export const publicInsightsSchema = teamInsightsSchema

/** GET /api/public/v1/teams/{teamId}/pulse-surveys, the latest first. */
export const publicSurveysSchema = pageOf(surveyResultsSchema)

/** GET /api/public/v1/pulse */
export const publicPulseQuerySchema = orgPulseQuerySchema
export const publicPulseSchema = orgPulseSchema

const readableLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => hasContent(value) && isStorableLine(value), 'must be readable text')

/** POST /api/public/v1/teams/{teamId}/retros: from a built-in format, or with columns of its own. */
export const newPublicRetroSchema = z
  .strictObject({
    name: readableLine(TITLE_MAX),
    /** The slug of a built-in format, such as `start-stop-continue`. */
    format: z.string().max(NAME_MAX).optional(),
    columns: z.array(readableLine(NAME_MAX)).min(1).max(COLUMNS_MAX).optional(),
    /** Left out: as the team's retros begin. */
    isAnonymous: z.boolean().optional(),
  })
  .refine(({ format, columns }) => (format === undefined) !== (columns === undefined), {
    path: ['format'],
    message: 'either a format or columns',
  })
export type NewPublicRetro = z.infer<typeof newPublicRetroSchema>
export const publicRetroMadeSchema = z.object({ id, url: z.string() })

const assignment = {
  /** The email address of a member of the team; null: no assignee. */
  assigneeEmail: z.email().max(254).nullable().optional(),
  due: daySchema.nullable().optional(),
}
/** POST /api/public/v1/teams/{teamId}/action-items */
export const newPublicActionItemSchema = z.strictObject({ text: z.string(), ...assignment })
export type NewPublicActionItem = z.infer<typeof newPublicActionItemSchema>

/** PATCH /api/public/v1/teams/{teamId}/action-items/{actionItemId}: fields that are left out stay. */
export const changePublicActionItemSchema = z
  .strictObject({ text: z.string().optional(), status: status.optional(), ...assignment })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'must change something')
export type ChangePublicActionItem = z.infer<typeof changePublicActionItemSchema>
