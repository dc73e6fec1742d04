import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'

const VotingLive = lazyPart(async () => (await import('./running/voting-live.tsx')).VotingLive)

/** The dialogs of a vote; loaded once there is or was one, with all that is drawn of it elsewhere. */
export function VotingDialogs() {
  const hasVote = useLive((view) => view.board.voting !== null)
  return hasVote && <VotingLive onFail={nothing} />
}

function nothing(): void {
  // A toast has reported the failure; the loading in the background tries again.
}
