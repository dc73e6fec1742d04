import { discussedCard } from '@retropulse/domain/board/discussion/discussion'
import type { BoardState } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { voteRanking } from '../../model/vote-results.ts'

/** Where the discussion is in the order of votes, counted from 0; null: nothing that is in the order is framed. */
export function placeOf(board: BoardState): number | null {
  const card = discussedCard(board)
  const at = voteRanking(board).cards.findIndex(({ note }) => note.id === card?.id)
  return at === -1 ? null : at
}

/**
 * The note before and after the framed one (DISCUSS-4); null: none. `last` is the place that this page knew last: when
 * the framed note is gone, the one that has its place now comes next.
 */
export function neighboursOf(
  board: BoardState,
  last: number,
): Readonly<Record<'previous' | 'next', NoteId | null>> {
  const { cards } = voteRanking(board)
  const at = placeOf(board)
  const id = (place: number) => cards[place]?.note.id ?? null
  return at === null ? { previous: id(last - 1), next: id(last) } : { previous: id(at - 1), next: id(at + 1) }
}
