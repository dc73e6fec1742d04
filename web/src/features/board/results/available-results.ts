import type { BoardState } from '@retropulse/domain/board/state'

export type ResultKind = 'mood' | 'votes' | 'summary'

/**
 * The results that a participant may open again, as long as the board lives (D37): those that were disclosed to every
 * participant. While a poll or a vote runs, its earlier result is hidden again (board.md §4, D7).
 */
export function availableResults({ moodPoll, voting, showings }: ResultState): readonly ResultKind[] {
  const kinds: ResultKind[] = []
  if (moodPoll === false) kinds.push('mood')
  if (voting?.status === 'endVote') kinds.push('votes')
  if (showings.summary > 0) kinds.push('summary')
  return kinds
}

type ResultState = Pick<BoardState, 'moodPoll' | 'voting' | 'showings'>
