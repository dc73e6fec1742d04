import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, type AuthorizedOrg, type Unauthorized } from '../../orgs/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import type { ConnectionRecord, Connections } from '../ports.ts'

export interface OrgConnectionPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly connections: Pick<Connections, 'find'>
}

export type OrgConnectionFound =
  | { readonly ok: true; readonly authorized: AuthorizedOrg; readonly connection: ConnectionRecord }
  | Unauthorized

/** SSO-2: a connection, for an owner of its organisation; one of another organisation does not exist (PERM-29). */
export async function findOrgConnection(
  identity: Identity | null,
  orgId: OrgId,
  connectionId: string,
  { organisations, connections }: OrgConnectionPorts,
): Promise<OrgConnectionFound> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const connection = await connections.find(connectionId)
  if (connection?.orgId !== orgId) return { ok: false, code: 'not-found' }
  return { ok: true, authorized, connection }
}
