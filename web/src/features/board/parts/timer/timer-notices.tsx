import { timeLeft } from '@retropulse/domain/board/timer/decide'
import { useEffect, useRef } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { noticesFrom } from './timer-clock.ts'

/** Shows the notices of the timer as toasts of 12 s, and its end (TIMER-13, TIMER-14). */
export function TimerNotices() {
  const { get } = useBoardStore()
  const timer = useLive((view) => view.board.timer)
  // A board that is loaded again after a lost connection has the same timer: no notice is shown twice.
  const said = useRef(new Set<string>())
  useEffect(() => {
    if (timer === null) return
    const left = timeLeft(timer, Date.now() + get().clockOffset)
    const timers = noticesFrom(left).map(({ inMs, at }) =>
      setTimeout(() => {
        const notice = `${timer.startTime} ${timer.duration} ${at}`
        if (said.current.has(notice)) return
        said.current.add(notice)
        notify(at > 0)
      }, inMs),
    )
    return () => timers.forEach(clearTimeout)
  }, [timer, get])
  return null
}

const ALMOST_UP_MS = 12_000

function notify(isAlmost: boolean): void {
  const text = t(isAlmost ? 'almost' : 'up')
  showToast(text, { id: 'timer', tone: 'warn', duration: ALMOST_UP_MS })
  announce(text, { key: 'timer' })
}
