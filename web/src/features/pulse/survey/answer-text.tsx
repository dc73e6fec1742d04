import type { PulseTopic } from '@retropulse/domain/pulse/format'
import { RATINGS, type Rating } from '@retropulse/domain/pulse/rating'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { t } from './messages.ts'

export interface AnswerTextProps {
  topic: PulseTopic
  value: Rating
  feedback: string
  /** Stands at the end of the first line. */
  action?: ReactNode
  /** Below the comment. */
  children?: ReactNode
}

/** One answer to read: the question, the rating and the comment. */
export function AnswerText({ topic, value, feedback, action, children }: AnswerTextProps) {
  return (
    <div className="flex gap-3 py-4">
      <span aria-hidden="true" className="w-6 shrink-0 text-center text-lg leading-tight emoji-edge">
        {topic.icon}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 dir="auto" className="text-sm font-semibold wrap-anywhere">
              {topic.title}
            </h3>
            <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
              <RatingMarks value={value} />
              <span className="font-medium text-ink digits">{t('rating.given', { value })}</span>
              <span aria-hidden="true">·</span>
              <span>{t(`rating.${value}`)}</span>
            </p>
          </div>
          {action}
        </div>
        {feedback.trim() !== '' && (
          <p dir="auto" className="mt-2 text-sm text-pretty whitespace-pre-line wrap-anywhere">
            {feedback}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

/** The rating as a scale, so that high and low answers of a list are seen at a glance; the words beside it say the same. */
function RatingMarks({ value }: { value: Rating }) {
  return (
    <span aria-hidden="true" className="me-1 flex gap-0.5">
      {RATINGS.map((rating) => (
        <span
          key={rating}
          className={clsx('h-1.5 w-4 rounded-full', rating <= value ? 'bg-accent' : 'bg-fill-strong')}
        />
      ))}
    </span>
  )
}
