import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { GroupLabel } from '../groups/group-label.tsx'
import { useMembers } from '../../model/group-notes.ts'
import { NoteSurface } from '../note/note-surface.tsx'
import { FOOTER_IN_TEXT, hasButtonsInText } from '../note/end-of-text.ts'
import { commentCount } from '../note/note-actions.tsx'
import { buttonsWidth } from '../note/note-footer.tsx'
import { addReactionWidth, NoteSignature } from '../note/note-signature.tsx'
import { NoteText } from '../note/note-text.tsx'
import { isHidden, isOwn, type Reader } from '../../model/reader.ts'

/** The picture of a carried note, of a group its first note; the note itself stays in its place, invisible. */
export function NoteCopy({ note, reader, className }: { note: Note; reader: Reader; className?: string }) {
  const members = useMembers(note.id)
  const hasReactions = [note, ...members].some(({ reactions }) => reactions.length > 0)
  const isInText = hasButtonsInText(note, members, reader)
  return (
    <NoteSurface
      aria-hidden="true"
      inert
      lift="mine"
      isOwn={isOwn(reader, note.by)}
      isStack={members.length > 0}
      className={className}
    >
      {members.length > 0 && <GroupLabel {...{ note, members }} />}
      <NoteText note={note} isHidden={isHidden(reader, note)} hasButtons={isInText} />
      {isInText ? (
        <div className={clsx('h-6', FOOTER_IN_TEXT)} />
      ) : (
        <div
          className={clsx(
            footer,
            addReactionWidth,
            hasReactions ? buttonsWidth(commentCount(note, members) > 0, members.length === 0) : roomForMenu,
          )}
        >
          <NoteSignature {...{ note, members, reader }} />
        </div>
      )}
    </NoteSurface>
  )
}

/** As high as the line below the note, and as wide as what its buttons leave. */
const footer = clsx(
  'mt-1.5 flex min-h-6 flex-wrap items-center gap-x-1 gap-y-1.5 pointer-fine:not-in-data-compact:pe-5.5',
  'pointer-coarse:not-in-data-compact:mt-1 pointer-coarse:not-in-data-compact:min-h-8',
)

const roomForMenu = 'pointer-coarse:pe-[calc(2.25rem+var(--react))]'
