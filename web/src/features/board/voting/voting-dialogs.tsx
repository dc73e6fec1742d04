import { deferred } from '../overlay/deferred.tsx'
import { useLive } from '../view/board-store.ts'

const VotingLive = deferred(async () => (await import('./under-way/voting-live.tsx')).VotingLive)

/** What a vote tells everybody; loaded once there is or was one, with all that is drawn of it elsewhere. */
export function VotingDialogs() {
  const hasVote = useLive((view) => view.board.voting !== null)
  return hasVote && <VotingLive onFail={nothing} />
}

function nothing(): void {
  // The page has said so; what is loaded while nobody waits tries again.
}
