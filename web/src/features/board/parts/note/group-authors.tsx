import type { Note } from '@retropulse/domain/board/state'
import { AvatarStack } from '../../../../ui/avatar-stack.tsx'
import { authorName } from '../../model/author-name.ts'
import { type Reader, shownAuthor } from '../../model/reader.ts'
import { t } from '../../model/messages.ts'

/** The faces of a group's authors, at most eight, for viewers who see authors (GROUP-3). */
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
    return [{ id: by, name: authorName(reader, by), src: author.picture ?? undefined }]
  })
  if (people.length === 0) return null
  return (
    // The border between the faces has the colour of the paper below them.
    <span className="me-1 [--color-raised:var(--hue-surface)]">
      <AvatarStack size="sm" ground="raised" label={t('group.authors')} {...{ people, moreLabel }} />
    </span>
  )
}

function moreLabel(count: number): string {
  return t('group.moreAuthors', { count })
}
