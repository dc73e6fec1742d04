import Lightbulb from 'lucide-react/icons/lightbulb'
import { IcebreakerStatus } from '../../parts/media/icebreaker-status.tsx'
import { DiscussionStatus } from '../../parts/discussion/discussion-status.tsx'
import { t } from '../../model/messages.ts'
import { MoodStatus } from '../../parts/mood/mood-status.tsx'
import { SortingStatus } from '../../parts/sorting/sorting-status.tsx'
import { SpotlightStatus } from '../../parts/spotlight/spotlight-status.tsx'
import { TimerStatus } from '../../parts/timer/timer-status.tsx'
import { useLive } from '../../model/board-store.ts'
import { VotingStatus } from '../../parts/voting/voting-status.tsx'
import { StatusChip } from '../../parts/controls/status-chip.tsx'

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
      <DiscussionStatus />
      <SpotlightStatus />
      <SortingStatus />
    </>
  )
}
