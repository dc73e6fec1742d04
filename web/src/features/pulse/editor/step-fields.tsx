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
  /** What the fields are about, where no section around them says it. */
  groupLabel?: string
  /** The placeholders of empty fields. */
  samples?: { readonly heading: string; readonly description: string }
  error: string | undefined
  onChange: (change: Partial<PulseStep>) => void
}

/** The fields of one step: emoji, title and text. */
export function StepFields(props: StepFieldsProps) {
  const { step, titleId, labels, groupLabel, samples, error, onChange } = props
  return (
    <div
      {...(groupLabel !== undefined && { role: 'group', 'aria-label': groupLabel })}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3"
    >
      {/* Beside the box, below the line of its label. */}
      <div className="mt-6.5">
        <EmojiChoice icon={step.icon} label={labels.emoji} onChoose={(icon) => onChange({ icon })} />
      </div>
      {/* One line of text, which may need several to be read; Enter submits it as in any field of one line. */}
      <TextArea
        id={titleId}
        className="[&_textarea]:min-h-9.5"
        label={labels.heading}
        placeholder={samples?.heading}
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
        placeholder={samples?.description}
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
