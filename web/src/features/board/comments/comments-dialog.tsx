import type { NoteId } from '@retropulse/domain/kernel/ids'
import { useEffect } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { focusNote } from '../focus/focus-board.ts'
import { t } from '../messages.ts'
import { isHidden, type Reader } from '../note/reader.ts'
import { closeTo } from '../overlay/close-to.ts'
import { useBoardActions } from '../view/board-actions.ts'
import { useLive } from '../view/board-store.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'

/** What people say about one note, oldest first (board.md §9), and the place to say something. */
export function CommentsDialog({ noteId, reader }: { noteId: NoteId; reader: Reader }) {
  const { hide } = useBoardActions()
  const note = useLive((view) => view.board.notes.get(noteId))
  const isGone = note === undefined
  useEffect(() => {
    if (!isGone) return
    showToast(t('comments.noteGone'))
    hide()
  }, [isGone, hide])
  if (isGone) return null
  const close = () => closeTo(hide, () => focusNote(noteId))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={t('comments')}
      closeLabel={t('close')}
      onOpenAutoFocus={focusNewComment}
      footer={<CommentForm noteId={noteId} />}
    >
      <blockquote
        dir="auto"
        className="mb-4 line-clamp-4 border-s-4 border-line-strong ps-3 text-sm whitespace-pre-wrap text-ink-soft wrap-anywhere"
      >
        {isHidden(reader, note) ? t('note.hidden') : note.text}
      </blockquote>
      {note.comments.length === 0 && <p className="text-sm text-ink-soft">{t('comments.none')}</p>}
      <ul className="flex flex-col gap-4">
        {note.comments.map((comment) => (
          <CommentItem key={comment.id} {...{ noteId, comment, reader }} />
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
