import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { OrgWithRole, Organisations } from '../../orgs/ports.ts'
import type { ConnectionRecord, Connections } from '../ports.ts'

/** SSO-2: the owner who manages the connections of an organisation, or the refusal. */
export type AuthorizedOwner =
  | { readonly ok: true; readonly actorId: PersonId; readonly orgId: OrgId; readonly orgName: string }
  | { readonly ok: false; readonly code: 'sign-in-required' | 'not-found' | 'forbidden' }

export interface AuthorizeConnectionPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly connections: Pick<Connections, 'find'>
}

/** An organisation in which the caller has no part is answered like one that does not exist (PERM-29). */
export async function authorizeOwner(
  identity: Identity | null,
  orgId: OrgId,
  organisations: Pick<Organisations, 'find'>,
): Promise<AuthorizedOwner> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const org = await organisations.find(orgId, identity.id)
  if (org === null || !hasRoleIn(org)) return { ok: false, code: 'not-found' }
  if (!can(effectiveRoleOf(org.orgRole, null), 'org:edit')) return { ok: false, code: 'forbidden' }
  return { ok: true, actorId: identity.id, orgId, orgName: org.name }
}

export type AuthorizedConnection =
  | { readonly ok: true; readonly met: AuthorizedOwner & { ok: true }; readonly connection: ConnectionRecord }
  | Exclude<AuthorizedOwner, { ok: true }>

/** Like `authorizeOwner`, for one connection; one of another organisation is answered like one that does not exist. */
export async function authorizeConnection(
  identity: Identity | null,
  orgId: OrgId,
  connectionId: string,
  { organisations, connections }: AuthorizeConnectionPorts,
): Promise<AuthorizedConnection> {
  const met = await authorizeOwner(identity, orgId, organisations)
  if (!met.ok) return met
  const connection = await connections.find(connectionId)
  if (connection?.orgId !== orgId) return { ok: false, code: 'not-found' }
  return { ok: true, met, connection }
}

function hasRoleIn({ orgRole, teams }: OrgWithRole): boolean {
  return orgRole !== null || teams.some(({ teamRole }) => teamRole !== null)
}
