import type { Team } from '@retropulse/contract/teams'
import { hasWords } from '../../../lib/has-words.ts'
import { personTones } from '../../../ui/person-tone.ts'

export type Member = Team['members'][number]

/** The members of a team by role, the owner first, then by name (TEAM-18). */
export function membersInOrder(members: readonly Member[]): readonly Member[] {
  return members.toSorted(
    (one, other) =>
      RANKS.indexOf(one.role) - RANKS.indexOf(other.role) ||
      NAMES.compare(one.profile.name, other.profile.name),
  )
}

/** The members who have every word of the query in their name or address (TEAM-32). */
export function findMembers(members: readonly Member[], query: string): readonly Member[] {
  return members.filter(({ profile }) => hasWords(`${profile.name}\n${profile.email ?? ''}`, query))
}

/** The colours of members by their ids, on all pages of the team: in their order neighbours differ. */
export function memberTones(members: readonly Member[]): ReadonlyMap<string, number> {
  const ids = membersInOrder(members).map(({ id }) => id)
  return new Map(personTones(ids).map((tone, index) => [ids[index] ?? '', tone]))
}

/**
 * Whether the role of a member can be changed here: not the user's own, and none that the organisation gave (TEAM-20).
 */
export function isEditable(member: Member, you: string | undefined): boolean {
  return member.id !== you && !member.isOrgRole
}

const RANKS: readonly Member['role'][] = ['owner', 'org-admin', 'admin', 'facilitator', 'member']

const NAMES = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
