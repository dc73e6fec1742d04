import { notesInColumn } from '@retropulse/domain/board/order'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { rankBetween, type Rank } from '@retropulse/domain/kernel/rank'

/** The rank for a note above all others of a column (MOVE-2). */
export function rankAtTop(board: Pick<BoardState, 'notes'>, columnId: ColumnId): Rank {
  return rankBetween(null, notesInColumn(board, columnId)[0]?.rank ?? null)
}

/** The rank for a note between two neighbours of one column; null is the end of the column (MOVE-2). */
export function rankBetweenNotes(above: Pick<Note, 'rank'> | null, below: Pick<Note, 'rank'> | null): Rank {
  // Between neighbours with the same rank, until the server has parted them, there is no room: the note goes behind.
  const isInOrder = above === null || below === null || above.rank < below.rank
  return rankBetween(above?.rank ?? null, isInOrder ? (below?.rank ?? null) : null)
}
