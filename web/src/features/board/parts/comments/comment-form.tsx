import { COMMENT_TEXT_MAX } from '@retropulse/domain/board/limits'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { cleanText } from '@retropulse/domain/kernel/text'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { charactersLeft, textProblem } from '../editing/text-problem.ts'
import { newCommentId } from '../../live/new-ids.ts'
import type { CommentDraft, Draft } from '../../live/session-view.ts'
import { t } from '../../model/messages.ts'
import { t as say } from './messages.ts'
import { useBoardStore } from '../../model/board-store.ts'

/** The field for a new comment: Enter submits it; each key updates the draft (COMMENT-3, CONN-14). */
export function CommentForm({ noteId }: { noteId: NoteId }) {
  const { session, get } = useBoardStore()
  const [draft, setDraft] = useState<CommentDraft>(
    () => get().drafts.find((one) => isNewCommentOn(one, noteId)) ?? blank(noteId),
  )
  const problem = textProblem(draft.text, COMMENT_TEXT_MAX)
  const left = charactersLeft(draft.text, COMMENT_TEXT_MAX)
  const isCounting = left !== null && left >= 0
  const change = (text: string) => {
    const next = { ...draft, text }
    setDraft(next)
    if (text === '') session.discardDraft(next)
    else session.saveDraft(next)
  }
  const submit = () => {
    if (problem !== null) return
    const { commentId, text } = draft
    session.do({ type: 'add-comment', noteId, commentId, text: cleanText(text) })
    setDraft(blank(noteId))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="flex w-full flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        label={say('new')}
        labelHidden
        data-new-comment
        rows={2}
        className="w-full"
        placeholder={say('placeholder')}
        hint={
          isCounting ? (
            t('note.left', { count: left })
          ) : (
            <span className="block pt-3 pe-28 pointer-coarse:sr-only">{say('hint')}</span>
          )
        }
        {...(problem?.kind === 'too-long' && { error: t('note.tooLong', { count: problem.by }) })}
        value={draft.text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        variant="primary"
        // It ends the line of the hint, which a count or an error needs alone.
        className={clsx(
          'self-end mt-2',
          !isCounting && problem?.kind !== 'too-long' && 'pointer-fine:-mt-7.5',
        )}
      >
        {say('submit')}
      </Button>
    </form>
  )
}

function isNewCommentOn(draft: Draft, noteId: NoteId): draft is CommentDraft {
  return draft.kind === 'comment' && draft.noteId === noteId && draft.isNew
}

function blank(noteId: NoteId): CommentDraft {
  return { kind: 'comment', noteId, commentId: newCommentId(), text: '', isNew: true }
}
