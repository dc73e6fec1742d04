import type { Note } from '@retropulse/domain/board/state'
import { NOTE_TEXT_MAX } from '@retropulse/domain/board/limits'
import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Rank } from '@retropulse/domain/kernel/rank'
import { useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import type { NoteDraft } from '../live/session-view.ts'
import { rankAtTop } from '../live/place.ts'
import { t } from '../messages.ts'
import { NotePaper } from '../note/note-paper.tsx'
import { useBoardActions } from '../view/board-actions.ts'
import { useBoardStore } from '../view/board-store.ts'
import { draftOf } from './open-editors.ts'
import { type Leaving, TextEditor } from './text-editor.tsx'

export interface NoteEditorProps {
  noteId: NoteId
  columnId: ColumnId
  rank: Rank
  /** The note as it stands; null for one that is not on the board yet. */
  note: Note | null
}

/** A note being written, in its place on the board. What is typed is kept on every key (D12). */
export function NoteEditor({ noteId, columnId, rank, note }: NoteEditorProps) {
  const { closeEditor } = useBoardActions()
  const { session, get } = useBoardStore()
  const [left] = useState(() => draftOf(get().drafts, noteId))

  const draftWith = (text: string): NoteDraft => ({
    kind: 'note',
    noteId,
    columnId,
    rank,
    text,
    isNew: note === null,
  })
  const close = (leaving: Leaving) =>
    closeEditor(noteId, columnId, leaving === 'away' ? 'leave-focus' : 'keep-focus')
  const type = (text: string) => {
    session.startEditing(noteId, note === null ? columnId : null)
    session.saveDraft(draftWith(text))
  }
  const save = (text: string, leaving: Leaving) => {
    if (note === null) {
      const top = rankAtTop(get().board, columnId)
      session.do({ type: 'add-note', noteId, columnId, rank: top, text })
    } else session.do({ type: 'edit-note', noteId, text })
    close(leaving)
  }
  const cancel = (leaving: Leaving, lost: string) => {
    session.discardDraft(draftWith(lost))
    close(leaving)
    if (lost.trim() === '') return
    const onAction = () => session.saveDraft(draftWith(lost))
    showToast(t('note.discarded'), { id: `draft-${noteId}`, action: { label: t('undo'), onAction } })
  }
  return (
    <NotePaper data-editor={noteId} isOwn lift="editing" className="pb-2.5">
      <TextEditor
        label={t('note.text')}
        placeholder={t('note.placeholder')}
        text={note?.text ?? ''}
        draft={left?.text}
        max={NOTE_TEXT_MAX}
        takesFocus={left === undefined}
        onTyping={type}
        onSave={save}
        onCancel={cancel}
      />
    </NotePaper>
  )
}
