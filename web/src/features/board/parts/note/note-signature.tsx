import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { GroupAuthors } from './group-authors.tsx'
import { ReactionChips } from '../reactions/reaction-chips.tsx'
import { NoteAuthor } from './note-author.tsx'
import { type Reader, shownAuthor } from '../../model/reader.ts'

export interface NoteSignatureProps {
  note: Note
  /** The other notes of the group that it leads. */
  members: readonly Note[]
  reader: Reader
}

/** The authors of a note or of a group, and the reactions: parts of one line that wraps. */
export function NoteSignature({ note, members, reader }: NoteSignatureProps) {
  const isGroup = members.length > 0
  const isSigned = shownAuthor(reader, note.by) !== null
  const hasChips = [note, ...members].some(({ reactions }) => reactions.length > 0)
  return (
    <>
      {isGroup ? <GroupAuthors {...{ note, members, reader }} /> : <NoteAuthor note={note} reader={reader} />}
      <span className={clsx('contents', isSigned && hasChips && chipsBelow)}>
        <ReactionChips {...{ note, members, reader }} />
      </span>
    </>
  )
}

/** On touch devices the larger buttons fill the line: the menu stands beside the author, and the reactions below. */
const chipsBelow =
  'pointer-coarse:order-1 pointer-coarse:flex pointer-coarse:basis-full pointer-coarse:flex-wrap pointer-coarse:gap-1'
