import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { type Action, can } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships, TeamRef } from '../../orgs/ports.ts'

export interface AuthorizeTeamPorts {
  readonly memberships: Pick<Memberships, 'findTeam' | 'effectiveRoleIn'>
}

type AuthorizedTeam =
  | { readonly ok: true; readonly team: TeamRef; readonly actorId: PersonId }
  | (Refused & { readonly code: 'sign-in-required' | 'not-found' | 'forbidden' })

/**
 * Requires a user who may do this in a team (PERM-4). A team in which the user has no part is answered like one that
 * does not exist (PERM-29).
 */
export async function authorizeTeam(
  identity: Identity | null,
  teamId: TeamId,
  action: Action,
  { memberships }: AuthorizeTeamPorts,
): Promise<AuthorizedTeam> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const [team, effectiveRole] = await Promise.all([
    memberships.findTeam(teamId),
    memberships.effectiveRoleIn(teamId, identity.id),
  ])
  if (team === null || effectiveRole === null) return { ok: false, code: 'not-found' }
  if (!can(effectiveRole, action)) return { ok: false, code: 'forbidden' }
  return { ok: true, team, actorId: identity.id }
}
