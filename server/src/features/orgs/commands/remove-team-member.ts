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
  const met = await authorizeMember(identity, teamId, userId, teams)
  if (!met.ok) return met
  const refusal = refuseTeamRemoval(met.actor, met.member)
  if (refusal !== null) return { ok: false, code: refusal }
  const kind = userId === met.actor.id ? 'team-left' : 'team-member-removed'
  const auditedChange = {
    orgId: met.team.orgId,
    actorId: met.actor.id,
    facts: [{ kind, teamId, memberId: userId } as const],
  }
  if (!(await teams.leaveTeam(teamId, userId, auditedChange))) return { ok: false, code: 'unknown-member' }
  onRoleChanged(teamId, userId)
  return { ok: true }
}
