import { seenOf } from '@retropulse/domain/board/change-counts'
import { TIMER_MINUTES_DEFAULT, TIMER_MINUTES_MAX } from '@retropulse/domain/board/limits'
import { timeLeft } from '@retropulse/domain/board/timer/decide'
import Play from 'lucide-react/icons/play'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useServerNow } from '../../model/use-server-now.ts'
import { t } from './messages.ts'
import { clockText, minutesFrom } from './timer-clock.ts'
import { SoundsSwitch } from '../sounds/sounds-switch.tsx'

/** Starts a timer, adds a minute and ends it (TIMER-1, TIMER-5, TIMER-9). */
export function TimerPanel({ anchor }: { anchor: HTMLElement }) {
  const { session } = useBoardStore()
  const timer = useLive((view) => view.board.timer)
  const changes = useLive((view) => view.board.changes)
  const seen = seenOf(changes, 'timers')
  return (
    <ToolPopover anchor={anchor} title={t('title')}>
      {timer !== null && (
        <div className="mb-4 flex flex-wrap items-center gap-2 border-b border-line pb-4">
          <TimeLeft />
          <Button size="sm" onClick={() => session.do({ type: 'extend-timer', ...seen })}>
            {t('more')}
          </Button>
          <Button size="sm" onClick={() => session.do({ type: 'end-timer', ...seen })}>
            {t('end')}
          </Button>
        </div>
      )}
      <StartForm />
      <div className="mt-4 border-t border-line pt-4">
        <SoundsSwitch />
      </div>
    </ToolPopover>
  )
}

function TimeLeft() {
  const timer = useLive((view) => view.board.timer)
  const now = useServerNow(500)
  if (timer === null) return null
  const left = timeLeft(timer, now)
  return (
    <span className="me-auto font-display text-3xl leading-8 font-semibold tracking-tight digits">
      {left > 0 ? clockText(left) : t('up')}
    </span>
  )
}

const QUICK_MINUTES = [1, 3, 5, 10]

function StartForm() {
  const { session } = useBoardStore()
  const { hide } = useBoardHandlers()
  const timer = useLive((view) => view.board.timer)
  const [typed, setTyped] = useState(String(timer?.duration ?? TIMER_MINUTES_DEFAULT))
  const [isRefused, setRefused] = useState(false)
  const start = (minutes: number) => {
    session.do({ type: 'start-timer', duration: minutes })
    hide()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const minutes = minutesFrom(typed)
    if (minutes === null) setRefused(true)
    else start(minutes)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-2">
        {QUICK_MINUTES.map((count) => (
          <Button
            key={count}
            size="sm"
            className="px-1!"
            icon={<Play aria-hidden="true" className="size-3 text-ink-soft rtl:-scale-x-100" />}
            onClick={() => start(count)}
          >
            {t('quick', { count })}
          </Button>
        ))}
      </div>
      <TextField
        label={t('minutes')}
        type="number"
        inputMode="numeric"
        min={1}
        max={120}
        value={typed}
        trailing={t('range', { max: TIMER_MINUTES_MAX })}
        {...(isRefused && { error: t('invalid') })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setRefused(false)
        }}
      />
      {/* Another start takes the time that is left away: it is not the main button then. */}
      <Button
        type="submit"
        variant={timer === null ? 'primary' : 'secondary'}
        {...(isRefused && { 'aria-disabled': true })}
      >
        {t(timer === null ? 'start' : 'restart')}
      </Button>
    </form>
  )
}
