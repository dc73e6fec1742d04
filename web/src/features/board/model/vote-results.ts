import type { BoardState } from '@retropulse/domain/board/state'
import { voteResults, type VotedCard } from '@retropulse/domain/board/voting/vote-results'
import type { NoteId } from '@retropulse/domain/kernel/ids'

/** The result of the vote, and its cards by their ids. */
export interface VoteRanking {
  readonly cards: readonly VotedCard[]
  readonly byNote: ReadonlyMap<NoteId, VotedCard>
}

/** Places that carry a rank (VOTE-41). */
const RANKS_SHOWN = 3

/** The rank that a card carries, if it is one of the first (VOTE-41). */
export function shownRank(rank: number | undefined): number | undefined {
  return rank !== undefined && rank <= RANKS_SHOWN ? rank : undefined
}

const RANKINGS = new WeakMap<BoardState['notes'], { readonly of: BoardState; readonly is: VoteRanking }>()

/** The result of the vote; computed once for each state of the notes, since every note asks. */
export function voteRanking(board: BoardState): VoteRanking {
  const known = RANKINGS.get(board.notes)
  if (known !== undefined && known.of.voting === board.voting && known.of.columns === board.columns)
    return known.is
  const cards = voteResults(board)
  const is = { cards, byNote: new Map(cards.map((card) => [card.note.id, card])) }
  RANKINGS.set(board.notes, { of: board, is })
  return is
}
