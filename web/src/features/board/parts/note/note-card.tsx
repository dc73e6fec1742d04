import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import { memo } from 'react'
import { NoteEditor } from './note-editor.tsx'
import { BoardStoreContext } from '../../model/board-store.ts'
import { NO_MEMBERS } from '../../model/group-notes.ts'
import { t } from '../../model/messages.ts'
import { NoteResult, votesId } from '../voting/note-votes.tsx'
import { useLateNote } from '../../model/use-late-note.ts'
import { useVoteStage, VOTE_LOOK } from '../../model/vote-stage.ts'
import { hasButtonsInText } from './end-of-text.ts'
import { NoteFooter, unsavedId } from './note-footer.tsx'
import { NoteMarks } from './note-state.tsx'
import { NoteSurface } from './note-surface.tsx'
import { NoteText } from './note-text.tsx'
import { editRefusal, isHidden, isOwn, type Reader } from '../../model/reader.ts'

export interface NoteCardProps {
  note: Note
  reader: Reader
  /** The typing indicator in words; null when no other participant types on it. */
  typing: string | null
  isInFlight: boolean
  isUnsaved: boolean
  /** The note is open in an editor on this page. */
  isOpen: boolean
  isTabStop: boolean
  /** Called when it gets the focus. */
  onCurrent: (noteId: NoteId) => void
}

/**
 * A note on the board. It is rendered only when one of its properties changes, since there may be hundreds, and out of
 * view some frames later.
 */
export const NoteCard = memo(function NoteCard(props: NoteCardProps) {
  const late = useLateNote(props.note.id, props, props.isOpen || props.isTabStop)
  return (
    <BoardStoreContext value={late.store}>
      <DrawnNote {...late.props} />
    </BoardStoreContext>
  )
})

const DrawnNote = memo(function DrawnNote(props: NoteCardProps) {
  const { note, reader, typing, isInFlight, isUnsaved, isOpen, isTabStop, onCurrent } = props
  const stage = useVoteStage(note.columnId)
  if (isOpen) return <NoteEditor note={note} columnId={note.columnId} rank={note.rank} noteId={note.id} />
  const textId = `note-${note.id}`
  const marksId = `marks-${note.id}`
  const hasMarks = typing !== null || isInFlight
  const described = clsx(hasMarks && marksId, isUnsaved && unsavedId(note), stage !== 'none' && votesId(note))
  const canEdit = editRefusal(reader, note, typing !== null) === null
  const isInText = hasButtonsInText(note, NO_MEMBERS, reader)
  return (
    <NoteSurface
      role="group"
      aria-roledescription={t('note.role')}
      aria-labelledby={textId}
      {...(described !== '' && { 'aria-describedby': described })}
      tabIndex={isTabStop ? 0 : -1}
      data-note={note.id}
      onFocus={() => onCurrent(note.id)}
      isOwn={isOwn(reader, note.by)}
      isTaken={typing !== null}
      {...(isInFlight && { lift: 'theirs' as const })}
      className={clsx(
        VOTE_LOOK[stage] ?? (canEdit && 'hover:cursor-text'),
        // The marks of typing and moving stand below the buttons, which lie over the end of the text.
        hasMarks && isInText && 'flex flex-col',
      )}
    >
      <NoteResult note={note} members={NO_MEMBERS} />
      <NoteText note={note} isHidden={isHidden(reader, note)} hasButtons={isInText} id={textId} />
      <NoteMarks {...{ typing, isInFlight }} id={marksId} />
      <NoteFooter {...{ note, reader, isTabStop, isUnsaved }} members={NO_MEMBERS} />
    </NoteSurface>
  )
})
