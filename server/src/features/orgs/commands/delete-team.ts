import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Teams } from '../ports.ts'
import { meetTeam } from '../queries/meet-team.ts'

export interface DeleteTeamPorts {
  readonly teams: Pick<Teams, 'findAs' | 'delete'>
  /** The team is nowhere any more: everybody on its boards has to leave them. */
  readonly onTeamShut: (teamId: TeamId) => void
}

/** Puts a team into the trash, with all that is in it (D27); also the last one of an organisation. */
export async function deleteTeam(
  identity: Identity | null,
  teamId: TeamId,
  { teams, onTeamShut }: DeleteTeamPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetTeam(identity, teamId, 'team:edit', teams)
  if (!met.ok) return met
  const fact = { kind: 'team-deleted', teamId } as const
  const deed = { orgId: met.team.orgId, actorId: met.actorId, facts: [fact] }
  if (!(await teams.delete(teamId, deed))) return { ok: false, code: 'not-found' }
  onTeamShut(teamId)
  return { ok: true }
}
