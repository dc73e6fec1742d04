import type { Team } from '@retropulse/contract/teams'
import { type AuthorId, asId, isUserId } from '@retropulse/domain/kernel/ids'

type Member = Team['members'][number]

/** How somebody stands to the board: made a facilitator here, one by role, or neither as far as is known. */
export type Leading = 'made' | 'by-role' | 'no'

/** What is known of who leads: whom facilitators made one, and the team for those who may read it. */
export interface Leaders {
  readonly made: readonly AuthorId[]
  readonly members: readonly Member[]
}

/** How somebody leads; being made one shows over a role, since it is what can be taken back. */
export function leadingOf(author: AuthorId, { made, members }: Leaders): Leading {
  if (made.includes(author)) return 'made'
  return members.some(({ id, role }) => id === author && isLeading(role)) ? 'by-role' : 'no'
}

/** What a facilitator may do about somebody; guests cannot be made one (they have no account to be known by). */
export function handOverOf(author: AuthorId, leaders: Leaders): 'give' | 'take' | null {
  const leading = leadingOf(author, leaders)
  if (leading === 'made') return 'take'
  return leading === 'no' && isUserId(author) ? 'give' : null
}

/** Those of the team who could be made a facilitator. */
export function candidates(leaders: Leaders): readonly Member[] {
  return leaders.members.filter(({ id }) => handOverOf(asId<AuthorId>(id), leaders) === 'give')
}

/**
 * True when somebody who was made a facilitator cannot step down: they are the last such one, and have no role that
 * would let them go all the same.
 */
export function hasToStay(authorIds: readonly AuthorId[], leaders: Leaders): boolean {
  const isOnly = leaders.made.every((author) => authorIds.includes(author))
  return (
    isOnly && !leaders.members.some(({ id, role }) => isLeading(role) && authorIds.some((one) => one === id))
  )
}

function isLeading(role: Member['role']): boolean {
  return role !== 'member'
}
