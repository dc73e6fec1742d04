import type { Note } from '@retropulse/domain/board/state'
import { AvatarStack } from '../../../ui/avatar-stack.tsx'
import { t as board } from '../messages.ts'
import { type Reader, shownAuthor } from '../note/reader.ts'
import { t } from './messages.ts'

/** Who wrote the notes of a group, at most eight faces, for those who may know it (board.md §6). */
export function GroupAuthors({
  note,
  members,
  reader,
}: {
  note: Note
  members: readonly Note[]
  reader: Reader
}) {
  const authors = new Set([note, ...members].map(({ by }) => by))
  const people = [...authors].flatMap((by) => {
    const author = shownAuthor(reader, by)
    if (author === null) return []
    return [{ id: by, name: author.name ?? board('people.anonymous'), src: author.picture ?? undefined }]
  })
  if (people.length === 0) return null
  return (
    // The gap between the faces is of the paper that they stand on.
    <span className="me-1 [--color-raised:var(--hue-surface)]">
      <AvatarStack size="sm" ground="raised" label={t('authors')} {...{ people, moreLabel }} />
    </span>
  )
}

function moreLabel(count: number): string {
  return t('moreAuthors', { count })
}
