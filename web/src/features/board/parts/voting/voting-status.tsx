import { useIsVoting } from '../../model/vote-stage.ts'
import { useVotingCode } from './voting-code.ts'

/** The chip of a running vote. */
export function VotingStatus() {
  const isRunning = useIsVoting()
  const kit = useVotingCode()
  return isRunning && kit !== null && <kit.Chip />
}
