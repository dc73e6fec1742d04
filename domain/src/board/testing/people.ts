import { asId, type AuthorId } from '../../kernel/ids.ts'
import type { Actor } from '../actor.ts'
import type { PseudonymOf, Viewer } from '../visible-board.ts'

/** Somebody on a board, as who acts and as who looks. */
export interface BoardPerson extends Actor, Viewer {
  readonly name: string
}

/** Stands in for the server's keyed one: says nothing of the id, and is the same each time. */
export const pseudonymOf: PseudonymOf = (author) => {
  let hash = 0x811c9dc5
  for (const unit of author) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return asId<AuthorId>(`~P${hash.toString(36)}`)
}

/** Somebody signed in: an id of more than 18 characters (board.md §5), and sees authors (board.md §6). */
export function member(name: string): BoardPerson {
  return person(name, asId<AuthorId>(`user-${name}-0123456789abcdef`), {
    seesAuthors: true,
    seesAssignees: true,
  })
}

/** A member with board:edit. */
export function facilitator(name: string): BoardPerson {
  return { ...member(name), isFacilitator: true }
}

/** Somebody not signed in (D1): an id of at most 18 characters, and sees no authors (board.md §6). */
export function guest(name: string): BoardPerson {
  return person(name, asId<AuthorId>(`guest-${name}`), { seesAuthors: false, seesAssignees: false })
}

/** The member whom a guest turned out to be on signing in: what they wrote as a guest stays theirs (D1). */
export function signedIn(before: BoardPerson): BoardPerson {
  const after = member(before.name)
  return { ...after, authorIds: [...after.authorIds, ...before.authorIds] }
}

/** Somebody who looks and has written nothing. */
export function stranger(seesAuthors: boolean, seesAssignees = seesAuthors): Viewer {
  return { seesAuthors, seesAssignees, authorIds: [] }
}

/**
 * The cast of a lively board: a facilitator, a member, two guests, and the second guest after signing in.
 */
export function actorsOfBoard(): readonly BoardPerson[] {
  const gia = guest('gia')
  return [facilitator('fay'), member('mia'), guest('gus'), gia, signedIn(gia)]
}

function person(
  name: string,
  id: AuthorId,
  sight: Pick<Viewer, 'seesAuthors' | 'seesAssignees'>,
): BoardPerson {
  const pseudonym = pseudonymOf(id)
  return { name, id, pseudonym, authorIds: [id, pseudonym], isFacilitator: false, ...sight }
}
