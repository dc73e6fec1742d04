import { type ChangeCounts, seenOf } from '@retropulse/domain/board/change-counts'
import type { GuidedRun, RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import { votesEach } from '@retropulse/domain/board/voting/votes'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import type { Ref } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { stepCaption } from './step-caption.ts'

export interface RunStepListProps {
  run: GuidedRun
  changes: ChangeCounts | null
  editButton: Ref<HTMLButtonElement>
  onEdit: () => void
}

/** The steps of a run that is under way; each can be gone to, forwards and back (RUN-6, RUN-15). */
export function RunStepList({ run, changes, editButton, onEdit }: RunStepListProps) {
  const { session } = useBoardStore()
  const { hide } = useBoardHandlers()
  const { steps, index } = run
  const votes = useLive((view) => votesEach(view.board))
  const seen = seenOf(changes, 'steps')
  return (
    <>
      <ol className="-mx-2 flex flex-col gap-0.5">
        {steps.map((step, at) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place
            key={at}
          >
            <StepRow
              {...{ step, at, index, votes }}
              onPress={() => session.do({ type: 'go-to-step', index: at, from: index, ...seen })}
            />
          </li>
        ))}
      </ol>
      <div className="mt-3 flex items-center justify-between gap-2 border-t border-line pt-4">
        <Button ref={editButton} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          onClick={() => {
            session.do({ type: 'end-run', from: index, ...seen })
            hide()
          }}
        >
          {t('end')}
        </Button>
      </div>
    </>
  )
}

interface StepRowProps {
  step: RunStep
  /** Its place, from 0. */
  at: number
  /** The place of the current step. */
  index: number
  /** How many each participant has in a step that votes. */
  votes: number
  onPress: () => void
}

function StepRow({ step: { title, kind, minutes }, at, index, votes, onPress }: StepRowProps) {
  const isCurrent = at === index
  const isDone = at < index
  return (
    <button
      type="button"
      {...(isCurrent && { 'aria-current': 'step' })}
      onClick={onPress}
      className={clsx(
        'flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-1.5 text-start',
        isCurrent ? 'bg-accent-soft' : 'hover:bg-fill',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-7 shrink-0 place-items-center rounded-full text-sm font-medium digits',
          isCurrent && 'bg-accent text-on-accent',
          isDone && 'bg-fill-strong text-ink-soft',
          !isCurrent && !isDone && 'border border-line-strong text-ink-soft',
        )}
      >
        {isDone ? <Check className="size-4" /> : at + 1}
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="sr-only">{t(isCurrent ? 'stepName' : 'goTo', { step: at + 1 })} </span>
        <span dir="auto" className="block text-sm font-medium wrap-anywhere">
          {title}
        </span>
        <span className="block text-xs text-ink-soft">
          {stepCaption(kind, isDone ? null : votes)}
          {isDone && <span className="sr-only">, {t('done')}</span>}
        </span>
      </span>
      {isCurrent && <span className="text-xs font-semibold text-accent-ink">{t('current')}</span>}
      <span className="min-w-14 text-end text-sm whitespace-nowrap text-ink-soft digits">
        {t('minutes', { minutes })}
      </span>
    </button>
  )
}
