import type { PulseStep } from '@retropulse/domain/pulse/format'
import type { KeyboardEvent } from 'react'
import { STEP_TEXT_MAX, STEP_TITLE_MAX } from '@retropulse/domain/pulse/limits'
import { TextArea } from '../../../ui/text-area.tsx'
import { EmojiChoice } from './emoji-choice.tsx'

export interface StepFieldsProps {
  step: PulseStep
  /** The id of the title field, which gets the focus. */
  titleId: string
  labels: {
    readonly emoji: string
    readonly heading: string
    readonly description: string
  }
  /** The placeholders of empty fields whose labels are for screen readers alone. */
  samples?: { readonly heading: string; readonly description: string }
  error: string | undefined
  onChange: (change: Partial<PulseStep>) => void
}

/** The fields of one step: emoji, title and text. */
export function StepFields({ step, titleId, labels, samples, error, onChange }: StepFieldsProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-2">
      <EmojiChoice icon={step.icon} label={labels.emoji} onChoose={(icon) => onChange({ icon })} />
      {/* One line of text, which may need several to be read; Enter submits it as in any field of one line. */}
      <TextArea
        id={titleId}
        className="[&_textarea]:min-h-9.5"
        label={labels.heading}
        labelHidden
        placeholder={samples?.heading ?? labels.heading}
        rows={1}
        value={step.title}
        maxLength={STEP_TITLE_MAX}
        autoComplete="off"
        error={error}
        onKeyDown={submitByEnter}
        onChange={(event) => onChange({ title: event.target.value.replaceAll(/\s*[\r\n]+\s*/g, ' ') })}
      />
      <TextArea
        className="col-span-2 sm:col-span-1 sm:col-start-2 [&_textarea]:min-h-9.5"
        label={labels.description}
        labelHidden
        placeholder={samples?.description ?? labels.description}
        rows={1}
        value={step.description}
        maxLength={STEP_TEXT_MAX}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </div>
  )
}

function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
