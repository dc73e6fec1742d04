import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Actor } from '@retropulse/domain/orgs/member-rules'
import { type Action, can, type EffectiveRole, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identity, UserIdentity } from '../../auth/api.ts'
import type { Organisations } from '../store/organisations.ts'
import type { Memberships, OrgWithRole, TeamRef } from './memberships.ts'

/** Why a caller may not do something in an organisation or a team. */
export type Unauthorized = Refused & { readonly code: 'sign-in-required' | 'not-found' | 'forbidden' }

export interface AuthorizedOrg {
  readonly ok: true
  readonly org: OrgWithRole
  readonly actor: Actor & { readonly name: string }
}

export interface AuthorizedTeam {
  readonly ok: true
  readonly team: TeamRef
  readonly actorId: PersonId
  readonly user: UserIdentity
  readonly effectiveRole: EffectiveRole
}

/**
 * Loads an organisation for a caller who may do `action` there, else refuses. For a caller without a role in it or in
 * one of its teams it does not exist (PERM-29).
 */
export async function authorizeOrg(
  identity: Identity | null,
  orgId: OrgId,
  action: Action,
  organisations: Pick<Organisations, 'find'>,
): Promise<AuthorizedOrg | Unauthorized> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const org = await organisations.find(orgId, identity.id)
  const effectiveRole = org === null ? null : effectiveRoleTo(org)
  if (org === null || effectiveRole === null) return { ok: false, code: 'not-found' }
  if (!can(effectiveRole, action)) return { ok: false, code: 'forbidden' }
  return { ok: true, org, actor: { id: identity.id, name: identity.name, effectiveRole } }
}

/**
 * Loads a team for a caller who may do `action` in it, else refuses (PERM-4). A team in which the caller has no part,
 * and a team in the trash, is answered like one that does not exist (PERM-29).
 */
export async function authorizeTeam(
  identity: Identity | null,
  teamId: TeamId,
  action: Action,
  teams: Pick<Memberships, 'findForUser'>,
): Promise<AuthorizedTeam | Unauthorized> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await teams.findForUser(teamId, identity.id)
  const effectiveRole = team && effectiveRoleOf(team.orgRole, team.teamRole)
  if (team === null || effectiveRole === null) return { ok: false, code: 'not-found' }
  if (!can(effectiveRole, action)) return { ok: false, code: 'forbidden' }
  return { ok: true, team, actorId: identity.id, user: identity, effectiveRole }
}

/**
 * The caller's role in an organisation itself: a role in one of its teams makes a `member`, and no more. So does being
 * admin of a team in the trash that can be restored.
 */
function effectiveRoleTo({ orgRole, teams, leadsDeletedTeam }: OrgWithRole): EffectiveRole | null {
  const isOnTeam = teams.some((team) => can(effectiveRoleOf(team.orgRole, team.teamRole), 'board:read'))
  return effectiveRoleOf(orgRole, isOnTeam || leadsDeletedTeam ? 'member' : null)
}
