import type { NoteId } from '@retropulse/domain/kernel/ids'
import { useEffect } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { focusNote } from '../../model/focus-board.ts'
import { cardOf, useMembers } from '../../model/group-notes.ts'
import { t } from '../../model/messages.ts'
import { t as say } from './messages.ts'
import { isHidden, type Reader } from '../../model/reader.ts'
import { closeTo } from '../controls/close-then-act.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { allComments } from './all-comments.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'

/**
 * The comments of a note or of all notes of a group, oldest first, and the field for a new one; a comment on a group
 * stays with its first note (COMMENT-2, COMMENT-4, GROUP-5).
 */
export function CommentsDialog({ noteId, reader }: { noteId: NoteId; reader: Reader }) {
  const { hide } = useBoardHandlers()
  const note = useLive((view) => cardOf(view.board, noteId))
  const members = useMembers(note?.id ?? noteId)
  const isGone = note === undefined
  useEffect(() => {
    if (!isGone) return
    showToast(say('noteGone'))
    hide()
  }, [isGone, hide])
  if (isGone) return null
  const all = [note, ...members]
  const comments = allComments(all)
  const close = () => closeTo(hide, () => focusNote(noteId))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={t('comments')}
      closeLabel={t('close')}
      onOpenAutoFocus={focusNewComment}
      footer={<CommentForm key={note.id} noteId={note.id} />}
    >
      <div className="mb-4 flex flex-col gap-2">
        {all.map((one) => (
          <blockquote
            key={one.id}
            dir="auto"
            className="line-clamp-4 border-s-4 border-line-strong ps-3 text-sm whitespace-pre-wrap text-ink-soft wrap-anywhere"
          >
            {isHidden(reader, one) ? t('note.hidden') : one.text}
          </blockquote>
        ))}
      </div>
      {comments.length === 0 && <p className="text-sm text-ink-soft">{say('none')}</p>}
      <ul className="flex flex-col gap-4">
        {comments.map(({ on, comment }) => (
          <CommentItem key={comment.id} {...{ comment, reader }} noteId={on} />
        ))}
      </ul>
    </Dialog>
  )
}

function focusNewComment(event: Event): void {
  const field = document.querySelector<HTMLElement>('[data-new-comment]')
  if (!field) return
  event.preventDefault()
  field.focus()
}
