import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { refuseTeamRemoval } from '@retropulse/domain/orgs/member-rules'
import type { Identity } from '../../auth/ports.ts'
import { meetMember } from '../queries/meet-member.ts'
import type { TeamMemberPorts } from './change-team-role.ts'

/** Takes somebody off a team, or lets them leave (teams.md §6); from then on its boards treat them as a stranger. */
export async function removeTeamMember(
  identity: Identity | null,
  teamId: TeamId,
  userId: PersonId,
  { teams, onStandingChanged }: TeamMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetMember(identity, teamId, userId, teams)
  if (!met.ok) return met
  const refusal = refuseTeamRemoval(met.actor, met.member)
  if (refusal !== null) return { ok: false, code: refusal }
  const kind = userId === met.actor.id ? 'team-left' : 'team-member-removed'
  const deed = {
    orgId: met.team.orgId,
    actorId: met.actor.id,
    facts: [{ kind, teamId, memberId: userId } as const],
  }
  if (!(await teams.leaveTeam(teamId, userId, deed))) return { ok: false, code: 'unknown-member' }
  onStandingChanged(teamId, userId)
  return { ok: true }
}
