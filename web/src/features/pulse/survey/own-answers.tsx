import type { OwnPulseAnswer, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AnswerText } from './answer-text.tsx'
import { Conversation } from './conversation.tsx'
import { t } from './messages.ts'

export interface OwnAnswersProps {
  survey: PulseSurvey
  answers: Readonly<Record<string, OwnPulseAnswer>>
  /** How the user came here from the runner: the heading takes the focus; null: they did not. */
  arrival: 'sent' | 'cancelled' | null
  /** Undefined once the survey has ended. */
  onEdit: (() => void) | undefined
  /** Called after a reply, so that the survey is read again. */
  onChanged: () => void
}

/** The caller's own answers after they were sent, with the conversations about their comments (PULSE-42). */
export function OwnAnswers({ survey, answers, arrival, onEdit, onChanged }: OwnAnswersProps) {
  const { id, format } = survey
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrival !== null) heading.current?.focus()
  }, [arrival])
  const isPublished = Object.values(answers).every((answer) => answer.isPublished)
  return (
    <section
      aria-labelledby="own-answers"
      className="rounded-lg border border-line bg-surface px-4 py-5 sm:px-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2
            ref={heading}
            id="own-answers"
            tabIndex={-1}
            className="font-display text-xl font-semibold tracking-tight outline-none"
          >
            {t(arrival === 'sent' ? 'mine.thanks' : 'mine.title')}
          </h2>
          <p className="mt-1 text-sm text-pretty text-ink-soft">
            {t(publicationText(isPublished, onEdit === undefined))} {onEdit !== undefined && t('mine.open')}
          </p>
        </div>
        {onEdit !== undefined && <Button onClick={onEdit}>{t('mine.edit')}</Button>}
      </div>
      <ol className="mt-4 -mb-4 divide-y divide-line border-t border-line">
        {format.topics.map((topic) => {
          const answer = answers[topic.id]
          return (
            answer !== undefined && (
              <li key={topic.id} className="*:max-w-2xl">
                <AnswerText topic={topic} value={answer.value} feedback={answer.feedback}>
                  {answer.thread !== null && (
                    <Conversation
                      surveyId={id}
                      commentId={answer.commentId}
                      topicTitle={topic.title}
                      thread={answer.thread}
                      side="author"
                      onChanged={onChanged}
                    />
                  )}
                </AnswerText>
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

function publicationText(isPublished: boolean, isEnded: boolean) {
  if (isPublished) return 'mine.published'
  return isEnded ? 'mine.withheld' : 'mine.pending'
}
