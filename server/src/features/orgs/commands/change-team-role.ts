import type { ChangeTeamRole } from '@retropulse/contract/teams'
import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { refuseTeamRole } from '@retropulse/domain/orgs/member-rules'
import type { Identity } from '../../auth/ports.ts'
import type { Teams } from '../ports.ts'
import { meetMember } from '../queries/meet-member.ts'

export interface TeamMemberPorts {
  readonly teams: Pick<Teams, 'findTeam' | 'rolesIn' | 'setTeamRole' | 'leaveTeam'>
  /** Somebody's role in a team is another one now, or none: on its boards, too, from this moment on. */
  readonly onStandingChanged: (teamId: TeamId, userId: PersonId) => void
}

/** Gives a member of a team another role (teams.md §6), also on the boards that they have open. */
export async function changeTeamRole(
  identity: Identity | null,
  teamId: TeamId,
  { id: userId, role }: ChangeTeamRole,
  { teams, onStandingChanged }: TeamMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetMember(identity, teamId, userId, teams)
  if (!met.ok) return met
  const refusal = refuseTeamRole(met.actor, met.member)
  if (refusal !== null) return { ok: false, code: refusal }
  const from = met.member?.teamRole ?? 'member'
  const fact = { kind: 'team-role-changed', teamId, memberId: userId, from, to: role } as const
  const deed = { orgId: met.team.orgId, actorId: met.actor.id, facts: [fact] }
  if (!(await teams.setTeamRole(teamId, userId, role, deed))) return { ok: false, code: 'unknown-member' }
  onStandingChanged(teamId, userId)
  return { ok: true }
}
