import { type RunStep, STEP_KINDS } from '@retropulse/domain/board/guided-run/guided-run'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import X from 'lucide-react/icons/x'
import { boxClass } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SelectBox } from '../../../../ui/select-box.tsx'
import { t } from './steps-messages.ts'

export interface StepFieldsProps {
  step: RunStep
  /** The place of the step, from 1. */
  number: number
  onChange: (step: RunStep) => void
  /** Null for the only step, which stays. */
  onRemove: (() => void) | null
}

/** The title, the minutes and the kind of one step. */
export function StepFields({ step, number, onChange, onRemove }: StepFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-center gap-x-2 gap-y-1.5">
      <input
        dir="auto"
        aria-label={t('name', { step: number })}
        value={step.title}
        maxLength={NAME_MAX}
        onChange={({ currentTarget }) => onChange({ ...step, title: currentTarget.value })}
        className={`${boxClass} col-span-2 h-9 min-w-0 px-2.5 text-sm`}
      />
      {onRemove === null ? (
        <span />
      ) : (
        <IconButton
          size="sm"
          label={t('remove', { step: number })}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={onRemove}
        />
      )}
      <SelectBox
        size="sm"
        aria-label={t('kind', { step: number })}
        value={step.kind}
        onChange={({ currentTarget }) => {
          const kind = STEP_KINDS.find((known) => known === currentTarget.value)
          if (kind !== undefined) onChange({ ...step, kind })
        }}
      >
        {STEP_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </SelectBox>
      <div className="relative">
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={99}
          aria-label={t('minutes', { step: number })}
          value={Number.isNaN(step.minutes) ? '' : step.minutes}
          onChange={({ currentTarget }) => onChange({ ...step, minutes: currentTarget.valueAsNumber })}
          className={`${boxClass} h-9 [&::-webkit-inner-spin-button]:appearance-none ps-2.5 pe-10 text-sm digits`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-e-2.5 inset-y-0 flex items-center text-xs text-ink-faint"
        >
          {t('min')}
        </span>
      </div>
    </div>
  )
}
