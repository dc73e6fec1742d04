import type { RefusedFields } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { AuditLog, Organisations } from '../../orgs/api.ts'
import type { Connections } from '../ports.ts'
import { findOrgConnection } from '../queries/org-connection.ts'

/** SSO-18: removes a connection. Accounts stay; a user without a password can have one set by email. */
export async function removeConnection(
  identity: Identity | null,
  { orgId, connectionId }: { readonly orgId: OrgId; readonly connectionId: string },
  ports: {
    readonly connections: Pick<Connections, 'find' | 'remove'>
    readonly organisations: Pick<Organisations, 'find'>
    readonly auditLog: Pick<AuditLog, 'record'>
  },
): Promise<{ readonly ok: true } | RefusedFields> {
  const found = await findOrgConnection(identity, orgId, connectionId, ports)
  if (!found.ok) return found
  await ports.connections.remove(connectionId)
  const from = found.connection.domains.map(({ name }) => name).join(', ')
  await ports.auditLog.record({
    orgId,
    actorId: found.authorized.actor.id,
    facts: [{ kind: 'sso-removed', from }],
  })
  return { ok: true }
}
