import { bytesOfNote } from '@retropulse/domain/board/board-bytes'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { groupMembers } from '@retropulse/domain/board/groups/groups'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId, RemovalId } from '@retropulse/domain/kernel/ids'
import { boardSize } from '../queries/board-parts.ts'

/** Characters of a board that count as one more message when a switch sends the board to all (LIMIT-8). */
const BOARD_PER_MESSAGE = 64 * 1024
/** Bytes that a command may send to each participant for one message: about what the longest text has (LIMIT-25). */
const BYTES_PER_MESSAGE = 8 * 1024
/** Approximate bytes of an event that names a note without its texts, and of a note's total of votes. */
const EVENT_BYTES = 100
const TOTAL_BYTES = 30

/** Commands that may hide or show the texts of all notes, so that each viewer is sent their own again. */
const SENDS_BOARD: ReadonlySet<BoardCommand['type']> = new Set([
  'set-masking',
  'set-anonymous',
  'start-run',
  'go-to-step',
  'restore-run',
])

/** How many messages a command counts as besides itself, by what it makes the server send (LIMIT-8, LIMIT-25). */
export function costOf(command: BoardCommand, board: BoardState): number {
  return SENDS_BOARD.has(command.type)
    ? Math.ceil(boardSize(board) / BOARD_PER_MESSAGE)
    : Math.floor(bytesSentBy(command, board) / BYTES_PER_MESSAGE)
}

/** About the bytes that each participant is sent, of commands that send more than they bring. */
function bytesSentBy(command: BoardCommand, board: BoardState): number {
  const { notes, trash } = board
  switch (command.type) {
    case 'restore-note':
      return bytesOf([trash.notes.get(command.noteId)])
    case 'restore-comment':
      return trash.comments.has(command.commentId) ? bytesOf([notes.get(command.noteId)]) : 0
    case 'restore-content':
      return bytesOf(notesRestoredBy(command.removalId, board))
    case 'group-note':
    case 'ungroup-note':
      return groupMembers(notes, command.noteId).length * EVENT_BYTES
    case 'group-notes':
      return command.noteIds.length * EVENT_BYTES
    case 'set-columns':
      return notesMovedBy(command.columns, board) * EVENT_BYTES
    case 'start-voting':
    case 'end-voting':
      return board.voting === null ? 0 : notes.size * TOTAL_BYTES
    default:
      return 0
  }
}

/** A comment that is restored is sent with its whole note. */
function notesRestoredBy(removalId: RemovalId, { notes, trash, removals }: BoardState): Iterable<Note> {
  const removal = removals.find((one) => one.removalId === removalId)
  const ids = new Set([...(removal?.noteIds ?? []), ...(removal?.comments ?? []).map(({ noteId }) => noteId)])
  const noteOf = (id: NoteId) => notes.get(id) ?? trash.notes.get(id) ?? []
  return [...ids].flatMap(noteOf)
}

/** The notes of columns that are removed, each of which is moved to another one (BOARD-16). */
function notesMovedBy(
  columns: Extract<BoardCommand, { type: 'set-columns' }>['columns'],
  { notes }: BoardState,
): number {
  const kept = new Set(columns.flatMap(({ id, name }) => (name.trim() === '' ? [] : id)))
  let moved = 0
  notes.forEach(({ columnId }) => {
    if (!kept.has(columnId)) moved += 1
  })
  return moved
}

function bytesOf(notes: Iterable<Note | undefined>): number {
  let bytes = 0
  for (const note of notes) if (note !== undefined) bytes += bytesOfNote(note)
  return bytes
}
