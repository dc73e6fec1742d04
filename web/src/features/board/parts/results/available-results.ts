import type { BoardState } from '@retropulse/domain/board/state'

export type ResultKind = 'mood' | 'votes' | 'summary'

/**
 * The results that a participant may open again, those that were disclosed to all (MOOD-28, SUMMARY-16, VOTE-39). While
 * a poll or a vote runs, its earlier result is not available.
 */
export function availableResults({ moodPoll, voting, showings }: ResultState): readonly ResultKind[] {
  const kinds: ResultKind[] = []
  if (moodPoll === false) kinds.push('mood')
  if (voting?.status === 'endVote') kinds.push('votes')
  if (showings.summary > 0) kinds.push('summary')
  return kinds
}

type ResultState = Pick<BoardState, 'moodPoll' | 'voting' | 'showings'>
