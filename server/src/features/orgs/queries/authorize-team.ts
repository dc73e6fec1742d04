import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { type Action, can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { TeamRef, Teams } from '../ports.ts'

type AuthorizedTeam =
  | { readonly ok: true; readonly team: TeamRef; readonly actorId: PersonId }
  | (Refused & { readonly code: 'sign-in-required' | 'not-found' | 'forbidden' })

/**
 * Loads a team for a caller who may do `action` in it, else refuses. A team in which the caller has no part is answered
 * like one that does not exist (PERM-29).
 */
export async function authorizeTeam(
  identity: Identity | null,
  teamId: TeamId,
  action: Action,
  teams: Pick<Teams, 'findForUser'>,
): Promise<AuthorizedTeam> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await teams.findForUser(teamId, identity.id)
  const effectiveRole = team && effectiveRoleOf(team.orgRole, team.teamRole)
  if (team === null || effectiveRole === null) return { ok: false, code: 'not-found' }
  if (!can(effectiveRole, action)) return { ok: false, code: 'forbidden' }
  return { ok: true, team, actorId: identity.id }
}
