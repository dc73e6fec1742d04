import type { AuthorProfile } from '@retropulse/contract/board-room'
import type { Note } from '@retropulse/domain/board/state'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { type Reader, shownAuthor } from '../../model/reader.ts'

/** An author with notes on the board. */
export interface NoteAuthors {
  readonly by: AuthorId
  readonly profile: AuthorProfile
  readonly count: number
}

/** The authors of notes, by name, those without a name last (SPOT-4); pseudonyms are left out (SPOT-6). */
export function authorsOf(notes: Iterable<Pick<Note, 'by'>>, reader: Reader): readonly NoteAuthors[] {
  const counts = new Map<AuthorId, number>()
  for (const { by } of notes) counts.set(by, (counts.get(by) ?? 0) + 1)
  const authors = [...counts].flatMap(([by, count]) => {
    const profile = shownAuthor(reader, by)
    return profile === null ? [] : [{ by, profile, count }]
  })
  return authors.toSorted((one, other) => {
    const [first, second] = [one.profile.name, other.profile.name]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return first.localeCompare(second)
  })
}
