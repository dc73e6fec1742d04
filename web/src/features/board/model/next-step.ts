import { isDone } from '@retropulse/domain/board/voting/votes'
import { useLive } from './board-store.ts'
import { isVoting } from './vote-stage.ts'

/** What the viewer does next, of all that goes on: the strip has one main button, which is the one for this. */
export type NextStep = 'run' | 'voting' | 'mood' | 'discussion'

/** In the order of the strip (BOARD-52). A facilitator of a guided run leads to its next step. */
export function useNextStep(): NextStep {
  return useLive(({ board, you }) => {
    const { run, voting } = board
    const isInVote = isVoting(board)
    if (run !== null && you.isFacilitator) return 'run'
    if (run !== null && !isInVote && !run.done.some((by) => you.authorIds.includes(by))) return 'run'
    if (isInVote && voting !== null && !isDone(voting, you)) return 'voting'
    return board.moodPoll === true ? 'mood' : 'discussion'
  })
}
