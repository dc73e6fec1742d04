import type { NoteTexts } from '@retropulse/domain/board/readable-texts'
import type { BoardSnapshot, SnapshotPart } from '@retropulse/domain/board/snapshot'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import type { AuthorId, ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { z } from 'zod'
import { boardIdSchema, columnIdSchema, noteIdSchema, rankSchema } from './ids.ts'
import type { Refused } from './refusal.ts'

/** The name that a guest types (PRESENCE-5). */
export const nameSchema = z
  .string()
  .max(NAME_MAX)
  .refine((name) => hasContent(name) && isStorableLine(name))

/**
 * What a client sends on `room`. A socket is on one board: its first message is `join`.
 * `resume` is what the client has: the board up to `seq`, as seen by `audience`.
 */
export const roomMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('join'),
    protocol: z.number().int(),
    boardId: boardIdSchema,
    resume: z.strictObject({ seq: z.number().int().nonnegative(), audience: z.string().max(200) }).nullable(),
  }),
  z.strictObject({ type: z.literal('introduce'), name: nameSchema }),
  /**
   * The sender has this note open in an editor (`columnId`: a note that is not on the board yet); null: not any more.
   */
  z.strictObject({ type: z.literal('edit'), noteId: noteIdSchema, columnId: columnIdSchema.nullable() }),
  z.strictObject({ type: z.literal('stop-edit'), noteId: noteIdSchema }),
  /** The sender holds this note over this place. */
  z.strictObject({
    type: z.literal('drag'),
    noteId: noteIdSchema,
    columnId: columnIdSchema,
    rank: rankSchema,
  }),
  z.strictObject({ type: z.literal('stop-drag'), noteId: noteIdSchema }),
  /**
   * The tab is hidden, and the socket closes next; a socket that ends without it means that the person left
   * (PRESENCE-8).
   */
  z.strictObject({ type: z.literal('away') }),
])
export type RoomMessage = z.infer<typeof roomMessageSchema>
export type JoinMessage = Extract<RoomMessage, { type: 'join' }>

/** A person on the board. `key` is unrelated to what they wrote; `authorId` is sent only to viewers who see authors. */
export interface Person {
  readonly key: string
  readonly name: string | null
  readonly picture: string | null
  readonly isSignedIn: boolean
  readonly authorId?: AuthorId
  /** Hid the tab a short while ago: reached by no message now, and expected back (PRESENCE-8). */
  readonly isAway?: true
}

/** The profile of an author, for viewers who see authors. */
export interface AuthorProfile {
  readonly name: string | null
  readonly picture: string | null
}

/** A person has a note open; `by` (the person's key) is sent only to viewers who see authors. */
export interface Editing {
  readonly noteId: NoteId
  readonly columnId: ColumnId | null
  readonly by: string | null
}

/** A person holds a note over a place (MOVE-7). */
export interface Dragging {
  readonly noteId: NoteId
  readonly columnId: ColumnId
  readonly rank: string
}

/** What the server sends the participants of a board on `room`; none of it has a sequence number. */
export type RoomUpdate =
  | { readonly type: 'presence'; readonly joined: readonly Person[]; readonly left: readonly string[] }
  | { readonly type: 'editing'; readonly editing: Editing }
  | { readonly type: 'editing-stopped'; readonly noteId: NoteId }
  | { readonly type: 'dragging'; readonly dragging: Dragging }
  | { readonly type: 'dragging-stopped'; readonly noteId: NoteId }
  | { readonly type: 'authors'; readonly authors: Readonly<Record<AuthorId, AuthorProfile>> }
  /** The number of people who have answered the mood poll (MOOD-13). */
  | { readonly type: 'moods'; readonly count: number }
  /** Since when no facilitator is on the board; null: one is (LEAD-6). */
  | { readonly type: 'facilitator-presence'; readonly noFacilitatorSince: number | null }
  /**
   * A part of a large board whose join was answered without notes and action items (WIRE-9). After `complete` the
   * board is whole; `outdated` means that the answer is not valid any more, and the client joins again.
   */
  | ({ readonly type: 'board-part'; readonly end: 'complete' | 'outdated' | null } & SnapshotPart)
  /** Texts of a large board that belong to the next `masking-changed`, as its `texts-shown` (WIRE-22). */
  | { readonly type: 'texts'; readonly notes: readonly NoteTexts[] }

/**
 * What happened: one row for what one command did (WIRE-12). `seq` is the number of the last row; the rows before it
 * are numbered downwards without a gap.
 */
export interface BoardUpdate {
  readonly seq: number
  readonly rows: readonly (readonly ViewEvent[])[]
}

/** The viewer, as the server authorized them. */
export interface You {
  readonly key: string
  readonly name: string | null
  readonly isSignedIn: boolean
  readonly id: AuthorId
  readonly pseudonym: AuthorId
  readonly authorIds: readonly AuthorId[]
  readonly isFacilitator: boolean
  readonly seesAuthors: boolean
  /** Signed in and on the team of the board: may read and set assignees (ACTION-13). */
  readonly seesAssignees: boolean
}

/** The answer to `join`: either the board, or only what happened since `resume.seq` (WIRE-8, WIRE-10). */
export interface Joined {
  readonly ok: true
  readonly you: You
  readonly audience: string
  /** `isPartial`: notes and actions follow as `board-part` on `room`. */
  readonly board: { readonly seq: number; readonly state: BoardSnapshot; readonly isPartial?: true } | null
  readonly missed: BoardUpdate | null
  readonly people: readonly Person[]
  readonly authors: Readonly<Record<AuthorId, AuthorProfile>>
  readonly editing: readonly Editing[]
  /** The server's clock at the answer, in milliseconds since 1970: timers follow it. */
  readonly now: number
  /** The number of people who have answered the mood poll, where one is or was. */
  readonly moods: number
  /** Since when no facilitator is on the board, by the server's clock; null: one is (LEAD-6). */
  readonly noFacilitatorSince: number | null
}

/** The answer to a command: the sequence number at which it is done, or the refusal code (WIRE-15). */
export type CommandReply = { readonly ok: true; readonly seq: number } | Refused
export type JoinReply = Joined | Refused
export type RoomReply = { readonly ok: true } | Refused

/** The events of the live socket, by name (WIRE-3). */
export interface ServerToClient {
  room: (update: RoomUpdate) => void
  message: (update: BoardUpdate) => void
  update: (update: BoardUpdate) => void
  'settings-update': (update: BoardUpdate) => void
}
