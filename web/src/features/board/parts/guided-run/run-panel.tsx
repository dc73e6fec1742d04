import { NAME_MAX, RUN_STEPS_MAX } from '@retropulse/domain/board/limits'
import { stepsRefusal } from '@retropulse/domain/board/guided-run/steps-refusal'
import type { GuidedRun, RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { t } from './messages.ts'
import { StepFields } from './step-fields.tsx'

/** Plans, starts, changes and ends a guided run (RUN-3, RUN-6, RUN-8, RUN-9). */
export function RunPanel({ anchor }: { anchor: HTMLElement }) {
  const run = useLive((view) => view.board.run)
  return (
    <ToolPopover anchor={anchor} title={t('title')} className="w-96 p-4">
      {run === null && <p className="mb-3 text-sm text-ink-soft">{t('intro')}</p>}
      {run !== null && <Steps run={run} />}
      <PlanForm key={run === null ? 'new' : 'running'} run={run} />
    </ToolPopover>
  )
}

/** The steps of a run that is under way; each can be gone to, forwards and back. */
function Steps({ run: { steps, index } }: { run: GuidedRun }) {
  const { session } = useBoardStore()
  const { hide } = useBoardHandlers()
  return (
    <div className="mb-4 flex flex-wrap gap-2 border-b border-line pb-4">
      {steps.map(({ title }, at) => (
        <Button
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          key={at}
          size="sm"
          variant={at === index ? 'primary' : 'secondary'}
          {...(at === index && { 'aria-current': 'step' })}
          aria-label={t('goTo', { step: at + 1, title })}
          onClick={() => session.do({ type: 'go-to-step', index: at })}
        >
          {at + 1}. {title}
        </Button>
      ))}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          session.do({ type: 'end-run' })
          hide()
        }}
      >
        {t('end')}
      </Button>
    </div>
  )
}

const DEFAULT_STEPS: readonly RunStep[] = [
  { kind: 'write', minutes: 8, title: t('default.write') },
  { kind: 'group', minutes: 5, title: t('default.group') },
  { kind: 'vote', minutes: 3, title: t('default.vote') },
  { kind: 'discuss', minutes: 15, title: t('default.discuss') },
]

function PlanForm({ run }: { run: GuidedRun | null }) {
  const { session } = useBoardStore()
  const { hide } = useBoardHandlers()
  const [steps, setSteps] = useState<readonly RunStep[]>(run?.steps ?? DEFAULT_STEPS)
  const [isRefused, setRefused] = useState(false)
  const change = (wanted: readonly RunStep[]) => {
    setSteps(wanted)
    setRefused(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stepsRefusal(steps) !== null) return setRefused(true)
    session.do({ type: run === null ? 'start-run' : 'plan-run', steps })
    hide()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {steps.map((step, at) => (
        <StepFields
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          key={at}
          step={step}
          number={at + 1}
          maxLength={NAME_MAX}
          onChange={(wanted) => change(steps.with(at, wanted))}
          onRemove={steps.length > 1 ? () => change(steps.toSpliced(at, 1)) : null}
        />
      ))}
      {isRefused && (
        <p role="alert" className="text-sm text-danger-ink">
          {t('invalid')}
        </p>
      )}
      <div className="flex items-center justify-between gap-2">
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4" />}
          {...(steps.length >= RUN_STEPS_MAX && { disabled: true })}
          onClick={() =>
            change([...steps, { kind: 'other', minutes: 5, title: t('step', { step: steps.length + 1 }) }])
          }
        >
          {t('add')}
        </Button>
        <Button type="submit" variant="primary">
          {t(run === null ? 'start' : 'apply')}
        </Button>
      </div>
    </form>
  )
}
