import type { OwnPulseAnswer } from '@retropulse/contract/pulse-survey'
import { cleanText, hasContent } from '@retropulse/domain/kernel/text'
import { REPLY_MAX } from '@retropulse/domain/pulse/limits'
import { clsx } from 'clsx'
import { type SubmitEvent, useState } from 'react'
import { dayHere, nameOfDay } from '../../../lib/days.ts'
import { useFormErrors } from '../../../lib/form-errors.ts'
import type { Problem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { announce } from '../../../ui/live-region.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { showCallFailure } from '../../../ui/failure-toast.ts'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'
import { endConversation, replyToComment } from './survey-calls.ts'

type Thread = NonNullable<OwnPulseAnswer['thread']>

export interface ConversationProps {
  surveyId: string
  commentId: string
  topicTitle: string
  thread: Thread
  /** On which side of the conversation the reader is; null: neither may reply. */
  side: 'author' | 'lead' | null
  /** Called after a change, so that the survey is read again. */
  onChanged: () => void
}

/** The replies of those who lead the team to a comment, and those of its author, without a name (PULSE-70). */
export function Conversation({
  surveyId,
  commentId,
  topicTitle,
  thread,
  side,
  onChanged,
}: ConversationProps) {
  return (
    <section
      aria-label={t(side === 'author' ? 'thread.label' : 'thread.labelLead', { title: topicTitle })}
      className="mt-3 flex flex-col gap-3 border-s-2 border-line ps-3 sm:ps-4"
    >
      <ul className="flex flex-col gap-3">
        {thread.replies.map((reply, at) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- replies have no id, are only ever added, and stay in order
            key={at}
            className={clsx('rounded-md px-3 py-2 text-sm', reply.isAuthor ? 'bg-accent-soft' : 'bg-fill')}
          >
            <p className="flex flex-wrap gap-x-2 text-xs text-ink-soft">
              <span className="font-medium">
                {t(reply.isAuthor ? (side === 'author' ? 'thread.you' : 'thread.author') : 'thread.lead')}
              </span>
              <span>{nameOfDay(reply.day, dayHere())}</span>
            </p>
            <p dir="auto" className="mt-0.5 text-pretty whitespace-pre-line wrap-anywhere">
              {reply.text}
            </p>
          </li>
        ))}
      </ul>
      {thread.isEnded ? (
        <p className="text-sm text-ink-soft">{t('thread.isEnded')}</p>
      ) : (
        side !== null && (
          <ReplyForm
            surveyId={surveyId}
            commentId={commentId}
            side={side}
            // In a list of comments an empty field in each conversation would be all there is to see.
            opensAtOnce={side === 'author' || thread.replies.length === 0}
            onChanged={onChanged}
          />
        )
      )}
    </section>
  )
}

interface ReplyFormProps extends Pick<ConversationProps, 'surveyId' | 'commentId' | 'onChanged'> {
  side: 'author' | 'lead'
  /** Otherwise a press on Reply opens the field. */
  opensAtOnce: boolean
}

function ReplyForm({ surveyId, commentId, side, opensAtOnce, onChanged }: ReplyFormProps) {
  const [isOpen, setOpen] = useState(opensAtOnce)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState<'reply' | 'end' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'text'>()
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy !== null || !show({ text: hasContent(text) ? undefined : t('thread.empty') })) return
    setBusy('reply')
    const answer = await replyToComment(surveyId, commentId, cleanText(text))
    setBusy(null)
    if (!answer.ok) {
      sayRefused(answer.problem)
      // What was typed stays where another try may work.
      return answer.problem.code === 'survey-state' ? onChanged() : undefined
    }
    setText('')
    announce(t('thread.sent'))
    return onChanged()
  }
  const end = async () => {
    setBusy('end')
    const answer = await endConversation(surveyId, commentId)
    setBusy(null)
    setAsking(false)
    if (answer.ok) announce(t('thread.isEnded'))
    else sayRefused(answer.problem)
    onChanged()
  }
  const ending = (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('thread.end')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('thread.end.title')}
        description={t(side === 'author' ? 'thread.end.text' : 'thread.end.textLead')}
        confirmLabel={t('thread.end')}
        cancelLabel={t('cancel')}
        busy={busy === 'end'}
        onConfirm={() => void end()}
      />
    </>
  )
  if (!isOpen)
    return (
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('thread.send')}
        </Button>
        {ending}
      </div>
    )
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <TextArea
        label={t('thread.reply')}
        hint={t(side === 'author' ? 'thread.hint' : 'thread.hintLead')}
        error={errors.text}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press opened the field
        autoFocus={side === 'lead'}
        maxLength={REPLY_MAX}
        onChange={(event) => {
          setText(event.target.value)
          clear('text')
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy === 'reply'}>
          {t('thread.send')}
        </Button>
        {ending}
      </div>
    </form>
  )
}

function sayRefused(problem: Problem): void {
  if (problem.code === 'survey-state') return showToast(t('thread.closed'), { tone: 'danger' })
  showCallFailure(problem)
}
