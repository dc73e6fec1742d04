import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Actor, TeamMember } from '@retropulse/domain/orgs/member-rules'
import type { TeamRole } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/api.ts'
import type { Teams } from '../store/teams.ts'
import { authorizeTeam } from './authorize.ts'
import type { TeamRef } from './memberships.ts'

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
  teams: Pick<Teams, 'findForUser' | 'rolesIn'>,
): Promise<AuthorizedMember> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', teams)
  if (!authorized.ok) return authorized
  const { team, actorId, effectiveRole } = authorized
  const roles = await teams.rolesIn(teamId, userId)
  const member = roles.teamRole === null ? null : { ...roles, id: userId, teamRole: roles.teamRole }
  return { ok: true, team, actor: { id: actorId, effectiveRole }, member }
}
