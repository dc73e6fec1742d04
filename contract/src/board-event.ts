import type { BoardEventType } from '@retropulse/domain/board/event'
import type { Note } from '@retropulse/domain/board/state'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import { z } from 'zod'
import type { BoardChannel } from './board-command.ts'
import {
  actionIdSchema,
  authorIdSchema,
  boardIdSchema,
  columnIdSchema,
  commentIdSchema,
  daySchema,
  noteIdSchema,
  rankSchema,
} from './ids.ts'
import { gifSchema } from './gif.ts'

const at = z.number()
const text = z.string()
const note = { noteId: noteIdSchema }
const comment = { noteId: noteIdSchema, commentId: commentIdSchema }
const reaction = { noteId: noteIdSchema, emoji: text, by: authorIdSchema }

const ballotSchema = z.record(noteIdSchema, z.number()).readonly()
const actionStatus = z.union([z.literal(0), z.literal(1)])
const action = { actionId: actionIdSchema, by: authorIdSchema.nullable(), at }
const on = z.boolean()
/** Stored in the log, and never sent (MASK-17). */
const withdrawn = z.literal(true).optional()

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
  group: z.strictObject({ into: noteIdSchema, place: z.number() }).nullable(),
  groupTitle: text.nullable(),
  votes: z.number(),
})

/** An action item as it is sent and stored; `resovledIn` is spelled so on the wire (ACTION-25). */
const actionSchema = z.strictObject({
  id: actionIdSchema,
  text,
  status: actionStatus,
  timeStamp: at,
  updatedTime: at.nullable(),
  editedTime: at.nullable(),
  createdBy: authorIdSchema.nullable(),
  updatedBy: authorIdSchema.nullable(),
  addedIn: boardIdSchema,
  resovledIn: boardIdSchema.nullable(),
  assignees: z.array(authorIdSchema).readonly(),
  due: daySchema.nullable().optional(),
  noteId: noteIdSchema.nullable().optional(),
})

/** The texts of one note that the viewer may read; null: hidden from the viewer, or there is none. */
const noteTextsSchema = z.strictObject({
  noteId: noteIdSchema,
  text: text.nullable(),
  groupTitle: text.nullable(),
  comments: z.array(z.strictObject({ id: commentIdSchema, text })).readonly(),
})

/** An event as it is sent to a viewer. */
export const viewEventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('board-created'),
    title: text,
    columns: z.array(columnSchema).readonly(),
    isAnonymous: z.boolean(),
    isCompact: z.literal(true).exactOptional(),
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
  z.strictObject({ type: z.literal('note-deleted'), ...note, withdrawn }),
  z.strictObject({ type: z.literal('note-restored'), ...note, rank: rankSchema }),
  z.strictObject({ type: z.literal('note-shown'), note: noteSchema }),
  z.strictObject({ type: z.literal('texts-shown'), notes: z.array(noteTextsSchema).readonly() }),
  z.strictObject({ type: z.literal('comment-added'), ...comment, text, by: authorIdSchema, at }),
  z.strictObject({ type: z.literal('comment-edited'), ...comment, text, at }),
  z.strictObject({ type: z.literal('comment-deleted'), ...comment, withdrawn }),
  z.strictObject({ type: z.literal('comment-restored'), ...comment }),
  z.strictObject({ type: z.literal('reaction-added'), ...reaction }),
  z.strictObject({ type: z.literal('reaction-removed'), ...reaction }),
  z.strictObject({ type: z.literal('column-renamed'), columnId: columnIdSchema, name: text }),
  z.strictObject({ type: z.literal('board-renamed'), title: text }),
  z.strictObject({ type: z.literal('masking-changed'), on }),
  z.strictObject({ type: z.literal('note-grouped'), ...note, into: noteIdSchema, place: z.number() }),
  z.strictObject({ type: z.literal('note-ungrouped'), ...note }),
  z.strictObject({ type: z.literal('group-titled'), ...note, title: text.nullable() }),
  z.strictObject({
    type: z.literal('voting-started'),
    contentId: columnIdSchema.nullable(),
    maxVotes: z.number(),
    resetVotes: z.boolean(),
    showsTotals: z.boolean(),
  }),
  z.strictObject({ type: z.literal('votes-cast'), ...note, votes: z.number(), by: authorIdSchema }),
  z.strictObject({ type: z.literal('voter-done'), by: authorIdSchema, done: z.boolean() }),
  z.strictObject({ type: z.literal('voting-ended') }),
  z.strictObject({ type: z.literal('votes-counted'), totals: ballotSchema }),
  z.strictObject({ type: z.literal('voters-counted'), done: z.number() }),
  z.strictObject({ type: z.literal('action-added'), ...action, text, fromNote: noteIdSchema.optional() }),
  z.strictObject({ type: z.literal('action-edited'), ...action, text }),
  z.strictObject({ type: z.literal('action-marked'), ...action, status: actionStatus }),
  z.strictObject({
    type: z.literal('action-assigned'),
    ...action,
    assignees: z.array(authorIdSchema).readonly(),
  }),
  z.strictObject({ type: z.literal('action-due-set'), ...action, due: daySchema.nullable() }),
  z.strictObject({ type: z.literal('action-deleted'), actionId: actionIdSchema }),
  z.strictObject({ type: z.literal('action-restored'), actionId: actionIdSchema }),
  z.strictObject({ type: z.literal('action-carried'), action: actionSchema }),
  z.strictObject({ type: z.literal('action-shown'), action: actionSchema }),
  z.strictObject({
    type: z.literal('timer-set'),
    timer: z.strictObject({ startTime: at, duration: z.number() }).nullable(),
  }),
  z.strictObject({
    type: z.literal('media-set'),
    media: z.strictObject({ source: text, volume: z.number(), startedAt: at }).nullable(),
  }),
  z.strictObject({ type: z.literal('mood-poll-started') }),
  z.strictObject({ type: z.literal('mood-poll-ended') }),
  z.strictObject({ type: z.literal('mood-shown'), on }),
  z.strictObject({ type: z.literal('summary-shown'), on }),
  z.strictObject({
    type: z.literal('spotlight-set'),
    author: z.union([authorIdSchema, z.literal(false)]),
  }),
  z.strictObject({
    type: z.literal('sorting-set'),
    sortBy: z.enum(['votes', 'emoji', 'comments']).nullable(),
  }),
  z.strictObject({ type: z.literal('gif-sharing-set'), on }),
  z.strictObject({ type: z.literal('gif-shared'), gif: gifSchema.extend({ at }) }),
  z.strictObject({
    type: z.literal('icebreaker-asked'),
    question: z.string(),
    drawn: z.array(z.string()).readonly().optional(),
  }),
  z.strictObject({ type: z.literal('icebreaker-ended') }),
  z.strictObject({ type: z.literal('facilitation-given'), to: authorIdSchema }),
  z.strictObject({ type: z.literal('facilitation-taken'), from: authorIdSchema }),
  z.strictObject({ type: z.literal('facilitation-taken-over'), to: authorIdSchema.nullable(), at }),
  z.strictObject({ type: z.literal('take-over-ended') }),
  z.strictObject({
    type: z.literal('columns-set'),
    columns: z.array(columnSchema).readonly(),
    heirs: z.record(columnIdSchema, columnIdSchema).readonly(),
  }),
  z.strictObject({ type: z.literal('anonymity-changed'), on }),
  z.strictObject({
    type: z.literal('background-set'),
    theme: text.nullable(),
    backgroundUrl: text.nullable(),
  }),
])

/** The channel on which the events of a command travel (WIRE-3). */
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
  'note-grouped': 'message',
  'note-ungrouped': 'message',
  'group-titled': 'message',
  'votes-cast': 'message',
  'voter-done': 'message',
  'action-added': 'message',
  'action-edited': 'message',
  'action-marked': 'message',
  'action-assigned': 'message',
  'action-due-set': 'message',
  'action-deleted': 'message',
  'action-restored': 'message',
  'action-carried': 'message',
  'voting-started': 'update',
  'voting-ended': 'update',
  'timer-set': 'update',
  'media-set': 'update',
  'mood-poll-started': 'update',
  'mood-poll-ended': 'update',
  'mood-shown': 'update',
  'summary-shown': 'update',
  'spotlight-set': 'update',
  'sorting-set': 'update',
  'gif-sharing-set': 'update',
  'gif-shared': 'update',
  'icebreaker-asked': 'update',
  'icebreaker-ended': 'update',
  'facilitation-given': 'update',
  'facilitation-taken': 'update',
  'facilitation-taken-over': 'update',
  'take-over-ended': 'update',
  'content-removed': 'update',
  'content-restored': 'update',
  'person-removed': 'update',
  'person-readmitted': 'update',
  'columns-set': 'settings-update',
  'anonymity-changed': 'settings-update',
  'background-set': 'settings-update',
}

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/**
 * Fails to compile when the schema and the domain's events are not the same.
 * @public
 */
export const eventsAreComplete: Same<z.infer<typeof viewEventSchema>, ViewEvent> = true
/**
 * Fails to compile when the schema and the domain's notes are not the same.
 * @public
 */
export const notesAreComplete: Same<z.infer<typeof noteSchema>, Note> = true
