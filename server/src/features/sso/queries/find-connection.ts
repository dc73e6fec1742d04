import { domainOf, readDomain } from '@retropulse/domain/orgs/email-domain'
import { asId, isId, type OrgId } from '@retropulse/domain/kernel/ids'
import type { Boards } from '../../board/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { Connections } from '../ports.ts'

/** The query of GET /api/sso-connection. */
export interface Lookup {
  readonly domain?: string | undefined
  readonly orgId?: string | undefined
  readonly teamId?: string | undefined
  readonly boardId?: string | undefined
}

export interface FindConnectionPorts {
  readonly connections: Pick<Connections, 'withDomain' | 'ofOrg'>
  readonly memberships: Pick<Memberships, 'findTeam'>
  readonly boards: Pick<Boards, 'find'>
}

/**
 * SSO-11: the connection that a domain (or a whole address) signs in with, or the only one of an organisation, team or
 * board. Null discloses nothing: it may not exist, have no proved connection, or have several.
 */
export async function findConnection(lookup: Lookup, ports: FindConnectionPorts): Promise<string | null> {
  if (lookup.domain !== undefined) {
    const domain = domainOf(lookup.domain) ?? readDomain(lookup.domain)
    return domain === null ? null : ((await ports.connections.withDomain(domain))?.id ?? null)
  }
  const orgId = await orgOf(lookup, ports)
  if (orgId === null) return null
  const connections = await ports.connections.ofOrg(orgId)
  const usable = connections.filter(({ domains }) => domains.some(({ isProven }) => isProven))
  const [only] = usable
  return only !== undefined && usable.length === 1 ? only.id : null
}

async function orgOf(
  { orgId, teamId, boardId }: Lookup,
  { memberships, boards }: Pick<FindConnectionPorts, 'memberships' | 'boards'>,
): Promise<OrgId | null> {
  if (boardId !== undefined) return isId(boardId) ? ((await boards.find(asId(boardId)))?.orgId ?? null) : null
  if (teamId !== undefined)
    return isId(teamId) ? ((await memberships.findTeam(asId(teamId)))?.orgId ?? null) : null
  return orgId !== undefined && isId(orgId) ? asId(orgId) : null
}
