import type { AuthorProfile, You } from '@retropulse/contract/board-room'
import { isAuthor } from '@retropulse/domain/board/actor'
import { isHiddenFrom, mayChange } from '@retropulse/domain/board/notes/decide'
import type { Note } from '@retropulse/domain/board/state'
import { type AuthorId, isPseudonym } from '@retropulse/domain/kernel/ids'
import { type LiveView, useLive } from './board-store.ts'
import { useMemo } from 'react'
import { t } from './messages.ts'

/** The viewer of the board, and what decides how a note looks to them; one object until that changes. */
export interface Reader {
  readonly you: You
  readonly authors: Readonly<Record<AuthorId, AuthorProfile>>
  readonly isMasked: boolean
  readonly facilitators: readonly AuthorId[]
}

/** The viewer of a live board. */
export function readerOf({ you, authors, board }: Pick<LiveView, 'you' | 'authors' | 'board'>): Reader {
  return { you, authors, isMasked: board.isMasked, facilitators: board.facilitators }
}

/** Why the viewer cannot edit a note right now. */
export type EditRefusal = 'hidden' | 'not-yours' | 'locked'

/** True when the text of a note is hidden from the viewer (MASK-2). */
export function isHidden(reader: Reader, note: Note): boolean {
  return isHiddenFrom(reader, note, reader.you)
}

export function isOwn({ you }: Reader, by: AuthorId): boolean {
  return isAuthor(by, you)
}

/** True for viewers who may delete a note, and edit it when nothing is in the way (NOTE-9, NOTE-13). */
export function mayDelete(reader: Reader, note: Note): boolean {
  return mayChange(reader, note, reader.you)
}

/** What keeps the viewer from editing a note; null when nothing does (NOTE-9, TYPING-3, MASK-14). */
export function editRefusal(reader: Reader, note: Note, isOpenElsewhere: boolean): EditRefusal | null {
  if (!mayDelete(reader, note)) return 'not-yours'
  if (isHidden(reader, note)) return 'hidden'
  return isOpenElsewhere ? 'locked' : null
}

/** An author as the viewer may know them; null for viewers who see no authors, and for pseudonyms (ANON-1, ANON-14). */
export function shownAuthor({ you, authors }: Reader, by: AuthorId): AuthorProfile | null {
  if (!you.seesAuthors || isPseudonym(by)) return null
  return authors[by] ?? { name: null, picture: null }
}

/** The viewer of this page. */
export function useReader(): Reader {
  const you = useLive((view) => view.you)
  const authors = useLive((view) => view.authors)
  const isMasked = useLive((view) => view.board.isMasked)
  const facilitators = useLive((view) => view.board.facilitators)
  return useMemo(() => ({ you, authors, isMasked, facilitators }), [you, authors, isMasked, facilitators])
}

/**
 * The name of an author for viewers who see authors (NOTE-22). Empty until the server has sent who the author is, as on
 * a board that this device kept.
 */
export function authorName({ authors }: Pick<Reader, 'authors'>, by: AuthorId): string {
  const profile = authors[by]
  return profile === undefined ? '' : (profile.name ?? t('people.anonymous'))
}
