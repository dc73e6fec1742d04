import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { Teams } from '../store/teams.ts'
import { authorizeTeam } from '../queries/authorize.ts'

export interface DeleteTeamPorts {
  readonly teams: Pick<Teams, 'findForUser' | 'delete'>
  /** TRASH-12: the team is in the trash: all participants have to leave its boards. */
  readonly onTeamRevoked: (teamId: TeamId) => void
}

/** TRASH-12: puts a team into the trash, with all that is in it; also the last one of an organisation. */
export async function deleteTeam(
  identity: Identity | null,
  teamId: TeamId,
  { teams, onTeamRevoked }: DeleteTeamPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'team:edit', teams)
  if (!authorized.ok) return authorized
  const fact = { kind: 'team-deleted', teamId } as const
  const auditedChange = { orgId: authorized.team.orgId, actorId: authorized.actorId, facts: [fact] }
  if (!(await teams.delete(teamId, auditedChange))) return { ok: false, code: 'not-found' }
  onTeamRevoked(teamId)
  return { ok: true }
}
