import { seenOf } from '@retropulse/domain/board/change-counts'
import { timeLeft } from '@retropulse/domain/board/timer/decide'
import type { Timer } from '@retropulse/domain/board/state'
import Clock from 'lucide-react/icons/alarm-clock'
import { clsx } from 'clsx'
import { ChipButton, StatusChip } from '../controls/status-chip.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useServerNow } from '../../model/use-server-now.ts'
import { t } from './messages.ts'
import { clockText, NOTICES_MS } from './timer-clock.ts'

/** The time left, the same for all participants whatever the clocks of their devices say (TIMER-11). */
export function TimerStatus() {
  // The stage of a guided run has the clock of its step.
  const timer = useLive((view) => (view.board.run === null ? view.board.timer : null))
  return timer && <Running timer={timer} />
}

function Running({ timer }: { timer: Timer }) {
  const { session } = useBoardStore()
  const leads = useLive((view) => view.you.isFacilitator)
  const changes = useLive((view) => view.board.changes)
  const seen = seenOf(changes, 'timers')
  const left = timeLeft(timer, useServerNow(500))
  return (
    <StatusChip needsIcon icon={Clock} tone={left <= NOTICES_MS[0] ? 'alert' : 'calm'}>
      <ClockFace left={left} />
      {leads && (
        <>
          <ChipButton
            label={t('end')}
            look="plain"
            onPress={() => session.do({ type: 'end-timer', ...seen })}
          />
          <ChipButton
            label={t('more')}
            look="again"
            onPress={() => session.do({ type: 'extend-timer', ...seen })}
          />
        </>
      )}
    </StatusChip>
  )
}

/**
 * The clock of the room: 28 px, in digits of equal width, as wide once the time is up (TIMER-16). At the end of a line
 * it ends with what stands below it.
 */
export function ClockFace({ left, isAtEnd = false }: { left: number; isAtEnd?: boolean }) {
  const time = clockText(left)
  const isUp = left <= 0
  return (
    <span
      {...(!isUp && { role: 'timer', 'aria-label': t('left', { time }) })}
      className={clsx(
        'min-w-22 font-semibold whitespace-nowrap digits',
        isAtEnd ? 'text-end' : 'pe-1.5',
        isUp ? 'text-base' : 'text-2xl',
      )}
    >
      {isUp ? t('up') : time}
    </span>
  )
}
