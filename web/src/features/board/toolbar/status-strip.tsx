import Lightbulb from 'lucide-react/icons/lightbulb'
import { t } from '../messages.ts'
import { MoodStatus } from '../mood/mood-status.tsx'
import { SortingStatus } from '../sorting/sorting-status.tsx'
import { SpotlightStatus } from '../spotlight/spotlight-status.tsx'
import { TimerStatus } from '../timer/timer-status.tsx'
import { useLive } from '../view/board-store.ts'
import { VotingStatus } from '../voting/voting-status.tsx'
import { ConnectionStatus } from './connection-status.tsx'
import { StatusChip } from './status-chip.tsx'

/**
 * What is going on now, for everybody in the same place; nothing moves for it. What does not fit is scrolled to; what
 * comes first matters most: without a connection nothing else is true for sure (D12).
 */
export function StatusStrip() {
  const isMasked = useLive((view) => view.board.isMasked)
  return (
    <div
      role="region"
      aria-label={t('status.label')}
      className="flex min-w-0 items-center gap-2 overflow-x-auto pe-5 mask-r-from-[calc(100%-1.25rem)] [scrollbar-width:none] empty:hidden"
    >
      <ConnectionStatus />
      <VotingStatus />
      <TimerStatus />
      <MoodStatus />
      {isMasked && <StatusChip icon={Lightbulb}>{t('status.brainstorm')}</StatusChip>}
      <SpotlightStatus />
      <SortingStatus />
    </div>
  )
}
