import { type ChangeCounts, seenOf } from '@retropulse/domain/board/change-counts'
import { type GuidedRun, isEqual, type RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import { stepsRefusal } from '@retropulse/domain/board/guided-run/steps-refusal'
import { votesEach } from '@retropulse/domain/board/voting/votes'
import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { RunStepsEditor } from './run-steps-editor.tsx'

export interface RunPlanFormProps {
  run: GuidedRun | null
  changes: ChangeCounts | null
  /** The steps to begin with while no run is under way. */
  offered: readonly RunStep[]
  /** Back to the list of steps of the run that is under way. */
  onCancel: () => void
}

/** The steps as fields: plans and starts a run, or changes the one that is under way (RUN-3, RUN-8). */
export function RunPlanForm({ run, changes, offered, onCancel }: RunPlanFormProps) {
  const { session } = useBoardStore()
  const { hide } = useBoardHandlers()
  const votes = useLive((view) => votesEach(view.board))
  const [first] = useState(run?.steps ?? offered)
  const [steps, setSteps] = useState(first)
  const [isRefused, setRefused] = useState(false)
  const isChanged = !isEqual(steps, first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stepsRefusal(steps) !== null) return setRefused(true)
    if (run === null || isChanged)
      session.do({ type: run === null ? 'start-run' : 'plan-run', steps, ...seenOf(changes, 'runs') })
    hide()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      {...(run !== null && {
        // A field would open the keyboard of a phone over the steps.
        ref: focusForm,
        tabIndex: -1,
        'aria-label': t('edit'),
      })}
      className="flex flex-col gap-3 outline-none"
    >
      <RunStepsEditor
        {...{ steps, isRefused, votes }}
        onChange={(wanted) => {
          setSteps(wanted)
          setRefused(false)
        }}
      />
      <div className={clsx('mt-1 flex items-center justify-end gap-2 border-t border-line pt-4', atSheetEnd)}>
        {run !== null && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button type="submit" variant={run === null || isChanged ? 'primary' : 'secondary'}>
          {t(run === null ? 'start' : 'apply')}
        </Button>
      </div>
    </form>
  )
}

/** On a phone the steps are higher than the sheet: its end stays in sight. */
const atSheetEnd =
  'max-sm:sticky max-sm:bottom-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] max-sm:pt-3 max-sm:z-1 max-sm:-mx-5 max-sm:mb-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] max-sm:bg-raised max-sm:px-5 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]'

function focusForm(form: HTMLFormElement | null): void {
  form?.focus({ preventScroll: true })
}
