import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardId, ColumnId, CommandId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Rank } from '@retropulse/domain/kernel/rank'
import { newCommandId } from './new-ids.ts'
import type { Draft, SessionView } from './session-view.ts'

export interface BoardSessionOptions {
  readonly boardId: BoardId
  /** The person's id where the page knows it already; a cached board is shown at once only for that person. */
  readonly identityHint?: string
  /** Where the server is; the page's own origin when left out. */
  readonly url?: string
}

/** A board, live: the one object that the page talks to. */
export interface BoardSession {
  /** Calls `listener` after every change of the view; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** The view; the same object until something changes (fits useSyncExternalStore). */
  readonly getSnapshot: () => SessionView
  /** Shows at once what a command does, keeps it on the device and sends it until the server has answered. */
  readonly do: (command: BoardCommand) => CommandId
  /** Tells the others the person's name. */
  readonly introduce: (name: string) => void
  /** This note is open in an editor here; call it on every key (columnId: of a note not on the board yet). */
  readonly startEditing: (noteId: NoteId, columnId: ColumnId | null) => void
  readonly stopEditing: (noteId: NoteId) => void
  /** This note is held over this place; call it on every move. */
  readonly drag: (noteId: NoteId, columnId: ColumnId, rank: Rank) => void
  readonly stopDrag: (noteId: NoteId) => void
  /** Keeps what is being typed; call it on every key. The command that hands the text in takes the draft away. */
  readonly saveDraft: (draft: Draft) => void
  readonly discardDraft: (draft: Draft) => void
  readonly dismissRejected: (commandId: CommandId) => void
  /** Starts connecting again after the attempts were used up. */
  readonly retry: () => void
  /** Leaves the board; what is not acknowledged stays on the device. */
  readonly close: () => void
}

const LOADING: SessionView = {
  status: 'loading',
  refusal: null,
  attempts: 0,
  board: null,
  you: null,
  people: [],
  authors: {},
  editing: [],
  dragging: [],
  unsaved: new Set(),
  pendingCount: 0,
  drafts: [],
  rejected: [],
  isDurable: true,
}

/** Opens a board: shows what the device remembers of it, joins, and keeps it live until closed. */
export function openBoardSession(_options: BoardSessionOptions): BoardSession {
  return {
    subscribe: () => () => undefined,
    getSnapshot: () => LOADING,
    do: () => newCommandId(),
    introduce: () => undefined,
    startEditing: () => undefined,
    stopEditing: () => undefined,
    drag: () => undefined,
    stopDrag: () => undefined,
    saveDraft: () => undefined,
    discardDraft: () => undefined,
    dismissRejected: () => undefined,
    retry: () => undefined,
    close: () => undefined,
  }
}
