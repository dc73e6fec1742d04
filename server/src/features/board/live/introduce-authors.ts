import type { AuthorProfile } from '@retropulse/contract/board-room'
import type { BoardEventType } from '@retropulse/domain/board/event'
import { type AuthorId, isPseudonym } from '@retropulse/domain/kernel/ids'
import type { CommittedRow } from '../engine/live-board.ts'
import type { Presence } from './presence.ts'
import type { RoomSend } from './room-viewers.ts'

interface AuthorAudience {
  /** Authors whose profiles were sent already. */
  readonly authors: Map<AuthorId, AuthorProfile>
  readonly presence: Presence
  readonly send: RoomSend
}

/** Viewers who see authors are sent the profile of each author that the rows name. */
export function introduceAuthors(
  rows: readonly CommittedRow[],
  { authors, presence, send }: AuthorAudience,
): void {
  const unknown = authorsOfRows(rows).filter((author) => !isPseudonym(author) && !authors.has(author))
  if (unknown.length === 0) return
  const here = presence.all().filter((present) => unknown.includes(present.authorId))
  const profiles = here.map(({ authorId, person }): [AuthorId, AuthorProfile] => [
    authorId,
    { name: person.name, picture: person.picture },
  ])
  for (const [authorId, profile] of profiles) authors.set(authorId, profile)
  const news = Object.fromEntries(profiles)
  send((seesAuthors) => (seesAuthors ? { type: 'authors', authors: news } : null))
}

/** Ballots are secret: a profile sent for one of these events would disclose the voter (VOTE-31). */
const SECRET: ReadonlySet<BoardEventType> = new Set(['votes-cast', 'voter-done'])

function authorsOfRows(rows: readonly CommittedRow[]): readonly AuthorId[] {
  return rows.flatMap((row) =>
    row.events.flatMap((event) =>
      'by' in event && event.by !== null && !SECRET.has(event.type) ? [event.by] : [],
    ),
  )
}
