import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { can, standingOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { OrgAs, Organisations } from '../../orgs/ports.ts'
import type { ConnectionRecord, Connections } from '../ports.ts'

/** Who manages connections, and where: whoever may edit the organisation (teams.md §6, D4). */
export type Met =
  | { readonly ok: true; readonly actorId: PersonId; readonly orgId: OrgId; readonly orgName: string }
  | { readonly ok: false; readonly code: 'sign-in-required' | 'not-found' | 'forbidden' }

export interface MeetPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly connections: Pick<Connections, 'find'>
}

/** An organisation that the asker has nothing to do with is answered like one that does not exist. */
export async function meetOwner(
  identity: Identity | null,
  orgId: OrgId,
  organisations: Pick<Organisations, 'find'>,
): Promise<Met> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const org = await organisations.find(orgId, identity.id)
  if (org === null || !isTheirs(org)) return { ok: false, code: 'not-found' }
  if (!can(standingOf(org.orgRole, null), 'org:edit')) return { ok: false, code: 'forbidden' }
  return { ok: true, actorId: identity.id, orgId, orgName: org.name }
}

export type MetConnection =
  | { readonly ok: true; readonly met: Met & { ok: true }; readonly connection: ConnectionRecord }
  | Exclude<Met, { ok: true }>

/** The same about one connection; another organisation's is none. */
export async function meetConnection(
  identity: Identity | null,
  orgId: OrgId,
  connectionId: string,
  { organisations, connections }: MeetPorts,
): Promise<MetConnection> {
  const met = await meetOwner(identity, orgId, organisations)
  if (!met.ok) return met
  const connection = await connections.find(connectionId)
  if (connection?.orgId !== orgId) return { ok: false, code: 'not-found' }
  return { ok: true, met, connection }
}

function isTheirs({ orgRole, teams }: OrgAs): boolean {
  return orgRole !== null || teams.some(({ teamRole }) => teamRole !== null)
}
