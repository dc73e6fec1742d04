import type { BoardCommand } from '@retropulse/domain/board/command'
import type { ColumnId, CommandId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Rank } from '@retropulse/domain/kernel/rank'
import type { Draft, SessionView } from './session-view.ts'
import type { UndoOutcome } from './undo-stack.ts'

/** A live board: the one object through which the page reads and changes it. */
export interface BoardSession {
  /** Calls `listener` after every change of the view; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** The view; the same object until something changes (fits useSyncExternalStore). */
  readonly getSnapshot: () => SessionView
  /** Shows a command at once, keeps it on the device, and sends it until the server has answered (CONN-13). */
  readonly do: (command: BoardCommand) => CommandId
  /** Undoes or redoes the last act of this tab (UNDO-4); null when there is none. */
  readonly undo: () => Promise<UndoOutcome | null>
  readonly redo: () => Promise<UndoOutcome | null>
  /** Tells the other participants the name of this one (PRESENCE-5). */
  readonly introduce: (name: string) => void
  /** Tells that a note is open in an editor; call it on every key (columnId: that of a new note). */
  readonly startEditing: (noteId: NoteId, columnId: ColumnId | null) => void
  readonly stopEditing: (noteId: NoteId) => void
  /** Tells that a note is held over a place; call it on every move (MOVE-7). */
  readonly drag: (noteId: NoteId, columnId: ColumnId, rank: Rank) => void
  readonly stopDrag: (noteId: NoteId) => void
  /** Keeps the typed text; call it on every key. The command with the finished text removes the draft (CONN-14). */
  readonly saveDraft: (draft: Draft) => void
  readonly discardDraft: (draft: Draft) => void
  readonly dismissRejected: (commandId: CommandId) => void
  /** Starts connecting again after the attempts were used up (CONN-9). */
  readonly retry: () => void
  /** Leaves the board; what is not acknowledged stays on the device. */
  readonly close: () => void
}
