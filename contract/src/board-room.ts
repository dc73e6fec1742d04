import type { NoteTexts } from '@retropulse/domain/board/readable-texts'
import type { BoardSnapshot, SnapshotPart } from '@retropulse/domain/board/snapshot'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import type { AuthorId, ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { z } from 'zod'
import { boardIdSchema, columnIdSchema, noteIdSchema, rankSchema } from './ids.ts'
import type { Refused } from './refusal.ts'

/** A name that somebody gives themselves. */
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
  /** I have this note open (columnId: a note that is not there yet); null: I do not any more. */
  z.strictObject({ type: z.literal('edit'), noteId: noteIdSchema, columnId: columnIdSchema.nullable() }),
  z.strictObject({ type: z.literal('stop-edit'), noteId: noteIdSchema }),
  /** I hold this note over this place. */
  z.strictObject({
    type: z.literal('drag'),
    noteId: noteIdSchema,
    columnId: columnIdSchema,
    rank: rankSchema,
  }),
  z.strictObject({ type: z.literal('stop-drag'), noteId: noteIdSchema }),
  /** The tab is hidden, and the socket closes next: any other end of it means that the person left (D34). */
  z.strictObject({ type: z.literal('away') }),
])
export type RoomMessage = z.infer<typeof roomMessageSchema>
export type JoinMessage = Extract<RoomMessage, { type: 'join' }>

/** Somebody on the board. `key` says nothing about what they wrote; `authorId` comes only to viewers who see authors. */
export interface Person {
  readonly key: string
  readonly name: string | null
  readonly picture: string | null
  readonly isSignedIn: boolean
  readonly authorId?: AuthorId
  /** Hid the tab a short while ago: nothing reaches them now, and they are expected back (D34). */
  readonly isAway?: true
}

/** Who an author is, for viewers who see authors. */
export interface AuthorProfile {
  readonly name: string | null
  readonly picture: string | null
}

/** Somebody has a note open; `by` (a person's key) comes only to viewers who see authors. */
export interface Editing {
  readonly noteId: NoteId
  readonly columnId: ColumnId | null
  readonly by: string | null
}

/** Somebody holds a note over a place. */
export interface Dragging {
  readonly noteId: NoteId
  readonly columnId: ColumnId
  readonly rank: string
}

/** What the server tells a board's people on `room`; none of it has a sequence number. */
export type RoomUpdate =
  | { readonly type: 'presence'; readonly joined: readonly Person[]; readonly left: readonly string[] }
  | { readonly type: 'editing'; readonly editing: Editing }
  | { readonly type: 'editing-stopped'; readonly noteId: NoteId }
  | { readonly type: 'dragging'; readonly dragging: Dragging }
  | { readonly type: 'dragging-stopped'; readonly noteId: NoteId }
  | { readonly type: 'authors'; readonly authors: Readonly<Record<AuthorId, AuthorProfile>> }
  /** So many people have said how they feel by now. */
  | { readonly type: 'moods'; readonly count: number }
  /** Since when no facilitator is on the board; null: one is (D40). */
  | { readonly type: 'facilitator-presence'; readonly noFacilitatorSince: number | null }
  /**
   * A part of a large board whose join was answered without notes and actions. After `complete` the board is whole;
   * `outdated` means that the answer is not valid any more, and the client joins again.
   */
  | ({ readonly type: 'board-part'; readonly end: 'complete' | 'outdated' | null } & SnapshotPart)
  /** Texts of a large board that belong to the next `masking-changed`, as its `texts-shown`. */
  | { readonly type: 'texts'; readonly notes: readonly NoteTexts[] }

/**
 * What happened: one row for what one command did. `seq` is the number of the last row; the rows before
 * it are numbered downwards without a gap.
 */
export interface BoardUpdate {
  readonly seq: number
  readonly rows: readonly (readonly ViewEvent[])[]
}

/** The viewer, as the server knows them. */
export interface You {
  readonly key: string
  readonly name: string | null
  readonly isSignedIn: boolean
  readonly id: AuthorId
  readonly pseudonym: AuthorId
  readonly authorIds: readonly AuthorId[]
  readonly isFacilitator: boolean
  readonly seesAuthors: boolean
  /** Is signed in and on the board's team: may know and say who has an action to do (board.md §6). */
  readonly seesAssignees: boolean
}

/** The answer to `join`: either the board, or only what happened since `resume.seq`. */
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
  /** The server's clock as it answers, in milliseconds since 1970: timers run by it. */
  readonly now: number
  /** How many people have said how they feel, where a mood poll is or was. */
  readonly moods: number
  /** Since when no facilitator is on the board, by the server's clock; null: one is (D40). */
  readonly noFacilitatorSince: number | null
}

/** The answer to a command: the sequence number at which it is done, or why it is not. */
export type CommandReply = { readonly ok: true; readonly seq: number } | Refused
export type JoinReply = Joined | Refused
export type RoomReply = { readonly ok: true } | Refused

/** The live socket's messages, by name (D13). */
export interface ServerToClient {
  room: (update: RoomUpdate) => void
  message: (update: BoardUpdate) => void
  update: (update: BoardUpdate) => void
  'settings-update': (update: BoardUpdate) => void
}
