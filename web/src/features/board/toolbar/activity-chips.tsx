import Lightbulb from 'lucide-react/icons/lightbulb'
import { IcebreakerStatus } from '../media/icebreaker-status.tsx'
import { t } from '../messages.ts'
import { MoodStatus } from '../mood/mood-status.tsx'
import { SortingStatus } from '../sorting/sorting-status.tsx'
import { SpotlightStatus } from '../spotlight/spotlight-status.tsx'
import { TimerStatus } from '../timer/timer-status.tsx'
import { useLive } from '../view/board-store.ts'
import { VotingStatus } from '../voting/voting-status.tsx'
import { StatusChip } from './status-chip.tsx'

/** A chip for each thing that is going on, the one that demands most attention first. */
export function ActivityChips() {
  const isMasked = useLive((view) => view.board.isMasked)
  return (
    <>
      <VotingStatus />
      <TimerStatus />
      <MoodStatus />
      <IcebreakerStatus />
      {isMasked && <StatusChip icon={Lightbulb}>{t('status.brainstorm')}</StatusChip>}
      <SpotlightStatus />
      <SortingStatus />
    </>
  )
}
