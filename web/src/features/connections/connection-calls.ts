import type {
  ChangeConnection,
  Connect,
  Connected,
  Connections,
  Delivery,
  TeamConnections,
  Tested,
} from '@retropulse/contract/connections'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, valueOf } from '../../lib/api.ts'

/** Where the connections of a team or of an organisation lie (LINK-1). */
export type ConnectionsAt = { readonly teamId: string } | { readonly orgId: string }

function rootOf(at: ConnectionsAt): string {
  const place =
    'teamId' in at ? `team/${encodeURIComponent(at.teamId)}` : `org/${encodeURIComponent(at.orgId)}`
  return `/api/${place}/connections`
}

export const connectionsQuery = (at: ConnectionsAt) =>
  queryOptions({
    queryKey: [rootOf(at)],
    queryFn: ({ signal }) => valueOf(getJson<Connections>(rootOf(at), signal)),
    throwOnError: false,
  })

/** The connections of all teams of an organisation (LINK-16). */
export const teamConnectionsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['team-connections', orgId],
    queryFn: ({ signal }) =>
      valueOf(getJson<TeamConnections>(`/api/org/${encodeURIComponent(orgId)}/team-connections`, signal)),
    throwOnError: false,
  })

/** What was sent to a connection, the newest first (LINK-12). */
export const deliveriesQuery = (at: ConnectionsAt, id: string) =>
  queryOptions({
    queryKey: [rootOf(at), id, 'deliveries'],
    queryFn: ({ signal }) =>
      valueOf(getJson<{ deliveries: Delivery[] }>(`${rootOf(at)}/${id}/deliveries`, signal)),
    throwOnError: false,
  })

export function connect(at: ConnectionsAt, input: Connect): Promise<Answer<Connected>> {
  return postJson(rootOf(at), input)
}

export function changeConnection(
  at: ConnectionsAt,
  id: string,
  changes: ChangeConnection,
): Promise<Answer<undefined>> {
  return postJson(`${rootOf(at)}/${id}`, changes)
}

export function disconnect(at: ConnectionsAt, id: string): Promise<Answer<undefined>> {
  return deleteJson(`${rootOf(at)}/${id}`)
}

/** Makes a new secret; the former one counts for another day (LINK-9). */
export function renewSecret(at: ConnectionsAt, id: string): Promise<Answer<Connected>> {
  return postJson(`${rootOf(at)}/${id}/secret`)
}

export function testConnection(at: ConnectionsAt, id: string): Promise<Answer<Tested>> {
  return postJson(`${rootOf(at)}/${id}/test`)
}

export function sendAgain(at: ConnectionsAt, id: string, deliveryId: string): Promise<Answer<undefined>> {
  return postJson(`${rootOf(at)}/${id}/deliveries/${deliveryId}/replay`)
}
