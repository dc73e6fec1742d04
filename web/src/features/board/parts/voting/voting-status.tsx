import { useIsVoting } from '../../model/vote-stage.ts'
import { useLazyVoting } from './lazy-voting.ts'

/** The chip of a running vote. */
export function VotingStatus() {
  const isRunning = useIsVoting()
  const kit = useLazyVoting()
  return isRunning && kit !== null && <kit.Chip />
}
