import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { ReactionChips } from '../reactions/reaction-chips.tsx'
import { NoteAuthor } from './note-author.tsx'
import { type Reader, shownAuthor } from './reader.ts'

/** Who wrote a note and what others think of it: parts of one wrapping line. */
export function NoteSignature({ note, reader }: { note: Note; reader: Reader }) {
  const isSigned = shownAuthor(reader, note.by) !== null
  return (
    <>
      <NoteAuthor note={note} reader={reader} />
      <span className={clsx('contents', isSigned && note.reactions.length > 0 && chipsBelow)}>
        <ReactionChips note={note} reader={reader} />
      </span>
    </>
  )
}

/** Under a finger's larger buttons a line is soon full: then the menu stands beside the author, and these below. */
const chipsBelow =
  'pointer-coarse:order-1 pointer-coarse:flex pointer-coarse:basis-full pointer-coarse:flex-wrap pointer-coarse:gap-1'
