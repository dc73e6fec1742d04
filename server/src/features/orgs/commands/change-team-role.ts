import type { ChangeTeamRole } from '@retropulse/contract/teams'
import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { refuseTeamRole } from '@retropulse/domain/orgs/member-rules'
import type { Identity } from '../../auth/api.ts'
import type { Teams } from '../store/teams.ts'
import { authorizeMember } from '../queries/authorize-member.ts'

export interface TeamMemberPorts {
  readonly teams: Pick<Teams, 'findForUser' | 'rolesIn' | 'setTeamRole' | 'leaveTeam'>
  /** The user's role in the team changed: apply it on open boards at once (TEAM-25). */
  readonly onRoleChanged: (teamId: TeamId, userId: PersonId) => void
}

/** TEAM-19: gives a member of a team another role, also on open boards. */
export async function changeTeamRole(
  identity: Identity | null,
  teamId: TeamId,
  { id: userId, role }: ChangeTeamRole,
  { teams, onRoleChanged }: TeamMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeMember(identity, teamId, userId, teams)
  if (!authorized.ok) return authorized
  const refusal = refuseTeamRole(authorized.actor, authorized.member)
  if (refusal !== null) return { ok: false, code: refusal }
  const from = authorized.member?.teamRole ?? 'member'
  const fact = { kind: 'team-role-changed', teamId, memberId: userId, from, to: role } as const
  const auditedChange = { orgId: authorized.team.orgId, actorId: authorized.actor.id, facts: [fact] }
  if (!(await teams.setTeamRole(teamId, userId, role, auditedChange)))
    return { ok: false, code: 'unknown-member' }
  onRoleChanged(teamId, userId)
  return { ok: true }
}
