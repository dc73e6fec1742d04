import type { PersonId } from '../kernel/ids.ts'
import { can, type OrgRole, type Standing } from './policy.ts'

/** Why nothing happens to somebody's role (style rule 7). */
export type MemberRefusal = 'forbidden' | 'unknown-member' | 'own-role' | 'org-role' | 'primary-owner'

/** Somebody who acts, as they stand to the team in question. */
export interface Actor {
  readonly id: PersonId
  readonly standing: Standing | null
}

/** Somebody on a team, as these rules see them. */
export interface TeamMember {
  readonly id: PersonId
  /** Their role in the team's organisation, which counts before the one in the team. */
  readonly orgRole: OrgRole | null
}

/**
 * Why somebody may not change the role of a member of a team, or null when they may: it takes member:edit, nobody
 * edits themselves, and who has a role in the organisation is not edited from a team (teams.md §4, §5).
 */
export function refuseTeamRole(actor: Actor, member: TeamMember | null): MemberRefusal | null {
  if (!can(actor.standing, 'member:edit')) return 'forbidden'
  if (member === null) return 'unknown-member'
  if (member.id === actor.id) return 'own-role'
  return member.orgRole === null ? null : 'org-role'
}

/** Why somebody may not take a member off a team, or null when they may. Everybody may leave (teams.md §6). */
export function refuseTeamRemoval(actor: Actor, member: TeamMember | null): MemberRefusal | null {
  return member?.id === actor.id ? null : refuseTeamRole(actor, member)
}

/** Somebody with a role in an organisation, as these rules see them. */
export interface OrgMember {
  readonly id: PersonId
  /** Whoever created the organisation. */
  readonly isPrimaryOwner: boolean
}

/**
 * Why somebody may not change the role of an organisation's member or take them away, or null when they may: it takes
 * org:edit, nobody edits themselves, and nobody the primary owner (teams.md §4). `actor` as they stand to the organisation.
 */
export function refuseOrgRole(actor: Actor, member: OrgMember | null): MemberRefusal | null {
  if (!can(actor.standing, 'org:edit')) return 'forbidden'
  if (member === null) return 'unknown-member'
  if (member.id === actor.id) return 'own-role'
  return member.isPrimaryOwner ? 'primary-owner' : null
}
