import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { type Action, can, standingOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { TeamRef, Teams } from '../ports.ts'

type TeamMet =
  | { readonly ok: true; readonly team: TeamRef; readonly actorId: PersonId }
  | (Refused & { readonly code: 'sign-in-required' | 'not-found' | 'forbidden' })

/**
 * A team before somebody who may do this in it (D28). A team that they have nothing to do with is answered like one that
 * does not exist.
 */
export async function meetTeam(
  identity: Identity | null,
  teamId: TeamId,
  action: Action,
  teams: Pick<Teams, 'findAs'>,
): Promise<TeamMet> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await teams.findAs(teamId, identity.id)
  const standing = team && standingOf(team.orgRole, team.teamRole)
  if (team === null || standing === null) return { ok: false, code: 'not-found' }
  if (!can(standing, action)) return { ok: false, code: 'forbidden' }
  return { ok: true, team, actorId: identity.id }
}
