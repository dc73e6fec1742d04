import type { Mailed } from '@retropulse/contract/accounts'
import type {
  ChangeSsoConnection,
  NewSsoConnection,
  ProveDomain,
  SendDomainCode,
  SsoConnection,
  SsoConnections,
  SsoLookedUp,
} from '@retropulse/contract/sso'
import { queryOptions } from '@tanstack/react-query'
import { deleteJson, getJson, postJson, putJson, valueOf } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'

/** The connection that signs in addresses of a domain (SSO-11); null without one. */
export async function findConnection(domain: string): Promise<Answer<string | null>> {
  const answer = await getJson<SsoLookedUp>(`/api/sso-connection?domain=${encodeURIComponent(domain)}`)
  return answer.ok ? { ok: true, value: answer.value.connection } : answer
}

/** The connections of an organisation; the section of the page shows its own failure. */
export const connectionsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org', orgId, 'sso-connections'],
    queryFn: ({ signal }) => valueOf(getJson<SsoConnections>(pathOf(orgId), signal)),
    throwOnError: false,
  })

export function addConnection(orgId: string, input: NewSsoConnection): Promise<Answer<SsoConnection>> {
  return putJson(pathOf(orgId), input)
}

export function changeConnection(
  orgId: string,
  id: string,
  change: ChangeSsoConnection,
): Promise<Answer<SsoConnection>> {
  return postJson(pathOf(orgId, id), change)
}

export function removeConnection(orgId: string, id: string): Promise<Answer<undefined>> {
  return deleteJson(pathOf(orgId, id))
}

export function sendDomainCode(orgId: string, id: string, input: SendDomainCode): Promise<Answer<Mailed>> {
  return postJson(`${pathOf(orgId, id)}/domain-code`, input)
}

export function proveDomain(orgId: string, id: string, proof: ProveDomain): Promise<Answer<SsoConnection>> {
  return postJson(`${pathOf(orgId, id)}/domain-proof`, proof)
}

function pathOf(orgId: string, id?: string): string {
  const path = `/api/org/${encodeURIComponent(orgId)}/sso-connections`
  return id === undefined ? path : `${path}/${encodeURIComponent(id)}`
}
