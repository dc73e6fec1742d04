import { timeLeft } from '@retropulse/domain/board/timer/decide'
import type { Timer } from '@retropulse/domain/board/state'
import Clock from 'lucide-react/icons/alarm-clock'
import { ChipButton, StatusChip } from '../controls/status-chip.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useServerNow } from '../../model/use-server-now.ts'
import { t } from './messages.ts'
import { clockText, NOTICES_MS } from './timer-clock.ts'

/** The time left, the same for all participants whatever the clocks of their devices say (TIMER-11). */
export function TimerStatus() {
  const timer = useLive((view) => view.board.timer)
  return timer && <Running timer={timer} />
}

function Running({ timer }: { timer: Timer }) {
  const { session } = useBoardStore()
  const leads = useLive((view) => view.you.isFacilitator)
  const left = timeLeft(timer, useServerNow(500))
  const time = clockText(left)
  return (
    <StatusChip icon={Clock} tone={left <= NOTICES_MS[0] ? 'alert' : 'calm'}>
      {left > 0 ? (
        <span role="timer" aria-label={t('left', { time })} className="min-w-11 digits">
          {time}
        </span>
      ) : (
        <span>{t('up')}</span>
      )}
      {leads && (
        <>
          <ChipButton
            label={t('more')}
            short={t('moreShort')}
            onPress={() => session.do({ type: 'extend-timer' })}
          />
          <ChipButton
            label={t('end')}
            short={t('endShort')}
            onPress={() => session.do({ type: 'end-timer' })}
          />
        </>
      )}
    </StatusChip>
  )
}
