import type { PulseFormat } from '@retropulse/domain/pulse/format'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { type AnswerDraft, answerTo, submissionOf } from './answer-draft.ts'
import { AnswerText } from './answer-text.tsx'
import { t } from './messages.ts'
import { RunnerFrame } from './runner-frame.tsx'
import { StepHead } from './step-head.tsx'

export interface ReviewStepProps {
  format: PulseFormat
  draft: AnswerDraft
  /** Whether answers were sent before, which these replace. */
  isUpdate: boolean
  isBusy: boolean
  error: string | undefined
  onEdit: (place: number) => void
  onBack: () => void
  onSubmit: () => void
  preview?: string
}

/** The conclusion: all answers to look over, each with a way back to its question, then submitted (PULSE-40). */
export function ReviewStep(props: ReviewStepProps) {
  const { format, draft, isUpdate, isBusy, error, onEdit, onBack, onSubmit, preview } = props
  const isComplete = submissionOf(format.topics, draft) !== null
  // What was changed while the answers are on their way would be lost once they are stored (PULSE-74).
  const held = isBusy ? t('review.sending') : undefined
  return (
    <RunnerFrame
      preview={preview}
      alert={<FormAlert text={error} />}
      footer={
        <>
          <Button size="lg" disabledReason={held} onClick={onBack}>
            {isUpdate ? t('cancel') : t('back')}
          </Button>
          <Button
            variant="primary"
            size="lg"
            className="@max-lg:flex-1"
            busy={isBusy}
            disabledReason={preview ? t('review.preview') : isComplete ? undefined : t('review.incomplete')}
            onClick={onSubmit}
          >
            {isUpdate ? t('update') : t('submit')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-start">
        <StepHead step={format.meta.end} />
      </div>
      <ol className="mt-5 divide-y divide-line border-t border-line">
        {format.topics.map((topic, at) => {
          const { value, feedback } = answerTo(draft, topic.id)
          return (
            value !== null && (
              <li key={topic.id}>
                <AnswerText
                  topic={topic}
                  value={value}
                  feedback={feedback}
                  action={
                    <Button
                      variant="quiet"
                      size="sm"
                      className="-me-3"
                      aria-label={t('review.edit.label', { title: topic.title })}
                      disabledReason={held}
                      onClick={() => onEdit(at + 1)}
                    >
                      {t('review.edit')}
                    </Button>
                  }
                />
              </li>
            )
          )
        })}
      </ol>
    </RunnerFrame>
  )
}
