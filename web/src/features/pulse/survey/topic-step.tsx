import type { PulseTopic } from '@retropulse/domain/pulse/format'
import { FEEDBACK_MAX } from '@retropulse/domain/pulse/limits'
import { type KeyboardEvent, type SubmitEvent, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { type DraftAnswer, surplusOf } from './answer-draft.ts'
import { t } from './messages.ts'
import { RatingScale } from './rating-scale.tsx'
import { RunnerFrame } from './runner-frame.tsx'

export interface TopicStepProps {
  topic: PulseTopic
  /** From 1 on. */
  place: number
  count: number
  answer: DraftAnswer
  /** Whether the next step is the review. */
  leadsToReview: boolean
  onChange: (change: Partial<DraftAnswer>) => void
  onBack: () => void
  onNext: () => void
  preview?: string
}

/** Characters from which on the rest of the room for a comment is counted. */
const COUNTED_FROM = FEEDBACK_MAX - 200

/** One question: rated by a press, arrow keys or number keys, then Enter or Control and Enter goes on (PULSE-41). */
export function TopicStep(props: TopicStepProps) {
  const { topic, place, count, answer, leadsToReview, onChange, onBack, onNext, preview } = props
  const { value, feedback } = answer
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const surplus = surplusOf(answer)
  const tooLong = surplus > 0 ? t('topic.feedback.tooLong', { count: surplus }) : undefined
  const isMissing = value === null && preview === undefined
  const held = isMissing ? t('rating.missing') : tooLong
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (held === undefined) onNext()
  }
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <RunnerFrame
        preview={preview}
        footer={
          <>
            <Button size="lg" onClick={onBack}>
              {t('back')}
            </Button>
            {/* Beside the button that waits for it, whose description says it in full; short, so that a phone has it in a line. */}
            {isMissing && (
              <p aria-hidden="true" className="ms-auto text-end text-sm text-ink-soft">
                {t('rating.missing.short')}
              </p>
            )}
            <Button
              type="submit"
              variant="primary"
              size="lg"
              className="@max-lg:min-w-24"
              disabledReason={held}
            >
              {leadsToReview ? t('toReview') : t('next')}
            </Button>
          </>
        }
      >
        <Progress place={place} count={count} />
        <fieldset aria-describedby={`${id}-text`} className="mt-5">
          <legend dir="auto" className="flex w-full gap-3 font-display text-2xl font-semibold tracking-tight">
            <span aria-hidden="true" className="font-sans emoji-edge">
              {topic.icon}
            </span>
            <span className="min-w-0 wrap-anywhere">{topic.title}</span>
          </legend>
          <p
            id={`${id}-text`}
            dir="auto"
            className="mt-2 mb-6 text-base text-pretty whitespace-pre-line text-ink-soft wrap-anywhere"
          >
            {topic.description}
          </p>
          <RatingScale value={value} onChange={(rating) => onChange({ value: rating })} />
        </fieldset>
        <TextArea
          label={t('topic.feedback')}
          value={feedback}
          // A text that was pasted is kept whole, as on a board: cutting it would lose its end unseen.
          error={tooLong}
          hint={
            feedback.length >= COUNTED_FROM && tooLong === undefined
              ? t('topic.feedback.left', { count: FEEDBACK_MAX - feedback.length })
              : t('topic.feedback.hint')
          }
          onKeyDown={goOn}
          onChange={(event) => onChange({ feedback: event.target.value })}
          // At most seven whole lines, or six on touch screens, where they are higher.
          className="mt-6 [&_textarea]:max-h-39 pointer-coarse:[&_textarea]:max-h-40"
        />
      </RunnerFrame>
    </form>
  )
}

/** How far the runner has come, in words and as a bar of one part a question. */
function Progress({ place, count }: { place: number; count: number }) {
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="flex h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-fill-strong"
      >
        <span
          className="rounded-full bg-accent transition-[width] duration-base"
          style={{ width: `${(place / count) * 100}%` }}
        />
      </span>
      <p className="text-sm text-ink-soft digits">{t('step.progress', { place, count })}</p>
    </div>
  )
}
