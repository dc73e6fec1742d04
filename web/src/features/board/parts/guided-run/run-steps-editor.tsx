import type { RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import { RUN_STEPS_MAX } from '@retropulse/domain/board/limits'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { StepFields, StepHeads } from './step-fields.tsx'
import { t } from './steps-messages.ts'

export interface RunStepsEditorProps {
  /** At least one. */
  steps: readonly RunStep[]
  /** The steps were refused: says what they need. */
  isRefused: boolean
  /** How many each participant has in a step that votes; null off a board. */
  votes: number | null
  onChange: (steps: readonly RunStep[]) => void
  /** Beside the button that adds a step. */
  end?: ReactNode
}

/** The steps of a guided run, on a board and of a format (RUN-2). */
export function RunStepsEditor({ steps, isRefused, votes, onChange, end }: RunStepsEditorProps) {
  return (
    <div className="@container">
      {/* Two rows a step, where a row has no room for all: more air between the steps than within one. */}
      <div className="flex flex-col gap-4.5 @[26rem]:gap-3">
        <StepHeads />
        {steps.map((step, at) => (
          <StepFields
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place
            key={at}
            {...{ step, votes }}
            number={at + 1}
            onChange={(wanted) => onChange(steps.with(at, wanted))}
            onRemove={steps.length > 1 ? () => onChange(steps.toSpliced(at, 1)) : null}
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
              onChange([
                ...steps,
                { kind: 'other', minutes: 5, title: t('step', { step: steps.length + 1 }) },
              ])
            }
          >
            {t('add')}
          </Button>
          {end}
        </div>
      </div>
    </div>
  )
}

/** The steps that are offered where a format has none of its own (RUN-13). */
export const USUAL_STEPS: readonly RunStep[] = [
  { kind: 'write', minutes: 8, title: t('default.write') },
  { kind: 'group', minutes: 5, title: t('default.group') },
  { kind: 'vote', minutes: 3, title: t('default.vote') },
  { kind: 'discuss', minutes: 15, title: t('default.discuss') },
]
