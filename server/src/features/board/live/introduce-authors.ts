import type { AuthorProfile } from '@retropulse/contract/board-room'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import type { CommittedRow } from '../engine/live-board.ts'
import { authorsOfRows, contentAuthorsOfRows } from './authors-of-rows.ts'
import type { Presence } from './presence.ts'
import type { RoomAuthors } from './room-authors.ts'
import type { Viewers } from './room-viewers.ts'

interface AuthorAudience {
  readonly authors: RoomAuthors
  readonly presence: Presence
  readonly viewers: Viewers
}

/**
 * Viewers who see authors are sent the profile of each author whom the rows name: of participants at once, and once
 * they are loaded of others, who wrote in the list of action items or whose content returns from the trash.
 */
export async function introduceAuthors(
  rows: readonly CommittedRow[],
  { authors, presence, viewers }: AuthorAudience,
): Promise<void> {
  const acting = authorsOfRows(rows)
  const unknown = acting.filter((author) => !authors.has(author))
  const here = unknown.length === 0 ? [] : presence.all().filter((one) => unknown.includes(one.authorId))
  const profiles = here.map(({ authorId, person }): [AuthorId, AuthorProfile] => [
    authorId,
    { name: person.name, picture: person.picture },
  ])
  if (profiles.length > 0) authors.put(Object.fromEntries(profiles))
  if (viewers.values().some(({ seesAuthors }) => seesAuthors))
    await authors.ensureLoaded([...acting, ...contentAuthorsOfRows(rows)])
}
