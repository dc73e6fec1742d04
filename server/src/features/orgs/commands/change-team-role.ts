import type { ChangeTeamRole } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { refuseTeamRole } from '@retropulse/domain/orgs/member-rules'
import type { Identity } from '../../auth/ports.ts'
import type { Organisations } from '../ports.ts'
import { meetMember } from '../queries/meet-member.ts'

export interface TeamMemberPorts {
  readonly organisations: Pick<Organisations, 'findTeam' | 'rolesIn' | 'setTeamRole' | 'leaveTeam'>
  /** Somebody's role in a team is another one now, or none: on its boards, too, from this moment on. */
  readonly onStandingChanged: (teamId: TeamId, userId: PersonId) => void
}

/** Gives a member of a team another role (teams.md §6), also on the boards that they have open. */
export async function changeTeamRole(
  identity: Identity | null,
  teamId: TeamId,
  { id: userId, role }: ChangeTeamRole,
  { organisations, onStandingChanged }: TeamMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetMember(identity, teamId, userId, organisations)
  if (!met.ok) return met
  const refusal = refuseTeamRole(met.actor, met.member)
  if (refusal !== null) return { ok: false, code: refusal }
  if (!(await organisations.setTeamRole(teamId, userId, role))) return { ok: false, code: 'unknown-member' }
  onStandingChanged(teamId, userId)
  return { ok: true }
}
