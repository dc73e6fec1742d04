import { seenOf } from '@retropulse/domain/board/change-counts'
import { timeLeft } from '@retropulse/domain/board/timer/decide'
import type { Timer } from '@retropulse/domain/board/state'
import ListStart from 'lucide-react/icons/list-start'
import { DoneButton } from '../controls/done-button.tsx'
import { ChipButton, StatusChip } from '../controls/status-chip.tsx'
import { ClockFace } from '../timer/timer-status.tsx'
import { NOTICES_MS } from '../timer/timer-clock.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useNextStep } from '../../model/next-step.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { useServerNow } from '../../model/use-server-now.ts'
import { useIsVoting } from '../../model/vote-stage.ts'
import { t } from './messages.ts'

/** The stage of a guided run: the step, its clock, how many are done, and Next for a facilitator (RUN-12). */
export function RunStatus() {
  const run = useLive((view) => view.board.run)
  const timer = useLive((view) => view.board.timer)
  return run && (timer === null ? <Stage left={null} /> : <TimedStage timer={timer} />)
}

function TimedStage({ timer }: { timer: Timer }) {
  return <Stage left={timeLeft(timer, useServerNow(500))} />
}

function Stage({ left }: { left: number | null }) {
  const { session } = useBoardStore()
  const run = useLive((view) => view.board.run)
  const changes = useLive((view) => view.board.changes)
  const people = useLive((view) => view.people.length)
  const amDone = useLive(
    ({ board, you }) => board.run?.done.some((by) => you.authorIds.includes(by)) ?? false,
  )
  const leads = useLive((view) => view.you.isFacilitator)
  const isNarrow = useNarrow()
  const isNext = useNextStep() === 'run'
  // While a vote runs its own chip says how many are done.
  const isVoting = useIsVoting()
  if (run === null) return null
  const { steps, index, doneCount } = run
  const step = index + 1
  const title = steps[index]?.title ?? ''
  const next = steps[step]
  const done = people === 0 ? null : t('doneOf', { done: Math.min(doneCount, people), people })
  const doneButton = !isVoting && (
    <DoneButton
      isDone={amDone}
      isQuiet={leads}
      onChange={(wanted) => session.do({ type: 'set-step-done', done: wanted, ...seenOf(changes, 'steps') })}
    />
  )
  const more = leads && left !== null && (
    <ChipButton
      label={t('more')}
      onPress={() => session.do({ type: 'extend-timer', ...seenOf(changes, 'timers') })}
    />
  )
  const goOn = leads && (
    <ChipButton
      label={next === undefined ? t('finish') : t('nextLong', { title: next.title })}
      short={t(next === undefined ? 'finish' : 'next')}
      longFrom="md"
      look={isNext ? 'primary' : 'quiet'}
      onPress={() =>
        session.do(
          next === undefined
            ? { type: 'end-run', from: index, ...seenOf(changes, 'steps') }
            : { type: 'go-to-step', index: step, from: index, ...seenOf(changes, 'steps') },
        )
      }
    />
  )
  const isStacked = isNarrow && (leads || !isVoting)
  // Where the button has no room to name the step that it leads to, this line does; its name says it at every width.
  const following = leads && next !== undefined && (
    <span aria-hidden="true" className="md:hidden">
      {!isVoting && ' · '}
      {t('nextLong', { title: next.title })}
    </span>
  )
  const doneText = (
    <span className="block truncate text-xs font-normal opacity-85">
      {!isVoting && done}
      {following}
    </span>
  )
  const buttons = (
    <>
      {doneButton}
      {more}
      {goOn}
    </>
  )
  return (
    <StatusChip
      icon={ListStart}
      tone={left !== null && left <= NOTICES_MS[0] ? 'alert' : 'calm'}
      {...(isStacked && { below: buttons })}
    >
      <span className="min-w-0 flex-1 pe-1.5 leading-tight digits">
        <span className="sr-only">{t('placeLong', { step, of: steps.length, title })}</span>
        <span
          aria-hidden="true"
          className="line-clamp-2 wrap-anywhere sm:block sm:max-w-72 sm:truncate sm:whitespace-nowrap"
        >
          {t('place', { step, of: steps.length })} <bdi>{title}</bdi>
        </span>
        {doneText}
      </span>
      {left !== null && <ClockFace left={left} isAtEnd={isStacked} />}
      {!isStacked && buttons}
    </StatusChip>
  )
}
