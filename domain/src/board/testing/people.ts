import { asId, type AuthorId } from '../../kernel/ids.ts'
import type { Actor } from '../actor.ts'
import type { PseudonymOf, Viewer } from '../visible-board.ts'

/** A person on a board, both as actor and as viewer. */
export interface BoardPerson extends Actor, Viewer {
  readonly name: string
}

/** Replaces the server's keyed function: it discloses nothing of the id and is deterministic. */
export const pseudonymOf: PseudonymOf = (author) => {
  let hash = 0x811c9dc5
  for (const unit of author) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return asId<AuthorId>(`~P${hash.toString(36)}`)
}

/** A signed-in member of the team: an id of more than 18 characters, and sees authors (ANON-1). */
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

/** A guest: an id of at most 18 characters, and sees no authors (ANON-1). */
export function guest(name: string): BoardPerson {
  return person(name, asId<AuthorId>(`guest-${name}`), { seesAuthors: false, seesAssignees: false })
}

/** The member that a guest is after signing in: what they wrote as a guest stays theirs (NOTE-23). */
export function signedIn(before: BoardPerson): BoardPerson {
  const after = member(before.name)
  return { ...after, authorIds: [...after.authorIds, ...before.authorIds] }
}

/** A viewer who has written nothing. */
export function stranger(seesAuthors: boolean, seesAssignees = seesAuthors): Viewer {
  return { seesAuthors, seesAssignees, authorIds: [] }
}

/** The people of most tests: a facilitator, a member, two guests, and the second guest after signing in. */
export function actorsOfBoard(): readonly BoardPerson[] {
  const gia = guest('gia')
  return [facilitator('fay'), member('mia'), guest('gus'), gia, signedIn(gia)]
}

function person(
  name: string,
  id: AuthorId,
  rights: Pick<Viewer, 'seesAuthors' | 'seesAssignees'>,
): BoardPerson {
  const pseudonym = pseudonymOf(id)
  return { name, id, pseudonym, authorIds: [id, pseudonym], isFacilitator: false, ...rights }
}
