import type { Editing } from '@retropulse/contract/board-room'
import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import { memo } from 'react'
import { typingText } from '../note/ghost-notes.tsx'
import { NoteActions } from '../note/note-actions.tsx'
import { NoteFooter, unsavedId } from '../note/note-footer.tsx'
import { NoteMarks } from '../note/note-state.tsx'
import { NoteSurface } from '../note/note-surface.tsx'
import { isHidden, type Reader } from '../../model/reader.ts'
import { lightOn } from '../spotlight/is-in-spotlight.ts'
import { BoardStoreContext, useLive } from '../../model/board-store.ts'
import { NoteResult, votesId } from '../voting/note-votes.tsx'
import { useLateNote } from '../../model/use-late-note.ts'
import { useVoteStage, VOTE_LOOK } from '../../model/vote-stage.ts'
import { GroupMember } from './group-member.tsx'
import { GroupTitle } from './group-title.tsx'
import { t } from './messages.ts'

export interface GroupCardProps {
  /** The first note of the group; the card is the card of that note. */
  note: Note
  members: readonly Note[]
  reader: Reader
  /** Notes that others type, and the names of the participants. */
  editing: readonly Editing[]
  names: ReadonlyMap<string, string>
  /** Notes with an editor open on this page. */
  openNotes: ReadonlySet<NoteId>
  unsaved: ReadonlySet<NoteId>
  isInFlight: boolean
  isTabStop: boolean
  onCurrent: (noteId: NoteId) => void
}

/** The card of a group: all texts, and the emoji, comments and votes of all its notes together (GROUP-2). */
export const GroupCard = memo(function GroupCard(props: GroupCardProps) {
  const { note, members, openNotes, isTabStop } = props
  const isOpen = [note, ...members].some(({ id }) => openNotes.has(id))
  const late = useLateNote(note.id, props, isOpen || isTabStop)
  return (
    <BoardStoreContext value={late.store}>
      <DrawnGroup {...late.props} />
    </BoardStoreContext>
  )
})

const DrawnGroup = memo(function DrawnGroup(props: GroupCardProps) {
  const { note, members, reader, editing, names, openNotes, unsaved, isInFlight, isTabStop, onCurrent } =
    props
  const stage = useVoteStage(note.columnId)
  const spotlight = useLive((view) => view.board.showHighlight)
  const all = [note, ...members]
  const titleId = `title-${note.id}`
  const marksId = `marks-group-${note.id}`
  const isUnsaved = all.some(({ id }) => unsaved.has(id))
  const described = clsx(
    isInFlight && marksId,
    isUnsaved && unsavedId(note),
    stage !== 'none' && votesId(note),
  )
  const hidden = isHidden(reader, note)
  const isTitled = note.groupTitle !== null && !hidden
  return (
    <NoteSurface
      role="group"
      aria-roledescription={t('role', { count: all.length })}
      aria-labelledby={isTitled ? `${titleId} note-${note.id}` : `note-${note.id}`}
      {...(described !== '' && { 'aria-describedby': described })}
      tabIndex={isTabStop ? 0 : -1}
      data-note={note.id}
      data-group
      onFocus={() => onCurrent(note.id)}
      isStack
      {...(isInFlight && { lift: 'theirs' as const })}
      className={VOTE_LOOK[stage]}
    >
      <NoteResult {...{ note, members }} />
      <GroupTitle
        note={note}
        count={all.length}
        isHidden={hidden}
        id={titleId}
        actions={<NoteActions {...{ note, members, isTabStop }} place="group" />}
      />
      <div>
        {all.map((one) => {
          const writer = editing.find(({ noteId }) => noteId === one.id)
          return (
            <GroupMember
              key={one.id}
              note={one}
              isLeader={one === note}
              reader={reader}
              typing={writer === undefined ? null : typingText(writer.by, names)}
              isOpen={openNotes.has(one.id)}
              light={lightOn([one], spotlight)}
            />
          )
        })}
      </div>
      <NoteMarks typing={null} isInFlight={isInFlight} id={marksId} />
      <NoteFooter {...{ note, members, reader, isTabStop, isUnsaved }} />
    </NoteSurface>
  )
})
