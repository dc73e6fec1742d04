import type { RefusedFields } from '@retropulse/contract/refusal'
import type { ChangeSsoConnection, NewSsoConnection } from '@retropulse/contract/sso'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg } from '../../orgs/api.ts'
import type { AuditLog, Organisations } from '../../orgs/api.ts'
import type { ConnectionRecord, Connections, OpenId } from '../ports.ts'
import { findOrgConnection } from '../queries/org-connection.ts'
import { checkProvider, readDomains, wrong } from './check-connection.ts'
import { endOtherSessions, type EndOtherSessionsPorts } from './end-other-sessions.ts'

export interface SaveConnectionPorts extends EndOtherSessionsPorts {
  readonly connections: Connections
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly openId: Pick<OpenId, 'isReachable'>
  readonly auditLog: Pick<AuditLog, 'record'>
  /** Providers on this machine may use http (SSO-28). */
  readonly allowsHttp: boolean
  readonly newId: () => string
}

export type Saved = { readonly ok: true; readonly connection: ConnectionRecord } | RefusedFields

/** How many connections one organisation may have. */
const CONNECTIONS_MAX = 20

/** SSO-3: creates a connection, once its provider answers. It signs in no user before a domain is proved (SSO-23). */
export async function createConnection(
  identity: Identity | null,
  orgId: OrgId,
  input: NewSsoConnection,
  ports: SaveConnectionPorts,
): Promise<Saved> {
  const { connections, organisations, auditLog } = ports
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const { issuer, clientId, secret } = input
  const read = readDomains(input.domains)
  if (!read.ok) return read
  if ((await connections.ofOrg(orgId)).length >= CONNECTIONS_MAX) return wrong('domains', 'too-many')
  const refusal = await checkProvider({ issuer, clientId, secret }, ports)
  if (refusal !== null) return refusal
  const id = ports.newId()
  const { domains } = read
  await connections.create({ id, orgId, issuer, clientId, secret, domains, createdBy: authorized.actor.id })
  await auditLog.record({
    orgId,
    actorId: authorized.actor.id,
    facts: [{ kind: 'sso-added', to: domains.join(', ') }],
  })
  return saved(id, connections)
}

/** SSO-4: changes a connection. A secret goes only to the issuer that it was given for: another one needs its own. */
export async function changeConnection(
  identity: Identity | null,
  { orgId, connectionId }: { readonly orgId: OrgId; readonly connectionId: string },
  { enforced, ...input }: ChangeSsoConnection,
  ports: SaveConnectionPorts,
): Promise<Saved> {
  const { connections, auditLog } = ports
  const found = await findOrgConnection(identity, orgId, connectionId, ports)
  if (!found.ok) return found
  const read = input.domains && readDomains(input.domains)
  if (read?.ok === false) return read
  const refusal = await refuseProvider(found.connection, input, ports)
  if (refusal !== null) return refusal
  await connections.change(connectionId, { ...input, domains: read?.domains, isEnforced: enforced })
  const changed = await saved(connectionId, connections)
  if (changed.ok) {
    const [from, to] = [describe(found.connection), describe(changed.connection)]
    const isOther =
      from !== to || input.secret !== undefined || changed.connection.clientId !== found.connection.clientId
    if (isOther)
      await auditLog.record({
        orgId,
        actorId: found.authorized.actor.id,
        facts: [{ kind: 'sso-changed', from, to }],
      })
    // After the change, so that no such session begins any more. Saving again ends what a failure left.
    if (enforced === true) await endOtherSessions(changed.connection, found.authorized.actor.id, ports)
  }
  return changed
}

async function refuseProvider(
  { id, issuer, clientId }: ConnectionRecord,
  input: Omit<ChangeSsoConnection, 'enforced'>,
  ports: SaveConnectionPorts,
): Promise<RefusedFields | null> {
  const isSame = input.issuer === undefined || input.issuer === issuer
  if (isSame && input.clientId === undefined && input.secret === undefined) return null
  const secret = input.secret ?? (isSame ? (await ports.connections.appOf(id))?.secret : undefined)
  if (secret === undefined) return wrong('secret', 'too-short')
  return checkProvider(
    { issuer: input.issuer ?? issuer, clientId: input.clientId ?? clientId, secret },
    ports,
  )
}

async function saved(id: string, connections: Pick<Connections, 'find'>): Promise<Saved> {
  const connection = await connections.find(id)
  // Another owner has just removed it.
  return connection === null ? { ok: false, code: 'not-found' } : { ok: true, connection }
}

/** The text of the log entry: only what owners see anyway, and no secret. */
function describe({ domains, issuer, isEnforced }: ConnectionRecord): string {
  const names = domains.map(({ name }) => name).join(', ')
  return `${names} (${issuer}${isEnforced ? ', enforced' : ''})`
}
