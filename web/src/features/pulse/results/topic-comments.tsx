import type { ListedPulseComment, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { useState } from 'react'
import { locale } from '../../../lib/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Conversation } from '../survey/conversation.tsx'
import { t } from './messages.ts'

export interface TopicCommentsProps {
  survey: PulseSurvey
  topicTitle: string
  /** Undefined where too few people are in the list. */
  comments: readonly ListedPulseComment[] | undefined
  onChanged: () => void
}

/** The comments on a topic in no order, with the conversations below them (PULSE-47, PULSE-60, PULSE-70). */
export function TopicComments({ survey, topicTitle, comments, onChanged }: TopicCommentsProps) {
  // The page says once for all topics when comments are shown, and that there are none.
  if (comments === undefined || comments.length === 0) return null
  const hasRatings = comments.some(({ value }) => value !== null)
  return (
    <div data-no-picture className="mt-3 mb-1.5 rounded-md border border-line bg-raised p-4">
      <h4 className="text-sm font-medium">
        {t('comments.title', { count: comments.length, title: topicTitle })}
      </h4>
      <ol className="mt-3 flex flex-col gap-4">
        {comments.map((comment, at) => (
          <Comment
            key={comment.id}
            number={at + 1}
            survey={survey}
            topicTitle={topicTitle}
            comment={comment}
            hasRatings={hasRatings}
            onChanged={onChanged}
          />
        ))}
      </ol>
    </div>
  )
}

interface CommentProps {
  survey: PulseSurvey
  topicTitle: string
  comment: ListedPulseComment
  /** Another comment of the list says its rating: this one, of a person in a band, says that its own is hidden. */
  hasRatings: boolean
  /** Its place in the list, by which people refer to it. */
  number: number
  onChanged: () => void
}

function Comment({ survey, topicTitle, comment, hasRatings, number, onChanged }: CommentProps) {
  const [isReplying, setReplying] = useState(false)
  const { id, feedback, value, thread } = comment
  const { mayManage } = survey
  const shown = thread ?? (isReplying ? { replies: [], isEnded: false } : null)
  return (
    <li className="text-sm">
      {/* On a phone Reply is below the comment, which has the whole line. */}
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-3 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]">
        <span aria-hidden="true" className="text-ink-faint digits">
          {locale.number.format(number)}.
        </span>
        <div className="min-w-0">
          <p dir="auto" className="text-pretty whitespace-pre-line wrap-anywhere">
            {feedback}
          </p>
          {(value !== null || hasRatings) && (
            <p className="mt-0.5 text-xs text-ink-soft">
              {value === null ? t('comment.hidden') : t('comment.value', { value })}
            </p>
          )}
        </div>
        {mayManage && shown === null && (
          <Button
            variant="quiet"
            size="sm"
            className="max-sm:col-start-2 max-sm:-ms-3 max-sm:-mt-1 max-sm:-mb-2 max-sm:justify-self-start sm:-my-1.5 sm:-me-3 sm:pointer-coarse:-my-3"
            onClick={() => setReplying(true)}
          >
            {t('comment.reply')}
          </Button>
        )}
      </div>
      {shown !== null && (
        <div className="ps-8">
          <Conversation
            surveyId={survey.id}
            commentId={id}
            topicTitle={topicTitle}
            thread={shown}
            side={mayManage ? 'lead' : null}
            onChanged={onChanged}
          />
        </div>
      )}
    </li>
  )
}
