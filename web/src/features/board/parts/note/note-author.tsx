import type { Note } from '@retropulse/domain/board/state'
import { t } from '../../model/messages.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { authorName } from '../../model/author-name.ts'
import { isOwn, type Reader, shownAuthor } from '../../model/reader.ts'

/** The author of a note, for viewers who see authors (NOTE-22). */
export function NoteAuthor({ note, reader }: { note: Note; reader: Reader }) {
  const author = shownAuthor(reader, note.by)
  if (author === null) return null
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
        {isOwn(reader, note.by) ? t('note.you') : authorName(reader, note.by)}
      </span>
    </p>
  )
}
