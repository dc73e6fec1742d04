import type { PulseStep } from '@retropulse/domain/pulse/format'
import { clsx } from 'clsx'
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
  /**
   * The fields lie in the grid of a `TopicCard`, where they repeat for each question: their labels are for screen readers
   * only, and their placeholders say what belongs there.
   */
  isInCard?: boolean
  /** The placeholders of empty fields. */
  samples?: { readonly heading: string; readonly description: string }
  error: string | undefined
  onChange: (change: Partial<PulseStep>) => void
}

/** The fields of one step: emoji, title and text. */
export function StepFields(props: StepFieldsProps) {
  const { step, titleId, labels, groupLabel, isInCard = false, samples, error, onChange } = props
  return (
    <div
      {...(groupLabel !== undefined && { role: 'group', 'aria-label': groupLabel })}
      className={isInCard ? 'contents' : 'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3'}
    >
      {/* Beside the box, below the line of a label that is seen. */}
      <div className={isInCard ? 'col-start-1 row-start-2 sm:col-start-2 sm:row-start-1' : 'mt-6.5'}>
        <EmojiChoice icon={step.icon} label={labels.emoji} onChoose={(icon) => onChange({ icon })} />
      </div>
      {/* One line of text, which may need several to be read; Enter submits it as in any field of one line. */}
      <TextArea
        id={titleId}
        className={clsx(
          oneLineClass,
          isInCard &&
            'col-span-2 col-start-2 row-start-2 sm:col-span-1 sm:col-start-3 sm:row-start-1 [&_textarea]:font-medium',
        )}
        label={labels.heading}
        labelHidden={isInCard}
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
        className={clsx(
          oneLineClass,
          isInCard
            ? 'col-span-3 row-start-3 sm:col-span-2 sm:col-start-3 sm:row-start-2 lg:col-span-1 lg:col-start-4 lg:row-start-1'
            : 'col-span-2 sm:col-span-1 sm:col-start-2',
        )}
        label={labels.description}
        labelHidden={isInCard}
        placeholder={samples?.description}
        rows={1}
        value={step.description}
        maxLength={STEP_TEXT_MAX}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </div>
  )
}

/** As high as a field of one line while it has no more. */
const oneLineClass = '[&_textarea]:min-h-9.5'

function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
