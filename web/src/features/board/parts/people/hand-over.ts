import type { Team } from '@retropulse/contract/teams'
import { type AuthorId, asId, isUserId } from '@retropulse/domain/kernel/ids'

type Member = Team['members'][number]

/** How a person leads the board: made a facilitator, by role, or not as far as is known. */
export type Leading = 'made' | 'by-role' | 'no'

/** What is known of who leads: the people who were made facilitators, and the team for viewers who may read it. */
export interface Leaders {
  readonly made: readonly AuthorId[]
  readonly members: readonly Member[]
  /** The creator of a board without a team, who leads it (CREATE-19); null: it has one, or the viewer may not know. */
  readonly creator: AuthorId | null
}

/** How a person leads; having been made facilitator comes before a role, since it can be taken back (LEAD-2). */
export function leadingOf(author: AuthorId, { made, members, creator }: Leaders): Leading {
  if (made.includes(author)) return 'made'
  if (author === creator) return 'by-role'
  return members.some(({ id, role }) => id === author && isLeading(role)) ? 'by-role' : 'no'
}

/** What a facilitator may do about a person (LEAD-1, LEAD-2); guests have no account and cannot be made one. */
export function handOverOf(author: AuthorId, leaders: Leaders): 'give' | 'take' | null {
  const leading = leadingOf(author, leaders)
  if (leading === 'made') return 'take'
  return leading === 'no' && isUserId(author) ? 'give' : null
}

/** The members of the team who can be made facilitators (LEAD-5). */
export function candidates(leaders: Leaders): readonly Member[] {
  return leaders.members.filter(({ id }) => handOverOf(asId<AuthorId>(id), leaders) === 'give')
}

/**
 * True when a person who was made facilitator cannot step down: the last one, without a role by which they would still
 * lead (LEAD-3).
 */
export function hasToStay(authorIds: readonly AuthorId[], leaders: Leaders): boolean {
  const isOnly = leaders.made.every((author) => authorIds.includes(author))
  const isCreator = leaders.creator !== null && authorIds.includes(leaders.creator)
  return (
    isOnly &&
    !isCreator &&
    !leaders.members.some(({ id, role }) => isLeading(role) && authorIds.some((one) => one === id))
  )
}

function isLeading(role: Member['role']): boolean {
  return role !== 'member'
}
