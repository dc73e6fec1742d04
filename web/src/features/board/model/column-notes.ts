import type { Dragging } from '@retropulse/contract/board-room'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { isMember } from './group-notes.ts'
import { noteOrder } from './note-order.ts'

/** The cards of each column, first to last; a group is its first note, on whose card the others stand. */
export type ColumnNotes = ReadonlyMap<ColumnId, readonly Note[]>

const NONE: readonly Note[] = []

/**
 * The cards of each column as they are drawn: those that others drag where they are held (MOVE-7), and all in the order
 * that the facilitator chose (SORT-1). A column in which nothing changed keeps its array of `before`, so that it is not
 * rendered again.
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

/** The cards of one column. */
export function notesOf(columns: ColumnNotes, columnId: ColumnId): readonly Note[] {
  return columns.get(columnId) ?? NONE
}

function areSame(one: readonly Note[], other: readonly Note[]): boolean {
  return one.length === other.length && one.every((note, at) => note === other[at])
}
