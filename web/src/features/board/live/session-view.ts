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
 * - `reconnecting`: the board is shown as last known, while the page connects (CONN-8);
 * - `offline`: the attempts are used up (CONN-9); `retry` starts again, and so does the return of the network;
 * - `refused`: the server refuses the viewer, or this version of the page: see `refusal`.
 */
export type SessionStatus = 'loading' | 'live' | 'reconnecting' | 'offline' | 'refused'

/** A text that is being typed and is not submitted yet; it survives a reload (CONN-14). */
export type Draft = NoteDraft | CommentDraft | ActionDraft

export interface NoteDraft {
  readonly kind: 'note'
  readonly noteId: NoteId
  readonly columnId: ColumnId
  readonly rank: Rank
  readonly text: string
  /** True for a note that is not on the board yet. */
  readonly isNew: boolean
  /** Switches of author visibility until it was begun (TYPING-6); missing in drafts of older pages. */
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
  /** True for an action item that is not on the board yet. */
  readonly isNew: boolean
}

/** A refused command. One with a text stays, over reloads too, until it is dismissed (CONN-16). */
export interface Rejected {
  readonly commandId: CommandId
  readonly command: BoardCommand
  readonly code: RefusalCode
  /** The text that the participant typed; null when the command carried none. */
  readonly text: string | null
}

/** All that the page draws; a new object after every change, the same object between changes. */
export interface SessionView {
  readonly status: SessionStatus
  readonly refusal: RefusalCode | null
  /** The server has let the viewer in since the page was opened. */
  readonly wasLive: boolean
  /** Failed attempts since the connection was last live. */
  readonly attempts: number
  /** The board with pending commands laid over it; unchanged notes keep their identity (CONN-13). */
  readonly board: BoardState | null
  readonly you: You | null
  /** Counts the people of this tab: what one has typed on the page is not for the next one (CONN-20). */
  readonly person: number
  readonly people: readonly Person[]
  readonly authors: Readonly<Record<AuthorId, AuthorProfile>>
  readonly editing: readonly Editing[]
  readonly dragging: readonly Dragging[]
  /** Milliseconds to add to this device's clock to get the server's, by which timers run (TIMER-11). */
  readonly clockOffset: number
  /** The number of answers to the mood poll (MOOD-13). */
  readonly moods: number
  /** Since when no facilitator is on the board, by the server's clock; null while one is (LEAD-6). */
  readonly noFacilitatorSince: number | null
  /** Notes with a change that the server has not acknowledged (CONN-13). */
  readonly unsaved: ReadonlySet<NoteId>
  /** Commands that the server has not acknowledged. */
  readonly pendingCount: number
  readonly drafts: readonly Draft[]
  readonly rejected: readonly Rejected[]
  /** There is an act of this tab to undo, or one to redo. */
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** False when this device keeps nothing over a reload (CONN-15). */
  readonly isDurable: boolean
}
