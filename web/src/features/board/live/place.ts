import { notesInColumn } from '@retropulse/domain/board/order'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { rankBetween, type Rank } from '@retropulse/domain/kernel/rank'

/** The rank of a note that goes above all others of a column (D5). */
export function rankAtTop(board: Pick<BoardState, 'notes'>, columnId: ColumnId): Rank {
  return rankBetween(null, notesInColumn(board, columnId)[0]?.rank ?? null)
}

/** The rank of a note that goes between two neighbours of one column; null is the column's end (D5). */
export function rankBetweenNotes(above: Pick<Note, 'rank'> | null, below: Pick<Note, 'rank'> | null): Rank {
  // Neighbours that tie for a moment, until the server has parted them, leave no room between: go behind.
  const isInOrder = above === null || below === null || above.rank < below.rank
  return rankBetween(above?.rank ?? null, isInOrder ? (below?.rank ?? null) : null)
}
