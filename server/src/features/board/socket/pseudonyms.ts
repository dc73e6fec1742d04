import { asId, type AuthorId, type BoardId, type NoteId, type PersonId } from '@retropulse/domain/kernel/ids'
import { createHmac } from 'node:crypto'

/** One-way names for people, keyed with the installation's secret, different on every board (D9). */
export interface Pseudonyms {
  /**
   * Whom an anonymous board writes down as the author. `changes`: how often its authors were hidden or shown till
   * then; each time has pseudonyms of its own.
   */
  authorOf(boardId: BoardId, person: PersonId, changes: number): AuthorId
  /** All that `authorOf` ever answered on a board for a person, the oldest first, up to this number of switches. */
  authorsUntil(boardId: BoardId, person: PersonId, changes: number): readonly AuthorId[]
  /**
   * Whom somebody who may not see authors is told as the author of what a person signed: unlike the other, so that
   * whoever knows the names from elsewhere learns nothing about what was written without one.
   */
  shownOf(boardId: BoardId, person: PersonId | AuthorId): AuthorId
  /**
   * The id under which others are told that a note which is not on the board yet is being typed. It is not the note's
   * own, which whoever is told it could take, and another one after each switch, so that no two can be matched (D9).
   */
  typingIdOf(boardId: BoardId, noteId: NoteId, changes: number): NoteId
  /** Who is here: unrelated to the pseudonym, so that the list of people does not name the authors. */
  keyOf(boardId: BoardId, person: PersonId): string
}

/** 66 bits: no two people of a board share one, and nobody finds the person by trying. */
const LENGTH = 11
/** People of boards with many switches whose pseudonyms are remembered: a switch makes one more for each. */
const REMEMBERED_MAX = 500
/** With fewer switches they are made in no time. */
const FEW_SWITCHES = 3

export function createPseudonyms(secret: string): Pseudonyms {
  function digest(purpose: string, boardId: BoardId, person: string): string {
    return createHmac('sha256', secret)
      .update(`${purpose}\0${boardId}\0${person}`)
      .digest('base64url')
      .slice(0, LENGTH)
  }
  const remembered = new Map<string, AuthorId[]>()

  function authorOf(boardId: BoardId, person: PersonId, changes: number): AuthorId {
    return asId<AuthorId>(`~${digest(changes === 0 ? 'author' : `author ${changes}`, boardId, person)}`)
  }

  return {
    authorOf,
    authorsUntil(boardId, person, changes) {
      const key = `${boardId} ${person}`
      const authors = remembered.get(key) ?? []
      for (let at = authors.length; at <= changes; at += 1) authors.push(authorOf(boardId, person, at))
      if (changes > FEW_SWITCHES) {
        const [oldest] = remembered.size >= REMEMBERED_MAX && !remembered.has(key) ? remembered.keys() : []
        if (oldest !== undefined) remembered.delete(oldest)
        remembered.set(key, authors)
      }
      return authors.slice(0, changes + 1)
    },
    shownOf: (boardId, person) => asId<AuthorId>(`~${digest('shown', boardId, person)}`),
    typingIdOf: (boardId, noteId, changes) => asId<NoteId>(digest(`typing ${changes}`, boardId, noteId)),
    keyOf: (boardId, person) => digest('presence', boardId, person),
  }
}

/** Whom those who may not see authors are told on one board; each is made once. */
export function memoisedFor(pseudonyms: Pseudonyms, boardId: BoardId): (author: AuthorId) => AuthorId {
  const known = new Map<AuthorId, AuthorId>()
  return (author) => {
    const found = known.get(author)
    if (found !== undefined) return found
    const made = pseudonyms.shownOf(boardId, author)
    known.set(author, made)
    return made
  }
}
