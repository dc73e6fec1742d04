import type { BoardCommand } from '@retropulse/domain/board/command'
import { z } from 'zod'
import { columnIdSchema, commandIdSchema, commentIdSchema, noteIdSchema, rankSchema } from './ids.ts'

/** Texts are measured by the domain, which has a code for each thing that can be wrong with one. */
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
])

const updateCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('set-masking'), on: z.boolean() }),
])

const settingsCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rename-column'), columnId: columnIdSchema, name: text }),
  z.strictObject({ type: z.literal('rename-board'), title: text }),
])

/** The socket event that carries each command and the events which come of it (D13). */
export type BoardChannel = 'message' | 'update' | 'settings-update'

function envelopeOf<Command extends z.ZodType>(command: Command) {
  return z.strictObject({ id: commandIdSchema, command })
}

/** What a client sends on each channel: the command and the id that makes repeating it harmless. */
export const commandSchemas = {
  message: envelopeOf(noteCommand),
  update: envelopeOf(updateCommand),
  'settings-update': envelopeOf(settingsCommand),
} satisfies Record<BoardChannel, z.ZodType>

/** A command on its way to the server. */
export interface CommandEnvelope {
  readonly id: z.infer<typeof commandIdSchema>
  readonly command: BoardCommand
}

type Parsed = z.infer<(typeof commandSchemas)[BoardChannel]>['command']
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/**
 * Fails to compile when the schemas and the domain's commands are not the same set.
 * @public
 */
export const commandsAreComplete: Same<Parsed, BoardCommand> = true
