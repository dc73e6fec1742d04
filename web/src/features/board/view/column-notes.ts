import type { Dragging } from '@retropulse/contract/board-room'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { isMember } from '../groups/group-notes.ts'
import { noteOrder } from '../sorting/note-order.ts'

/** The notes of each column, first to last; of a group the one that leads it, on whose card the others stand (D6). */
export type ColumnNotes = ReadonlyMap<ColumnId, readonly Note[]>

const NONE: readonly Note[] = []

/**
 * The notes of each column as they are drawn: those that others hold stand where they are held, and all in the
 * order that the facilitator chose (D14). A column in which nothing changed keeps its array of `before`, so that it is
 * not drawn again.
 */
export function columnNotes(
  board: Pick<BoardState, 'columns' | 'notes' | 'sortBy' | 'voting'>,
  dragging: readonly Dragging[],
  before: ColumnNotes,
): ColumnNotes {
  const held = new Map(dragging.map((place) => [place.noteId, place]))
  const columns = new Map<ColumnId, Note[]>(board.columns.map((column) => [column.id, []]))
  for (const note of board.notes.values()) {
    if (isMember(board.notes, note)) continue
    const place = held.get(note.id)
    const isKnown = place !== undefined && columns.has(place.columnId)
    const drawn = isKnown ? { ...note, columnId: place.columnId, rank: place.rank } : note
    columns.get(drawn.columnId)?.push(drawn)
  }
  const { compare } = noteOrder(board)
  const after = new Map<ColumnId, readonly Note[]>()
  for (const [columnId, notes] of columns) {
    const sorted = notes.sort(compare)
    const old = before.get(columnId)
    after.set(columnId, old !== undefined && areSame(old, sorted) ? old : sorted)
  }
  return after
}

/** The notes of one column. */
export function notesOf(columns: ColumnNotes, columnId: ColumnId): readonly Note[] {
  return columns.get(columnId) ?? NONE
}

function areSame(one: readonly Note[], other: readonly Note[]): boolean {
  return one.length === other.length && one.every((note, at) => note === other[at])
}
