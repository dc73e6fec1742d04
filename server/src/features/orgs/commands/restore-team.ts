import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { teamAllowance } from '@retropulse/domain/billing/plans'
import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import { isInTrash } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../store/organisations.ts'
import type { Teams } from '../store/teams.ts'

export interface RestoreTeamPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly teams: Pick<Teams, 'findDeleted' | 'rolesIn' | 'restore'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const NOT_FOUND: Refused = { ok: false, code: 'not-found' }

/**
 * TRASH-12, TRASH-13: restores a team with all that was in it, for 30 days, for users who could delete it; archived
 * when the plan has no room for one more in use. To other users the team does not exist (TRASH-18).
 */
export async function restoreTeam(
  identity: Identity | null,
  teamId: TeamId,
  { organisations, teams, now }: RestoreTeamPorts,
): Promise<{ readonly ok: true } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await teams.findDeleted(teamId)
  if (team === null || !isInTrash(team.deletedAt, now())) return NOT_FOUND
  const { orgRole, teamRole } = await teams.rolesIn(teamId, identity.id)
  if (!can(effectiveRoleOf(orgRole, teamRole), 'team:edit')) return NOT_FOUND
  const org = await organisations.find(team.orgId, null)
  if (org === null) return NOT_FOUND
  const fact = { kind: 'team-restored', teamId } as const
  const auditedChange = { orgId: team.orgId, actorId: identity.id, facts: [fact] }
  return (await teams.restore(teamId, teamAllowance(org), auditedChange)) ? { ok: true } : NOT_FOUND
}
