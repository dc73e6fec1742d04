import type { BoardState } from '@retropulse/domain/board/state'
import { isDone } from '@retropulse/domain/board/voting/votes'
import { useSyncExternalStore } from 'react'
import { useLive } from './board-store.ts'
import { lastDiscussed } from './last-discussed.ts'
import { voteRanking } from './vote-results.ts'
import { isVoting } from './vote-stage.ts'

/** What the viewer does next, of all that goes on: the strip has one main button, which is the one for this. */
export type NextStep = 'run' | 'voting' | 'mood' | 'discussion'

/**
 * In the order of the strip (BOARD-52). A facilitator of a guided run leads to its next step, but only after the
 * discussion in a step that discusses (RUN-12).
 */
export function useNextStep(): NextStep {
  const last = useSyncExternalStore(lastDiscussed.subscribe, lastDiscussed.get)
  return useLive(({ board, you }) => {
    const { run, voting } = board
    const isInVote = isVoting(board)
    if (run !== null && you.isFacilitator) return isDiscussing(board, last) ? 'discussion' : 'run'
    if (run !== null && !isInVote && !run.done.some((by) => you.authorIds.includes(by))) return 'run'
    if (isInVote && voting !== null && !isDone(voting, you)) return 'voting'
    return board.moodPoll === true ? 'mood' : 'discussion'
  })
}

/** True in a step that discusses, until the last note with votes has been discussed. */
function isDiscussing(board: BoardState, last: number | null): boolean {
  const { run, discussedNote } = board
  if (run?.steps[run.index]?.kind !== 'discuss' || isVoting(board)) return false
  const next = last === null ? 0 : last + 1
  return discussedNote !== null || next < voteRanking(board).cards.length
}
