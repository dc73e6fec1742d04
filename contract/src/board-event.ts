import type { BoardEventType } from '@retropulse/domain/board/event'
import type { Note } from '@retropulse/domain/board/state'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import { z } from 'zod'
import type { BoardChannel } from './board-command.ts'
import { authorIdSchema, columnIdSchema, commentIdSchema, noteIdSchema, rankSchema } from './ids.ts'

const at = z.number()
const text = z.string()
const note = { noteId: noteIdSchema }
const comment = { noteId: noteIdSchema, commentId: commentIdSchema }
const reaction = { noteId: noteIdSchema, emoji: text, by: authorIdSchema }

const columnSchema = z.strictObject({
  id: columnIdSchema,
  name: text,
  meaning: z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other']),
})

export const noteSchema = z.strictObject({
  id: noteIdSchema,
  columnId: columnIdSchema,
  rank: rankSchema,
  text,
  by: authorIdSchema,
  at,
  editedBy: authorIdSchema.nullable(),
  reactions: z.array(z.strictObject({ emoji: text, by: authorIdSchema })).readonly(),
  comments: z
    .array(z.strictObject({ id: commentIdSchema, text, by: authorIdSchema, at, editedAt: at.nullable() }))
    .readonly(),
})

/** An event as a viewer receives it. */
export const viewEventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('board-created'),
    title: text,
    columns: z.array(columnSchema).readonly(),
    isAnonymous: z.boolean(),
    at,
  }),
  z.strictObject({
    type: z.literal('note-added'),
    ...note,
    columnId: columnIdSchema,
    rank: rankSchema,
    text,
    by: authorIdSchema,
    at,
  }),
  z.strictObject({ type: z.literal('note-edited'), ...note, text, by: authorIdSchema }),
  z.strictObject({ type: z.literal('note-moved'), ...note, columnId: columnIdSchema, rank: rankSchema }),
  z.strictObject({ type: z.literal('note-deleted'), ...note }),
  z.strictObject({ type: z.literal('note-restored'), ...note, rank: rankSchema }),
  z.strictObject({ type: z.literal('note-shown'), note: noteSchema }),
  z.strictObject({ type: z.literal('comment-added'), ...comment, text, by: authorIdSchema, at }),
  z.strictObject({ type: z.literal('comment-edited'), ...comment, text, at }),
  z.strictObject({ type: z.literal('comment-deleted'), ...comment }),
  z.strictObject({ type: z.literal('comment-restored'), ...comment }),
  z.strictObject({ type: z.literal('reaction-added'), ...reaction }),
  z.strictObject({ type: z.literal('reaction-removed'), ...reaction }),
  z.strictObject({ type: z.literal('column-renamed'), columnId: columnIdSchema, name: text }),
  z.strictObject({ type: z.literal('board-renamed'), title: text }),
  z.strictObject({ type: z.literal('masking-changed'), on: z.boolean() }),
])

/** The channel on which the events of a command travel (D13). */
export const EVENT_CHANNEL: Readonly<Record<BoardEventType, BoardChannel>> = {
  'board-created': 'settings-update',
  'note-added': 'message',
  'note-edited': 'message',
  'note-moved': 'message',
  'note-deleted': 'message',
  'note-restored': 'message',
  'comment-added': 'message',
  'comment-edited': 'message',
  'comment-deleted': 'message',
  'comment-restored': 'message',
  'reaction-added': 'message',
  'reaction-removed': 'message',
  'column-renamed': 'settings-update',
  'board-renamed': 'settings-update',
  'masking-changed': 'update',
}

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/**
 * Fails to compile when the schema and the domain's events are not the same.
 * @public
 */
export const eventsAreComplete: Same<z.infer<typeof viewEventSchema>, ViewEvent> = true
/**
 * The same for notes.
 * @public
 */
export const notesAreComplete: Same<z.infer<typeof noteSchema>, Note> = true
