import type { Note } from '@retropulse/domain/board/state'
import { t } from '../messages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { isOwn, type Reader, shownAuthor } from './reader.ts'

/** Who wrote a note, small, for those who may know it (board.md §6). */
export function NoteAuthor({ note, reader }: { note: Note; reader: Reader }) {
  const author = shownAuthor(reader, note.by)
  if (author === null) return null
  const name = author.name ?? t('people.anonymous')
  return (
    <p className="me-1 flex max-w-full min-w-0 pointer-coarse:flex-1 pointer-coarse:basis-0 items-center gap-1.5 text-xs text-hue-ink-soft">
      <Avatar
        decorative
        name={author.name ?? ''}
        seed={note.by}
        src={author.picture ?? undefined}
        size="xs"
      />
      <span dir="auto" className="truncate">
        {isOwn(reader, note.by) ? t('note.you') : name}
      </span>
    </p>
  )
}
