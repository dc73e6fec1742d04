import type { Note } from '@retropulse/domain/board/state'
import { NoteAuthor } from './note-author.tsx'
import { NotePaper } from './note-paper.tsx'
import { NoteText } from './note-text.tsx'
import { ReactionChips } from '../reactions/reaction-chips.tsx'
import { isHidden, isOwn, type Reader } from './reader.ts'

/** The picture of a note while it is carried about; the note itself stays where it was, unseen. */
export function NoteCopy({ note, reader, className }: { note: Note; reader: Reader; className?: string }) {
  return (
    <NotePaper aria-hidden="true" inert lift="mine" isOwn={isOwn(reader, note.by)} className={className}>
      <NoteText text={note.text} isHidden={isHidden(reader, note)} />
      <div className="flex flex-wrap items-center gap-x-1 *:mt-1.5">
        <NoteAuthor note={note} reader={reader} />
        <ReactionChips note={note} reader={reader} />
      </div>
    </NotePaper>
  )
}
