import type { Note } from '@retropulse/domain/board/state'
import { NotePaper } from './note-paper.tsx'
import { NoteSignature } from './note-signature.tsx'
import { NoteText } from './note-text.tsx'
import { isHidden, isOwn, type Reader } from './reader.ts'

/** The picture of a note while it is carried about; the note itself stays where it was, unseen. */
export function NoteCopy({ note, reader, className }: { note: Note; reader: Reader; className?: string }) {
  return (
    <NotePaper aria-hidden="true" inert lift="mine" isOwn={isOwn(reader, note.by)} className={className}>
      <NoteText text={note.text} isHidden={isHidden(reader, note)} />
      <div className="mt-1.5 flex flex-wrap items-center gap-x-1 gap-y-1.5">
        <NoteSignature note={note} reader={reader} />
      </div>
    </NotePaper>
  )
}
