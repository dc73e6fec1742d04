import { type AgentRequest, type AgentRequestRead } from '@retropulse/contract/agent-grants'
import { AGENT_SCOPES, type AgentScope } from '@retropulse/contract/agent-scopes'
import { MCP } from '@retropulse/contract/service-paths'
import type { Identity } from '../../auth/api.ts'
import type { RefusedFields } from '../../public-api/api.ts'
import { type Client, clientWith, isRegistered } from './clients.ts'

export interface ReadRequestPorts {
  readonly secret: string
}

type ValidRequest = { readonly ok: true; readonly client: Client; readonly scopes: readonly AgentScope[] }

/** What an agent asks for, for the person who decides about it (MCP-11). `origin`: that of this installation. */
export function readRequest(
  identity: Identity | null,
  request: AgentRequest,
  origin: string,
  { secret }: ReadRequestPorts,
): ({ readonly ok: true } & AgentRequestRead) | RefusedFields {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const valid = validRequest(request, origin, secret)
  if (!valid.ok) return valid
  return {
    ok: true,
    name: valid.client.name,
    redirectHost: new URL(request.redirect_uri).host,
    scopes: [...valid.scopes],
    declinedUrl: answerUrl(request, origin, { error: 'access_denied' }),
  }
}

/**
 * A request whose client this server registered, with an address of that client, for this server. Of any other the
 * person is told, and the browser is led nowhere.
 */
export function validRequest(
  { client_id, redirect_uri, scope, resource }: AgentRequest,
  origin: string,
  secret: string,
): ValidRequest | RefusedFields {
  const client = clientWith(client_id, secret)
  if (client === null) return refused('client_id')
  if (!isRegistered(client, redirect_uri)) return refused('redirect_uri')
  if (!isResource(resource, origin)) return refused('resource')
  const wanted = scope?.split(' ') ?? AGENT_SCOPES
  const scopes = AGENT_SCOPES.filter((one) => wanted.includes(one))
  return scopes.length === 0 ? refused('scope') : { ok: true, client, scopes }
}

/** Whether a token is wanted for the MCP server of this installation (RFC 8707). */
export function isResource(resource: string | undefined, origin: string): boolean {
  return resource === undefined || resource === `${origin}${MCP}` || resource.replace(/\/$/, '') === origin
}

/** The address to which the browser takes the answer (RFC 6749), which names who gives it (RFC 9207). */
export function answerUrl(
  { redirect_uri, state }: AgentRequest,
  origin: string,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...answer, iss: origin })) url.searchParams.set(name, value)
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}

function refused(field: string): RefusedFields {
  return { ok: false, code: 'bad-request', fields: { [field]: 'invalid' } }
}
