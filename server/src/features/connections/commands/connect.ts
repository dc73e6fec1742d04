import type {
  ChangeConnection,
  Connection,
  ConnectionInput,
  Delivery,
} from '@retropulse/contract/connections'
import type { Refused, RefusedFields } from '@retropulse/contract/refusal'
import { CONNECTIONS_MAX } from '@retropulse/domain/connections/limits'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, authorizeTeam, type Memberships, type Organisations } from '../../orgs/api.ts'
import { t } from '../messages/messages.ts'
import type { Channels, SendOutcome } from '../ports.ts'
import { type NamesPort, presenter } from '../queries/list-connections.ts'
import type { Connections, Place, StoredConnection } from '../store/connections.ts'
import type { Deliveries } from '../store/deliveries.ts'
import { sendMessage } from './send-delivery.ts'

export interface ConnectPorts extends NamesPort {
  readonly organisations: Pick<Organisations, 'find'>
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly connections: Connections
  readonly deliveries: Deliveries
  readonly channels: Channels
  readonly newId: () => string
  /** A secret of the Standard Webhooks. */
  readonly newSecret: () => string
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The team or the organisation whose connections are meant. */
export type WantedPlace = { readonly teamId: TeamId } | { readonly orgId: OrgId }

interface Met {
  readonly ok: true
  readonly place: Place
  readonly actorId: PersonId
  readonly mayEdit: boolean
}

/** LINK-1: facilitators of a team see its connections, and those with team:edit change them; owners both of an organisation. */
async function meet(
  identity: Identity | null,
  wanted: WantedPlace,
  isChange: boolean,
  { organisations, memberships }: Pick<ConnectPorts, 'organisations' | 'memberships'>,
): Promise<Met | Refused> {
  if ('orgId' in wanted) {
    const authorized = await authorizeOrg(identity, wanted.orgId, 'org:edit', organisations)
    if (!authorized.ok) return authorized
    return {
      ok: true,
      place: { orgId: wanted.orgId, teamId: null },
      actorId: authorized.actor.id,
      mayEdit: true,
    }
  }
  const authorized = await authorizeTeam(
    identity,
    wanted.teamId,
    isChange ? 'team:edit' : 'board:edit',
    memberships,
  )
  if (!authorized.ok) return authorized
  const { team, actorId, effectiveRole } = authorized
  return {
    ok: true,
    place: { orgId: team.orgId, teamId: team.id },
    actorId,
    mayEdit: can(effectiveRole, 'team:edit'),
  }
}

/** As `meet`, for a change of one connection of the place. */
async function meetConnection(
  identity: Identity | null,
  wanted: WantedPlace,
  id: string,
  ports: ConnectPorts,
): Promise<(Met & { readonly connection: StoredConnection }) | Refused> {
  const authorized = await meet(identity, wanted, true, ports)
  if (!authorized.ok) return authorized
  const connection = await ports.connections.find(authorized.place, id)
  return connection === null ? { ok: false, code: 'not-found' } : { ...authorized, connection }
}

function changeBy(
  { place: { orgId, teamId }, actorId }: Met,
  fact: Pick<AuditEvent, 'kind' | 'from' | 'to'>,
) {
  return { orgId, actorId, facts: [{ ...fact, ...(teamId !== null && { teamId }) }] }
}

/** LINK-3: the connections of a place, with the names of those who made them. */
export async function listConnections(
  identity: Identity | null,
  wanted: WantedPlace,
  ports: ConnectPorts,
): Promise<
  { readonly ok: true; readonly connections: readonly Connection[]; readonly mayEdit: boolean } | Refused
> {
  const authorized = await meet(identity, wanted, false, ports)
  if (!authorized.ok) return authorized
  const stored = await ports.connections.of(authorized.place)
  const connections = stored.map(await presenter(stored, ports))
  return { ok: true, connections, mayEdit: authorized.mayEdit }
}

/** LINK-1: connects a service; the secret is shown this once, where what is sent is signed. */
export async function connect(
  identity: Identity | null,
  wanted: WantedPlace,
  input: ConnectionInput,
  ports: ConnectPorts,
): Promise<{ readonly ok: true; readonly id: string; readonly secret: string | null } | RefusedFields> {
  const authorized = await meet(identity, wanted, true, ports)
  if (!authorized.ok) return authorized
  const refusal = ports.channels[input.kind].addressRefusal(input.url)
  if (refusal !== null) return { ok: false, code: 'bad-request', fields: { url: refusal } }
  const [id, secret] = [ports.newId(), ports.newSecret()]
  const made = { ...input, id, secret, host: new URL(input.url).host, connectedBy: authorized.actorId }
  const change = changeBy(authorized, { kind: 'connection-made', to: input.name })
  if (!(await ports.connections.add(authorized.place, made, CONNECTIONS_MAX, change)))
    return { ok: false, code: 'bad-request', fields: { connections: 'too-many' } }
  return { ok: true, id, secret: input.kind === 'webhook' ? secret : null }
}

export async function changeConnection(
  identity: Identity | null,
  wanted: WantedPlace,
  { id, changes }: { readonly id: string; readonly changes: ChangeConnection },
  ports: ConnectPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await meetConnection(identity, wanted, id, ports)
  if (!authorized.ok) return authorized
  if (Object.keys(changes).length === 0) return { ok: true }
  await ports.connections.change(
    id,
    changes,
    changeBy(authorized, { kind: 'connection-changed', to: authorized.connection.name }),
  )
  return { ok: true }
}

export async function disconnect(
  identity: Identity | null,
  wanted: WantedPlace,
  id: string,
  ports: ConnectPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await meetConnection(identity, wanted, id, ports)
  if (!authorized.ok) return authorized
  await ports.connections.remove(
    id,
    changeBy(authorized, { kind: 'connection-removed', from: authorized.connection.name }),
  )
  return { ok: true }
}

/** How long a former secret signs beside the new one. */
const FORMER_SECRET_MS = DAY_MS

/** LINK-9: a new secret, shown this once. Only webhooks are signed. */
export async function renewSecret(
  identity: Identity | null,
  wanted: WantedPlace,
  id: string,
  ports: ConnectPorts,
): Promise<{ readonly ok: true; readonly id: string; readonly secret: string } | Refused> {
  const authorized = await meetConnection(identity, wanted, id, ports)
  if (!authorized.ok) return authorized
  if (authorized.connection.kind !== 'webhook') return { ok: false, code: 'bad-request' }
  const secret = ports.newSecret()
  const change = changeBy(authorized, { kind: 'connection-changed', to: authorized.connection.name })
  await ports.connections.replaceSecret(id, secret, ports.now() + FORMER_SECRET_MS, change)
  return { ok: true, id, secret }
}

/** LINK-3: sends a test at once, and says what came of it. */
export async function testConnection(
  identity: Identity | null,
  wanted: WantedPlace,
  id: string,
  ports: ConnectPorts,
): Promise<{ readonly ok: true; readonly outcome: SendOutcome } | Refused> {
  const authorized = await meetConnection(identity, wanted, id, ports)
  if (!authorized.ok) return authorized
  const { publicUrl, now } = ports
  const notice = {
    title: t('connected'),
    lines: [t('test')],
    link: publicUrl === undefined ? null : { label: t('openProduct'), url: `${publicUrl}/dashboard` },
  }
  const claimed = await ports.deliveries.claimTest(id, `msg_${ports.newId()}`, now())
  if (claimed === null) return { ok: false, code: 'not-found' }
  const { type, at } = claimed
  const message = { id: claimed.id, type, at, data: { message: notice.title }, notice }
  return { ok: true, outcome: await sendMessage(claimed, message, ports) }
}

/** LINK-12: what was sent, the newest first. */
export async function listDeliveries(
  identity: Identity | null,
  wanted: WantedPlace,
  id: string,
  ports: ConnectPorts,
): Promise<{ readonly ok: true; readonly deliveries: readonly Delivery[] } | Refused> {
  const authorized = await meetConnection(identity, wanted, id, ports)
  return authorized.ok ? { ok: true, deliveries: await ports.deliveries.of(id) } : authorized
}

/** LINK-12: sends something again; whether it still may be sent is decided then (LINK-7). */
export async function replayDelivery(
  identity: Identity | null,
  wanted: WantedPlace,
  { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
  ports: ConnectPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await meetConnection(identity, wanted, id, ports)
  if (!authorized.ok) return authorized
  const isWaiting = await ports.deliveries.replay(id, deliveryId, ports.now())
  return isWaiting ? { ok: true } : { ok: false, code: 'not-found' }
}
