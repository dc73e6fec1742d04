import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { can, type EffectiveRole, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { OrgWithRole, Organisations } from '../../orgs/ports.ts'
import type { PulseRefused } from '../ports.ts'

export type AuthorizedOrg =
  | { readonly ok: true; readonly actorId: PersonId; readonly isManager: boolean }
  | PulseRefused

/**
 * PULSE-2: loads an organisation for a caller with a part in it, and whether the caller manages its pulse models
 * (`org-team:edit`). For every other caller it does not exist.
 */
export async function authorizeOrg(
  identity: Identity | null,
  orgId: OrgId,
  organisations: Pick<Organisations, 'find'>,
): Promise<AuthorizedOrg> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const org = await organisations.find(orgId, identity.id)
  const effectiveRole = org && effectiveRoleTo(org)
  if (!can(effectiveRole, 'board:read')) return { ok: false, code: 'not-found' }
  return { ok: true, actorId: identity.id, isManager: can(effectiveRole, 'org-team:edit') }
}

/** Like `authorizeOrg`, but refuses callers who do not manage the models. */
export async function authorizeManager(
  identity: Identity | null,
  orgId: OrgId,
  organisations: Pick<Organisations, 'find'>,
): Promise<AuthorizedOrg> {
  const met = await authorizeOrg(identity, orgId, organisations)
  return met.ok && !met.isManager ? { ok: false, code: 'forbidden' } : met
}

/** A role in a team makes a member, and so does being admin of a team in the trash that can be restored. */
function effectiveRoleTo({ orgRole, teams, leadsDeletedTeam }: OrgWithRole): EffectiveRole | null {
  const isOnTeam = teams.some(({ teamRole }) => teamRole !== null)
  return effectiveRoleOf(orgRole, isOnTeam || leadsDeletedTeam ? 'member' : null)
}
