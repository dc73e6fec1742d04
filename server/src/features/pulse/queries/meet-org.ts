import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { can, type Standing, standingOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { OrgAs, Organisations } from '../../orgs/ports.ts'
import type { PulseRefused } from '../ports.ts'

export type Met =
  | { readonly ok: true; readonly actorId: PersonId; readonly isManager: boolean }
  | PulseRefused

/**
 * Somebody with a part in an organisation, and whether they manage its pulse models: whoever makes its teams does
 * (teams.md §6). To everybody else there is no such organisation.
 */
export async function meetOrg(
  identity: Identity | null,
  orgId: OrgId,
  organisations: Pick<Organisations, 'find'>,
): Promise<Met> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const org = await organisations.find(orgId, identity.id)
  const standing = org && standingTo(org)
  if (!can(standing, 'board:read')) return { ok: false, code: 'not-found' }
  return { ok: true, actorId: identity.id, isManager: can(standing, 'org-team:edit') }
}

/** The same, of those who manage its models; the others are refused. */
export async function meetManager(
  identity: Identity | null,
  orgId: OrgId,
  organisations: Pick<Organisations, 'find'>,
): Promise<Met> {
  const met = await meetOrg(identity, orgId, organisations)
  return met.ok && !met.isManager ? { ok: false, code: 'forbidden' } : met
}

/** A role in one of its teams makes a member, and so does having been admin of one that can be brought back (D27). */
function standingTo({ orgRole, teams, leadsDeletedTeam }: OrgAs): Standing | null {
  const isOnTeam = teams.some(({ teamRole }) => teamRole !== null)
  return standingOf(orgRole, isOnTeam || leadsDeletedTeam ? 'member' : null)
}
