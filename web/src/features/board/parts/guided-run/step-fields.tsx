import { type RunStep, STEP_KINDS } from '@retropulse/domain/board/guided-run/guided-run'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import X from 'lucide-react/icons/x'
import { boxClass } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SelectBox } from '../../../../ui/select-box.tsx'
import { stepCaption } from './step-caption.ts'
import { t } from './steps-messages.ts'

export interface StepFieldsProps {
  step: RunStep
  /** The place of the step, from 1. */
  number: number
  /** How many each participant has in a step that votes; null off a board. */
  votes: number | null
  onChange: (step: RunStep) => void
  /** Null for the only step, which stays. */
  onRemove: (() => void) | null
}

/** The title, the minutes and the kind of one step. */
export function StepFields({ step, number, votes, onChange, onRemove }: StepFieldsProps) {
  return (
    <div className={`${stepGrid} items-center`}>
      <input
        dir="auto"
        aria-label={t('name', { step: number })}
        value={step.title}
        maxLength={NAME_MAX}
        onChange={({ currentTarget }) => onChange({ ...step, title: currentTarget.value })}
        className={`${stepBox} col-span-3 h-9 min-w-0 px-2.5 text-sm @[26rem]:col-span-1`}
      />
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
            {stepCaption(kind, votes)}
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
          className={`${stepBox} h-9 [&::-webkit-inner-spin-button]:appearance-none ps-2.5 pe-10 text-sm digits @[26rem]:pe-2.5`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-e-2.5 inset-y-0 flex items-center text-xs text-ink-faint @[26rem]:hidden"
        >
          {t('min')}
        </span>
      </div>
      {onRemove !== null && (
        <IconButton
          size="sm"
          label={t('remove', { step: number })}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

/** The names of the fields, above their columns where a step has one line, and in one line otherwise. */
export function StepHeads() {
  return (
    <div aria-hidden="true" className={`${stepGrid} -mb-1.5 text-xs text-ink-soft @max-[26rem]:-mb-3.5`}>
      <span className="col-span-3 @[26rem]:hidden">{t('head.all')}</span>
      <span className="@max-[26rem]:hidden">{t('head.title')}</span>
      <span className="@max-[26rem]:hidden">{t('head.kind')}</span>
      <span className="@max-[26rem]:hidden">{t('head.minutes')}</span>
    </div>
  )
}

/** The frame of a field is its own here, and gets the look of the focus that fields within a frame have. */
const stepBox = `${boxClass} focus-visible:border-focus focus-visible:outline-offset-0`

/** A step has one line; two where there is no room. */
const stepGrid =
  'grid grid-cols-[minmax(0,1fr)_5rem_2.25rem] gap-x-2 gap-y-1.5 @[26rem]:grid-cols-[minmax(0,1fr)_10.5rem_3.5rem_2.25rem] @[34rem]:grid-cols-[minmax(0,1fr)_12.5rem_3.5rem_2.25rem]'
