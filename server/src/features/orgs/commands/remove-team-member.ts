import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { refuseTeamRemoval } from '@retropulse/domain/orgs/member-rules'
import type { Identity } from '../../auth/api.ts'
import { authorizeMember } from '../queries/authorize-member.ts'
import type { TeamMemberPorts } from './change-team-role.ts'

/** TEAM-22, TEAM-23: removes a member of a team, or lets the member leave; open boards apply it at once. */
export async function removeTeamMember(
  identity: Identity | null,
  teamId: TeamId,
  userId: PersonId,
  { teams, onRoleChanged }: TeamMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeMember(identity, teamId, userId, teams)
  if (!authorized.ok) return authorized
  const refusal = refuseTeamRemoval(authorized.actor, authorized.member)
  if (refusal !== null) return { ok: false, code: refusal }
  const kind = userId === authorized.actor.id ? 'team-left' : 'team-member-removed'
  const auditedChange = {
    orgId: authorized.team.orgId,
    actorId: authorized.actor.id,
    facts: [{ kind, teamId, memberId: userId } as const],
  }
  if (!(await teams.leaveTeam(teamId, userId, auditedChange))) return { ok: false, code: 'unknown-member' }
  onRoleChanged(teamId, userId)
  return { ok: true }
}
