import { asId, type AuthorId, type BoardId, type NoteId, type PersonId } from '@retropulse/domain/kernel/ids'
import { createHmac } from 'node:crypto'

/** One-way names for people, keyed with the installation's secret, different on every board (ANON-3). */
export interface Pseudonyms {
  /**
   * The author that is stored for what is written on an anonymous board. `changes`: the number of switches of author
   * visibility so far; each time between two switches has pseudonyms of its own (ANON-16).
   */
  authorOf(boardId: BoardId, person: PersonId, changes: number): AuthorId
  /** All pseudonyms of a person on a board up to this number of switches, the oldest first. */
  authorsUntil(boardId: BoardId, person: PersonId, changes: number): readonly AuthorId[]
  /**
   * The author that viewers who may not see authors are sent for a signed note. It differs from all stored pseudonyms,
   * so that knowing who signed a note discloses nothing about notes without a name (ANON-16).
   */
  shownOf(boardId: BoardId, person: PersonId | AuthorId): AuthorId
  /**
   * The id under which others are sent that a note which is not on the board yet is being typed: not its own, which
   * another participant could take, and another one after each switch, so that none can be matched (ANON-19, TYPING-7).
   */
  typingIdOf(boardId: BoardId, noteId: NoteId, changes: number): NoteId
  /** The key in the list of people; unrelated to the pseudonym, so that the list does not name authors (ANON-9). */
  keyOf(boardId: BoardId, person: PersonId): string
}

/** 66 bits: no two people of a board share one, and a person cannot be found by trying. */
const LENGTH = 11
/** Cached people of boards with many switches, where each switch makes one more pseudonym for each person. */
const REMEMBERED_MAX = 500
/** Up to so many switches, pseudonyms are computed without the cache. */
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

/** `shownOf` for one board, each author computed once. */
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
