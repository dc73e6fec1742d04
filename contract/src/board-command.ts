import type { BoardCommand } from '@retropulse/domain/board/command'
import { isBackground } from '@retropulse/domain/board/backgrounds/backgrounds'
import { COLUMNS_MAX } from '@retropulse/domain/board/limits'
import { z } from 'zod'
import { gifSchema } from './gif.ts'
import {
  actionIdSchema,
  authorIdSchema,
  columnIdSchema,
  commandIdSchema,
  commentIdSchema,
  daySchema,
  noteIdSchema,
  rankSchema,
  removalIdSchema,
} from './ids.ts'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const text = z.string()

const noteCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('add-note'),
    noteId: noteIdSchema,
    columnId: columnIdSchema,
    rank: rankSchema,
    text,
  }),
  z.strictObject({ type: z.literal('edit-note'), noteId: noteIdSchema, text }),
  z.strictObject({
    type: z.literal('move-note'),
    noteId: noteIdSchema,
    columnId: columnIdSchema,
    rank: rankSchema,
  }),
  z.strictObject({ type: z.literal('delete-note'), noteId: noteIdSchema }),
  z.strictObject({ type: z.literal('restore-note'), noteId: noteIdSchema }),
  z.strictObject({ type: z.literal('add-comment'), noteId: noteIdSchema, commentId: commentIdSchema, text }),
  z.strictObject({ type: z.literal('edit-comment'), noteId: noteIdSchema, commentId: commentIdSchema, text }),
  z.strictObject({ type: z.literal('delete-comment'), noteId: noteIdSchema, commentId: commentIdSchema }),
  z.strictObject({ type: z.literal('restore-comment'), noteId: noteIdSchema, commentId: commentIdSchema }),
  z.strictObject({ type: z.literal('set-reaction'), noteId: noteIdSchema, emoji: text, on: z.boolean() }),
  z.strictObject({ type: z.literal('group-note'), noteId: noteIdSchema, into: noteIdSchema }),
  z.strictObject({ type: z.literal('ungroup-note'), noteId: noteIdSchema }),
  z.strictObject({ type: z.literal('title-group'), noteId: noteIdSchema, title: text }),
  z.strictObject({ type: z.literal('cast-votes'), noteId: noteIdSchema, votes: z.number() }),
  z.strictObject({ type: z.literal('set-done'), done: z.boolean() }),
  z.strictObject({
    type: z.literal('add-action'),
    actionId: actionIdSchema,
    text,
    fromNote: noteIdSchema.optional(),
  }),
  z.strictObject({ type: z.literal('edit-action'), actionId: actionIdSchema, text }),
  z.strictObject({
    type: z.literal('set-action-status'),
    actionId: actionIdSchema,
    status: z.union([z.literal(0), z.literal(1)]),
  }),
  z.strictObject({
    type: z.literal('assign-action'),
    actionId: actionIdSchema,
    assignee: authorIdSchema.nullable(),
  }),
  z.strictObject({ type: z.literal('set-action-due'), actionId: actionIdSchema, due: daySchema.nullable() }),
  z.strictObject({ type: z.literal('delete-action'), actionId: actionIdSchema }),
  z.strictObject({ type: z.literal('restore-action'), actionId: actionIdSchema }),
])

const on = z.boolean()

const updateCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('set-masking'), on }),
  z.strictObject({
    type: z.literal('start-voting'),
    contentId: columnIdSchema.nullable(),
    allowedVotes: z.number(),
    resetVotes: z.boolean(),
    showsTotals: z.boolean(),
  }),
  z.strictObject({ type: z.literal('end-voting') }),
  z.strictObject({ type: z.literal('start-timer'), duration: z.number() }),
  z.strictObject({ type: z.literal('extend-timer') }),
  z.strictObject({ type: z.literal('end-timer') }),
  z.strictObject({ type: z.literal('start-media'), source: text, volume: z.number() }),
  z.strictObject({ type: z.literal('set-volume'), volume: z.number() }),
  z.strictObject({ type: z.literal('stop-media') }),
  z.strictObject({ type: z.literal('start-mood-poll') }),
  z.strictObject({ type: z.literal('end-mood-poll') }),
  z.strictObject({ type: z.literal('show-mood'), on }),
  z.strictObject({ type: z.literal('show-summary'), on }),
  z.strictObject({
    type: z.literal('set-spotlight'),
    author: z.union([authorIdSchema, z.literal(false)]),
  }),
  z.strictObject({
    type: z.literal('set-sorting'),
    sortBy: z.enum(['votes', 'emoji', 'comments']).nullable(),
  }),
  z.strictObject({ type: z.literal('set-gif-sharing'), on }),
  z.strictObject({ type: z.literal('share-gif'), gif: gifSchema }),
  z.strictObject({ type: z.literal('ask-icebreaker'), question: text }),
  z.strictObject({ type: z.literal('end-icebreaker') }),
  z.strictObject({ type: z.literal('draw-icebreaker-person') }),
  z.strictObject({ type: z.literal('give-facilitation'), to: authorIdSchema }),
  z.strictObject({ type: z.literal('take-facilitation'), from: authorIdSchema }),
  z.strictObject({ type: z.literal('take-over-facilitation') }),
  z.strictObject({ type: z.literal('end-take-over') }),
  z.strictObject({
    type: z.literal('remove-content-of-person'),
    person: authorIdSchema,
    removalId: removalIdSchema,
  }),
  z.strictObject({
    type: z.literal('remove-content-of-author'),
    noteId: noteIdSchema,
    removalId: removalIdSchema,
  }),
  z.strictObject({ type: z.literal('restore-content'), removalId: removalIdSchema }),
  z.strictObject({ type: z.literal('remove-person'), person: authorIdSchema }),
  z.strictObject({ type: z.literal('readmit-person'), person: authorIdSchema }),
])

const namedColumn = z.strictObject({ id: columnIdSchema, name: text })

/** No `readonly()` of Zod here: it freezes any value in this place, a list or not, and throws for bytes (WIRE-17). */
const namedColumns = z
  .array(namedColumn)
  .max(COLUMNS_MAX)
  .transform((columns): readonly z.infer<typeof namedColumn>[] => columns)

const settingsCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rename-column'), columnId: columnIdSchema, name: text }),
  z.strictObject({ type: z.literal('rename-board'), title: text }),
  z.strictObject({
    type: z.literal('set-columns'),
    columns: namedColumns,
  }),
  z.strictObject({ type: z.literal('set-anonymous'), on }),
  z.strictObject({
    type: z.literal('set-background'),
    theme: text.refine(isBackground).nullable(),
    backgroundUrl: text.nullable(),
  }),
])

/** The socket event that carries each command and the events that come of it (WIRE-5 to WIRE-7). */
export type BoardChannel = 'message' | 'update' | 'settings-update'

function envelopeOf<Command extends z.ZodType>(command: Command) {
  return z.strictObject({ id: commandIdSchema, command, anonymous: z.literal(true).optional() })
}

/** The messages of a client on each channel: the command, and the id that makes repeating it harmless (WIRE-14). */
export const commandSchemas = {
  message: envelopeOf(noteCommand),
  update: envelopeOf(updateCommand),
  'settings-update': envelopeOf(settingsCommand),
} satisfies Record<BoardChannel, z.ZodType>

/** A command on its way to the server. */
export interface CommandEnvelope {
  readonly id: z.infer<typeof commandIdSchema>
  readonly command: BoardCommand
  /** Typed while the board hid its authors: it stays without a name, whenever it arrives (ANON-14). */
  readonly anonymous?: true | undefined
}

type Parsed = z.infer<(typeof commandSchemas)[BoardChannel]>['command']
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/**
 * Fails to compile when the schemas and the domain's commands are not the same set.
 * @public
 */
export const commandsAreComplete: Same<Parsed, BoardCommand> = true
