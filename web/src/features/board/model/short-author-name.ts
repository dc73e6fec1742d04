import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { shortName } from '../../../lib/short-name.ts'
import { authorName, type Reader } from './reader.ts'

type Authors = Reader['authors']

/** First words that several authors share, by the list of authors: hundreds of notes ask for one list. */
const shared = new WeakMap<Authors, ReadonlySet<string>>()

/** The name of an author where there is little room, the same on all notes of a board (NOTE-33). */
export function shortAuthorName({ authors }: Pick<Reader, 'authors'>, by: AuthorId): string {
  const name = authorName({ authors }, by)
  return shortName(name, sharedWords(authors).has(shortName(name, false)))
}

function sharedWords(authors: Authors): ReadonlySet<string> {
  const known = shared.get(authors)
  if (known !== undefined) return known
  const once = new Set<string>()
  const several = new Set<string>()
  for (const { name } of Object.values(authors)) {
    const word = shortName(name ?? '', false)
    ;(once.has(word) ? several : once).add(word)
  }
  shared.set(authors, several)
  return several
}
