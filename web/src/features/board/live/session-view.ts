import type { AuthorProfile, Dragging, Editing, Person, You } from '@retropulse/contract/board-room'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import type {
  ActionId,
  AuthorId,
  ColumnId,
  CommandId,
  CommentId,
  NoteId,
} from '@retropulse/domain/kernel/ids'
import type { Rank } from '@retropulse/domain/kernel/rank'

/**
 * - `loading`: no board to show yet;
 * - `live`: joined, everything up to now is shown;
 * - `reconnecting`: the board is shown as last known, attempts are under way (D12);
 * - `offline`: the attempts are used up (board.md §7); `retry` starts again, and so does coming back online;
 * - `refused`: the server does not let this person in, or not with this version: see `refusal`.
 */
export type SessionStatus = 'loading' | 'live' | 'reconnecting' | 'offline' | 'refused'

/** Text that somebody is typing and has not handed in yet; it survives a reload (D12). */
export type Draft = NoteDraft | CommentDraft | ActionDraft

export interface NoteDraft {
  readonly kind: 'note'
  readonly noteId: NoteId
  readonly columnId: ColumnId
  readonly rank: Rank
  readonly text: string
  /** True for a note that is not on the board yet. */
  readonly isNew: boolean
  /** How often the board had hidden or shown its authors when it was begun (D9); missing in drafts of older pages. */
  readonly anonymityChanges?: number
}

export interface CommentDraft {
  readonly kind: 'comment'
  readonly noteId: NoteId
  readonly commentId: CommentId
  readonly text: string
  /** True for a comment that is not on the board yet. */
  readonly isNew: boolean
}

export interface ActionDraft {
  readonly kind: 'action'
  readonly actionId: ActionId
  readonly text: string
  /** True for an action that is not on the board yet. */
  readonly isNew: boolean
}

/** A command that the server refused. Those with a text stay, over reloads too, until they are dismissed. */
export interface Rejected {
  readonly commandId: CommandId
  readonly command: BoardCommand
  readonly code: RefusalCode
  /** What the person had typed; null when the command carried no text. */
  readonly text: string | null
}

/** All that the page draws; a new object after every change, the same object between changes. */
export interface SessionView {
  readonly status: SessionStatus
  readonly refusal: RefusalCode | null
  /** The server has let the person in since the page was opened. */
  readonly wasLive: boolean
  /** Failed attempts since the connection was last live. */
  readonly attempts: number
  /** The board with what is not acknowledged yet laid over it; unchanged notes keep their identity. */
  readonly board: BoardState | null
  readonly you: You | null
  readonly people: readonly Person[]
  readonly authors: Readonly<Record<AuthorId, AuthorProfile>>
  readonly editing: readonly Editing[]
  readonly dragging: readonly Dragging[]
  /** Milliseconds to add to this device's clock to get the server's, by which timers run. */
  readonly clockOffset: number
  /** How many people have said how they feel. */
  readonly moods: number
  /** Since when no facilitator is on the board, by the server's clock; null: one is (D40). */
  readonly noFacilitatorSince: number | null
  /** Notes with something that the server has not acknowledged. */
  readonly unsaved: ReadonlySet<NoteId>
  /** Commands that the server has not acknowledged. */
  readonly pendingCount: number
  readonly drafts: readonly Draft[]
  readonly rejected: readonly Rejected[]
  /** There is something that this person did on this page and can take back, or do again. */
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** False when this device keeps nothing over a reload (private windows). */
  readonly isDurable: boolean
}
