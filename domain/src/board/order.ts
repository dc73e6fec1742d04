import type { ColumnId } from '../kernel/ids.ts'
import type { BoardState, Note } from './state.ts'

/** The notes of one column, first to last. */
export function notesInColumn(state: Pick<BoardState, 'notes'>, columnId: ColumnId): readonly Note[] {
  return state.notes
    .values()
    .filter((note) => note.columnId === columnId)
    .sort(byRank)
}

/** Compares notes by rank; the id breaks a tie, so that all participants see the same order (MOVE-4). */
export function byRank(one: Note, other: Note): number {
  if (one.rank !== other.rank) return one.rank < other.rank ? -1 : 1
  return one.id < other.id ? -1 : 1
}
