import type { AuthorProfile, You } from '@retropulse/contract/board-room'
import { isAuthor } from '@retropulse/domain/board/actor'
import { isHiddenFrom, mayChange } from '@retropulse/domain/board/rules/notes'
import type { Note } from '@retropulse/domain/board/state'
import { type AuthorId, isPseudonym } from '@retropulse/domain/kernel/ids'
import type { LiveView } from '../view/board-store.ts'

/** Who reads the board, and what decides how a note looks to them; one object until that changes. */
export interface Reader {
  readonly you: You
  readonly authors: Readonly<Record<AuthorId, AuthorProfile>>
  readonly isMasked: boolean
  readonly facilitators: readonly AuthorId[]
}

/** The reader of a live board. */
export function readerOf({ you, authors, board }: Pick<LiveView, 'you' | 'authors' | 'board'>): Reader {
  return { you, authors, isMasked: board.isMasked, facilitators: board.facilitators }
}

/** Why somebody cannot change the words of a note right now. */
export type Obstacle = 'hidden' | 'not-yours' | 'locked'

/** True when the note's words must not be read by this person (D8). */
export function isHidden(reader: Reader, note: Note): boolean {
  return isHiddenFrom(reader, note, reader.you)
}

export function isOwn({ you }: Reader, by: AuthorId): boolean {
  return isAuthor(by, you)
}

/** True for those who may delete a note, and edit it unless something is in the way. */
export function mayDelete(reader: Reader, note: Note): boolean {
  return mayChange(reader, note, reader.you)
}

/** What keeps this person from editing a note; null when nothing does. */
export function editObstacle(reader: Reader, note: Note, isOpenElsewhere: boolean): Obstacle | null {
  if (!mayDelete(reader, note)) return 'not-yours'
  if (isHidden(reader, note)) return 'hidden'
  return isOpenElsewhere ? 'locked' : null
}

/** An author as this reader may know them (board.md §6, D9); null when they may not. */
export function shownAuthor({ you, authors }: Reader, by: AuthorId): AuthorProfile | null {
  if (!you.seesAuthors || isPseudonym(by)) return null
  return authors[by] ?? { name: null, picture: null }
}
