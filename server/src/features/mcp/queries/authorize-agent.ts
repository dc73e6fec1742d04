import type { ConnectedAgents } from '@retropulse/contract/agent-grants'
import type { AgentScope } from '@retropulse/contract/agent-scopes'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity, RequestHeaders } from '../../auth/api.ts'
import {
  apiKeyIn,
  authorizeOrg,
  hashOfKey,
  type Organisations,
  type Program,
  type Programs,
} from '../../orgs/api.ts'
import type { AgentGrants } from '../ports.ts'

export interface AuthorizeAgentPorts {
  readonly programs: Programs
  readonly grants: Pick<AgentGrants, 'use'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Tells an access token from an API key, also to scanners for leaked secrets. */
export const ACCESS_PREFIX = 'rpa_'

/**
 * The program of a message, by its API key (MCP-3) or by an access token of an agent that an owner let in (MCP-11). Such
 * a token works here alone, not in the public API: it was given out for this server (RFC 8707).
 */
export async function authorizeAgent(
  headers: RequestHeaders,
  scope: AgentScope,
  { programs, grants, now }: AuthorizeAgentPorts,
): Promise<Program | Refused> {
  const sent = apiKeyIn(headers)
  if (sent === null || !sent.startsWith(ACCESS_PREFIX)) return programs.authorize(headers, scope)
  const grant = await grants.use(hashOfKey(sent), now())
  if (grant === null) return { ok: false, code: 'sign-in-required' }
  if (!grant.scopes.includes(scope)) return { ok: false, code: 'forbidden' }
  return (await programs.actingFor(grant.orgId)) ?? { ok: false, code: 'sign-in-required' }
}

export interface ListAgentsPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly grants: Pick<AgentGrants, 'of'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The agents that owners let in, for owners (MCP-14). */
export async function listAgents(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, grants, now }: ListAgentsPorts,
): Promise<({ readonly ok: true } & ConnectedAgents) | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  return authorized.ok ? { ok: true, agents: [...(await grants.of(orgId, now()))] } : authorized
}
