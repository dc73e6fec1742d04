import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import type { ActionId, ColumnId, CommentId, NoteId } from '@retropulse/domain/kernel/ids'
import { rankAtTop } from './rank-for-place.ts'
import type { Rejected } from './session-view.ts'

/** New ids for what is added again. */
export interface NewIds {
  readonly noteId: NoteId
  readonly commentId: CommentId
  readonly actionId: ActionId
}

/**
 * The command that tries a refused text again (CONN-16): the same one where its place is still there, otherwise a new
 * note or action item. Null when the text has nowhere to go.
 */
export function tryAgain(
  board: BoardState,
  { command, code, text }: Pick<Rejected, 'command' | 'code' | 'text'>,
  ids: NewIds,
): BoardCommand | null {
  switch (command.type) {
    case 'edit-note':
      return !board.notes.has(command.noteId) || code === 'forbidden' || code === 'note-hidden'
        ? asNewNote(board, text ?? '', null, ids.noteId)
        : command
    case 'add-note':
      return asNewNote(board, text ?? '', command.columnId, ids.noteId)
    case 'add-comment':
    case 'edit-comment':
      return !board.notes.has(command.noteId)
        ? asNewNote(board, text ?? '', null, ids.noteId)
        : { type: 'add-comment', noteId: command.noteId, commentId: ids.commentId, text: text ?? '' }
    case 'title-group':
      return board.notes.has(command.noteId) ? command : asNewNote(board, text ?? '', null, ids.noteId)
    case 'add-action':
      return { ...command, actionId: ids.actionId }
    case 'edit-action':
      return board.actions.has(command.actionId)
        ? command
        : { type: 'add-action', actionId: ids.actionId, text: command.text }
    default:
      return text === null ? null : command
  }
}

/** A text as a new note at the top of the wanted column, or of the first one; null on a board without columns. */
export function asNewNote(
  board: BoardState,
  text: string,
  requested: ColumnId | null,
  noteId: NoteId,
): BoardCommand | null {
  const column = board.columns.find(({ id }) => id === requested) ?? board.columns[0]
  if (column === undefined) return null
  return { type: 'add-note', noteId, columnId: column.id, rank: rankAtTop(board, column.id), text }
}
