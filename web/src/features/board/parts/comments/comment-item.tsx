import { COMMENT_TEXT_MAX } from '@retropulse/domain/board/limits'
import { isAuthor } from '@retropulse/domain/board/actor'
import type { Comment } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Avatar } from '../../../../ui/avatar.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { TextEditor } from '../editing/text-editor.tsx'
import { t } from '../../model/messages.ts'
import { t as say } from './messages.ts'
import { authorName, isOwn, type Reader, shownAuthor } from '../../model/reader.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { timeOf } from '../../../../lib/locale.ts'

export interface CommentItemProps {
  noteId: NoteId
  comment: Comment
  reader: Reader
}

/** One comment. Its author edits it; its author or a facilitator deletes it (COMMENT-5, COMMENT-6). */
export function CommentItem({ noteId, comment, reader }: CommentItemProps) {
  const { session, get } = useBoardStore()
  const own = isOwn(reader, comment.by)
  const left = get().drafts.find(
    (one) => one.kind === 'comment' && one.commentId === comment.id && !one.isNew,
  )
  const [isEditing, setEditing] = useState(left !== undefined)
  const author = shownAuthor(reader, comment.by)
  const name = own ? t('note.you') : author === null ? t('people.anonymous') : authorName(reader, comment.by)
  const isUnreadable = reader.isMasked && !isAuthor(comment.by, reader.you)
  const draftWith = (text: string) => ({
    kind: 'comment' as const,
    noteId,
    commentId: comment.id,
    text,
    isNew: false,
  })
  const remove = () => {
    session.do({ type: 'delete-comment', noteId, commentId: comment.id })
    const onAction = () => session.do({ type: 'restore-comment', noteId, commentId: comment.id })
    showToast(say('deleted'), { id: `deleted-${comment.id}`, action: { label: t('undo'), onAction } })
  }
  return (
    <li className="flex gap-3">
      <Avatar
        decorative
        size="sm"
        name={author?.name ?? ''}
        seed={comment.by}
        src={author?.picture ?? undefined}
      />
      <div className="min-w-0 flex-1">
        <p className="flex min-h-6 items-center gap-2 text-xs text-ink-soft">
          {/* A long name goes on below itself, with the time after it. */}
          <span className="min-w-0">
            <bdi className="me-2 font-medium wrap-anywhere text-ink">{name}</bdi>
            <time dateTime={new Date(comment.at).toISOString()} className="whitespace-nowrap">
              {timeOf(comment.at)}
            </time>
            {comment.editedAt !== null && <span className="ms-2">{say('edited')}</span>}
          </span>
          {/* Its last icon ends below the cross that closes the dialog. */}
          {!isEditing && (
            <span className="-my-2.5 -me-0.75 ms-auto flex shrink-0 pointer-coarse:-me-1.75 max-sm:pointer-coarse:-me-2.75">
              {own && (
                <IconButton
                  size="sm"
                  label={say('edit')}
                  icon={<Pencil className="size-4" />}
                  onClick={() => setEditing(true)}
                />
              )}
              {(own || reader.you.isFacilitator) && (
                <IconButton
                  size="sm"
                  label={say('delete')}
                  icon={<Trash className="size-4" />}
                  onClick={remove}
                />
              )}
            </span>
          )}
        </p>
        {isEditing ? (
          <TextEditor
            label={say('text')}
            placeholder=""
            text={comment.text}
            draft={left?.text}
            max={COMMENT_TEXT_MAX}
            takesFocus={left === undefined}
            onTyping={(text) => session.saveDraft(draftWith(text))}
            onSave={(text) => {
              session.do({ type: 'edit-comment', noteId, commentId: comment.id, text })
              setEditing(false)
            }}
            onCancel={(_leaving, lost) => {
              session.discardDraft(draftWith(lost))
              setEditing(false)
            }}
            className="rounded-md border border-focus bg-raised px-3 py-2 text-sm"
          />
        ) : (
          <p dir="auto" className="mt-0.5 overflow-clip text-sm whitespace-pre-wrap wrap-anywhere">
            {isUnreadable ? say('hidden') : comment.text}
          </p>
        )}
      </div>
    </li>
  )
}
