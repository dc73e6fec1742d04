import type { Team } from '@retropulse/contract/teams'

export type Member = Team['members'][number]

/** The members of a team: those who may do the most first (teams.md §6), and by name among equals. */
export function membersInOrder(members: readonly Member[]): readonly Member[] {
  return members.toSorted(
    (one, other) =>
      RANKS.indexOf(one.role) - RANKS.indexOf(other.role) ||
      NAMES.compare(one.profile.name, other.profile.name),
  )
}

/** Whether somebody's role can be changed here: not one's own, and not one that the organisation gave (teams.md §4, §5). */
export function isEditable(member: Member, you: string | undefined): boolean {
  return member.id !== you && !member.isOrgRole
}

const RANKS: readonly Member['role'][] = ['owner', 'org-admin', 'admin', 'facilitator', 'member']

const NAMES = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
