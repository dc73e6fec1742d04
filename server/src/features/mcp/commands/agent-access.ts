import type { AgentAllowed, AgentRequest } from '@retropulse/contract/agent-grants'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { AGENTS_MAX } from '@retropulse/domain/orgs/limits'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, hashOfKey, type Organisations } from '../../orgs/api.ts'
import type { RefusedFields } from '../../public-api/api.ts'
import type { AgentGrants } from '../ports.ts'
import { answerUrl, validRequest } from '../queries/read-request.ts'

export interface AgentAccessPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly grants: Pick<AgentGrants, 'add' | 'of' | 'end'>
  /** Signs the ids of clients. */
  readonly secret: string
  readonly newId: () => string
  /** Forty random characters. */
  readonly newSecret: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A code goes from the browser to the agent in a moment. */
const CODE_MS = 60_000

/** MCP-11: an owner lets an agent in; answers where the browser takes the code. `origin`: that of this installation. */
export async function allowAgent(
  identity: Identity | null,
  request: AgentRequest,
  { orgId, scopes, origin }: AgentAllowed & { readonly origin: string },
  { organisations, grants, secret, newId, newSecret, now }: AgentAccessPorts,
): Promise<{ readonly ok: true; readonly redirectTo: string } | RefusedFields> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const valid = validRequest(request, origin, secret)
  if (!valid.ok) return valid
  // Never more than the agent asked for, and so than the page showed.
  if (!scopes.every((scope) => valid.scopes.includes(scope)))
    return { ok: false, code: 'bad-request', fields: { scopes: 'invalid' } }
  const [code, createdAt] = [newSecret(), now()]
  const isAdded = await grants.add(
    {
      id: newId(),
      orgId,
      clientHash: hashOfKey(request.client_id),
      clientName: valid.client.name,
      scopes,
      codeHash: hashOfKey(code),
      codeChallenge: request.code_challenge,
      redirectUri: request.redirect_uri,
      createdAt,
      expiresAt: createdAt + CODE_MS,
    },
    AGENTS_MAX,
    { orgId, actorId: authorized.actor.id, facts: [{ kind: 'agent-connected', to: valid.client.name }] },
  )
  if (!isAdded) return { ok: false, code: 'bad-request', fields: { agents: 'too-many' } }
  return { ok: true, redirectTo: answerUrl(request, origin, { code }) }
}

/** MCP-14: ends what an agent may do; it is refused from then on. */
export async function disconnectAgent(
  identity: Identity | null,
  orgId: OrgId,
  agentId: string,
  { organisations, grants, now }: Pick<AgentAccessPorts, 'organisations' | 'grants' | 'now'>,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const agent = (await grants.of(orgId, now())).find(({ id }) => id === agentId)
  if (agent === undefined) return { ok: false, code: 'not-found' }
  const facts = [{ kind: 'agent-disconnected', from: agent.name }] as const
  const isEnded = await grants.end(orgId, agentId, { orgId, actorId: authorized.actor.id, facts })
  return isEnded ? { ok: true } : { ok: false, code: 'not-found' }
}
