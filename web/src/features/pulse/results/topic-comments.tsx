import type { ListedPulseComment, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
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
  if (comments === undefined)
    return (
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
        {t('comments.few', { floor: survey.commentsFloor })}
      </p>
    )
  if (comments.length === 0)
    return <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">{t('comments.none')}</p>
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h4 className="text-sm font-medium">
        {t('comments.title', { count: comments.length, title: topicTitle })}
      </h4>
      <ul className="mt-3 flex flex-col gap-4">
        {comments.map((comment) => (
          <Comment
            key={comment.id}
            survey={survey}
            topicTitle={topicTitle}
            comment={comment}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </div>
  )
}

interface CommentProps {
  survey: PulseSurvey
  topicTitle: string
  comment: ListedPulseComment
  onChanged: () => void
}

function Comment({ survey, topicTitle, comment, onChanged }: CommentProps) {
  const [isReplying, setReplying] = useState(false)
  const { id, feedback, value, thread } = comment
  const { mayManage } = survey
  const shown = thread ?? (isReplying ? { replies: [], isEnded: false } : null)
  return (
    <li className="text-sm">
      <div className="flex items-start gap-3">
        {value !== null && (
          <Badge>
            <span className="sr-only">{t('comment.value', { value })}</span>
            <span aria-hidden="true">{value}</span>
          </Badge>
        )}
        <p dir="auto" className="min-w-0 flex-1 pt-0.5 text-pretty whitespace-pre-line wrap-anywhere">
          {feedback}
        </p>
        {mayManage && shown === null && (
          <Button variant="quiet" size="sm" className="-my-1" onClick={() => setReplying(true)}>
            {t('comment.reply')}
          </Button>
        )}
      </div>
      {shown !== null && (
        <Conversation
          surveyId={survey.id}
          commentId={id}
          topicTitle={topicTitle}
          thread={shown}
          side={mayManage ? 'lead' : null}
          onChanged={onChanged}
        />
      )}
    </li>
  )
}
