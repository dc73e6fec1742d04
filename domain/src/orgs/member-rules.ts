import type { PersonId } from '../kernel/ids.ts'
import { can, type OrgRole, type EffectiveRole } from './policy.ts'

/** Refusal codes for changes of members. */
export type MemberRefusal = 'forbidden' | 'unknown-member' | 'own-role' | 'org-role' | 'primary-owner'

/** The person who acts, with the roles that they hold towards the team in question. */
export interface Actor {
  readonly id: PersonId
  readonly effectiveRole: EffectiveRole | null
}

/** A member of a team. */
export interface TeamMember {
  readonly id: PersonId
  /** The role in the team's organisation, which takes precedence over the one in the team (PERM-3). */
  readonly orgRole: OrgRole | null
}

/**
 * Why the actor may not change the role of a member of a team, or null when they may: it takes member:edit; the own
 * role, and members with a role in the organisation, are not edited from a team (TEAM-19, TEAM-20).
 */
export function refuseTeamRole(actor: Actor, member: TeamMember | null): MemberRefusal | null {
  if (!can(actor.effectiveRole, 'member:edit')) return 'forbidden'
  if (member === null) return 'unknown-member'
  if (member.id === actor.id) return 'own-role'
  return member.orgRole === null ? null : 'org-role'
}

/** Why the actor may not remove a member from a team, or null when they may. Every member may leave (PERM-35). */
export function refuseTeamRemoval(actor: Actor, member: TeamMember | null): MemberRefusal | null {
  return member?.id === actor.id ? null : refuseTeamRole(actor, member)
}

/** A person with a role in an organisation. */
export interface OrgMember {
  readonly id: PersonId
  /** The person who founded the organisation, or their heir (ORG-24). */
  readonly isPrimaryOwner: boolean
}

/**
 * Why the actor may not change the role of a person in an organisation or remove them, or null when they may (ORG-18,
 * PERM-28). `actor` holds the roles towards the organisation.
 */
export function refuseOrgRole(actor: Actor, member: OrgMember | null): MemberRefusal | null {
  if (!can(actor.effectiveRole, 'org:edit')) return 'forbidden'
  if (member === null) return 'unknown-member'
  if (member.id === actor.id) return 'own-role'
  return member.isPrimaryOwner ? 'primary-owner' : null
}
