import type { Note } from '@retropulse/domain/board/state'
import { NOTE_TEXT_MAX } from '@retropulse/domain/board/limits'
import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Rank } from '@retropulse/domain/kernel/rank'
import { useRef, useState } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import type { NoteDraft } from '../../live/session-view.ts'
import { rankAtTop } from '../../live/rank-for-place.ts'
import { t } from '../../model/messages.ts'
import { NoteSurface } from './note-surface.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { isVoting } from '../../model/vote-stage.ts'
import { draftOf } from '../editing/open-editors.ts'
import { answerName, useAsksName } from '../people/ask-name.ts'
import { NameField } from '../people/name-field.tsx'
import { type Leaving, TextEditor } from '../editing/text-editor.tsx'

export interface NoteEditorProps {
  noteId: NoteId
  columnId: ColumnId
  rank: Rank
  /** The note to edit; null for a new one. */
  note: Note | null
  /** The note that was written just before this new one. */
  after?: NoteId | undefined
}

/**
 * The editor of a note, in its place on the board. Each key updates the draft (CONN-14). Enter in a new note opens the
 * next one (NOTE-2), so that a participant who types on does not press the single keys of the board.
 */
export function NoteEditor({ noteId, columnId, rank, note, after }: NoteEditorProps) {
  const { closeEditor, add } = useBoardHandlers()
  const { session, get } = useBoardStore()
  const [left] = useState(() => draftOf(get().drafts, noteId))
  const asksName = useAsksName() && note === null
  const name = useRef('')

  const draftWith = (text: string): NoteDraft => ({
    kind: 'note',
    noteId,
    columnId,
    rank,
    text,
    isNew: note === null,
  })
  const focusTargets = after === undefined ? [noteId] : [noteId, after]
  const close = (leaving: Leaving) =>
    closeEditor(noteId, columnId, leaving === 'away' ? 'leave-focus' : focusTargets)
  const type = (text: string) => {
    session.startEditing(noteId, note === null ? columnId : null)
    session.saveDraft(draftWith(text))
  }
  const save = (text: string, leaving: Leaving) => {
    if (asksName) answerName(session, name.current)
    if (note === null) {
      const top = rankAtTop(get().board, columnId)
      session.do({ type: 'add-note', noteId, columnId, rank: top, text })
    } else session.do({ type: 'edit-note', noteId, text })
    close(leaving)
    if (note === null && leaving === 'key' && opensNextNote() && !isVoting(get().board)) add(columnId, noteId)
  }
  const cancel = (leaving: Leaving, lost: string) => {
    session.discardDraft(draftWith(lost))
    close(leaving)
    if (lost.trim() === '') return
    const onAction = () => session.saveDraft(draftWith(lost))
    showToast(t('note.discarded'), { id: `draft-${noteId}`, action: { label: t('undo'), onAction } })
  }
  /**
   * A new note is published by Enter, Save, or the button that adds the next one, not by blur: other participants would
   * read a half-finished thought (NOTE-4).
   */
  const staysDraft = (pressed: Element | null) => {
    if (pressed?.closest(`[data-add="${CSS.escape(columnId)}"]`)) return false
    session.stopEditing(noteId)
    announce(t('note.draftKept'), { key: `draft-${noteId}` })
    return true
  }
  return (
    <NoteSurface
      data-editor={noteId}
      isOwn
      lift="editing"
      className="pb-2.5 not-focus-within:border-dashed not-focus-within:shadow-raised"
    >
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
        {...(note === null && { staysDraft })}
      >
        {asksName && <NameField onTyped={(typed) => (name.current = typed)} />}
      </TextEditor>
    </NoteSurface>
  )
}

/** False on touch devices: there Enter closes the keyboard, which covers half the board (NOTE-2). */
function opensNextNote(): boolean {
  return !matchMedia('(pointer: coarse)').matches
}
