import type { RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import { Button } from '../../../../ui/button.tsx'
import { RunStepsEditor, USUAL_STEPS } from './run-steps-editor.tsx'
import { t } from './steps-messages.ts'

export interface FormatStepsProps {
  /** Empty: the usual ones. */
  steps: readonly RunStep[]
  /** The steps were refused: says what they need. */
  isRefused: boolean
  onChange: (steps: readonly RunStep[]) => void
}

/** The steps that a format of an organisation keeps for the guided run, or none (RUN-14). */
export function FormatSteps({ steps, isRefused, onChange }: FormatStepsProps) {
  const isEmpty = steps.length === 0
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">{t('ofFormat')}</legend>
      <p className="mt-1 text-sm text-ink-soft">{t(isEmpty ? 'ofFormatNone' : 'ofFormatSome')}</p>
      {isEmpty ? (
        <Button size="sm" className="self-start" onClick={() => onChange(USUAL_STEPS)}>
          {t('set')}
        </Button>
      ) : (
        <RunStepsEditor
          {...{ steps, isRefused, onChange }}
          votes={null}
          end={
            <Button size="sm" onClick={() => onChange([])}>
              {t('unset')}
            </Button>
          }
        />
      )}
    </fieldset>
  )
}
