import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Actor, TeamMember } from '@retropulse/domain/orgs/member-rules'
import { effectiveRoleOf, type TeamRole } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { TeamRef, Teams } from '../ports.ts'

export type AuthorizedMember =
  | {
      readonly ok: true
      readonly team: TeamRef
      readonly actor: Actor
      /** Null: not a member of the team. */
      readonly member: (TeamMember & { readonly teamRole: TeamRole }) | null
    }
  | Refused

/**
 * Loads the caller and the member of a team that a rule about roles concerns. A team in which the caller has no part is
 * answered like one that does not exist (PERM-29).
 */
export async function authorizeMember(
  identity: Identity | null,
  teamId: TeamId,
  userId: PersonId,
  teams: Pick<Teams, 'findTeam' | 'rolesIn'>,
): Promise<AuthorizedMember> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await teams.findTeam(teamId)
  if (team === null) return { ok: false, code: 'not-found' }
  const { orgRole, teamRole } = await teams.rolesIn(teamId, identity.id)
  const effectiveRole = effectiveRoleOf(orgRole, teamRole)
  if (effectiveRole === null) return { ok: false, code: 'not-found' }
  const theirs = await teams.rolesIn(teamId, userId)
  const member = theirs.teamRole === null ? null : { ...theirs, id: userId, teamRole: theirs.teamRole }
  return { ok: true, team, actor: { id: identity.id, effectiveRole }, member }
}
