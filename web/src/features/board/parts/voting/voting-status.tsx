import { useIsVoting } from '../../model/vote-stage.ts'
import { useVotingKit } from './voting-kit.ts'

/** The chip of a running vote. */
export function VotingStatus() {
  const isRunning = useIsVoting()
  const kit = useVotingKit()
  return isRunning && kit !== null && <kit.Chip />
}
