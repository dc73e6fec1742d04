import {
  agentAllowedSchema,
  agentRequestReadSchema,
  agentRequestSchema,
  agentsSchema,
  allowAgentSchema,
} from '@retropulse/contract/agent-grants'
import { orgIdSchema } from '@retropulse/contract/ids'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { type AgentAccessPorts, allowAgent, disconnectAgent } from '../commands/agent-access.ts'
import { listAgents, type ListAgentsPorts } from '../queries/authorize-agent.ts'
import { readRequest } from '../queries/read-request.ts'

export type AgentRoutesOptions = AgentAccessPorts &
  ListAgentsPorts & {
    readonly identities: Pick<Identities, 'identify'>
    /** The origin of this installation, as the sender of a request reaches it. */
    readonly originOf: (request: FastifyRequest) => string
  }

const params = z.object({ id: orgIdSchema })

/** What owners do about agents: let them in (MCP-11), see them and end what they may do (MCP-14). */
export function agentRoutes(app: HttpApp, options: AgentRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.get('/api/agent-consent', {
    summary: 'Reads what an agent asks for',
    query: agentRequestSchema,
    answer: agentRequestReadSchema,
    call: ({ caller, query, request }) => readRequest(caller, query, options.originOf(request), options),
    present: ({ name, redirectHost, scopes, declinedUrl }) => ({ name, redirectHost, scopes, declinedUrl }),
  })

  route.post('/api/agent-consent', {
    summary: 'Lets an agent in',
    query: agentRequestSchema,
    body: allowAgentSchema,
    answer: agentAllowedSchema,
    call: ({ caller, query, body, request }) =>
      allowAgent(caller, query, { ...body, origin: options.originOf(request) }, options),
    present: ({ redirectTo }) => ({ redirectTo }),
  })

  route.get('/api/org/:id/agents', {
    summary: 'Lists the agents that owners let in',
    params,
    answer: agentsSchema,
    call: ({ caller, params: { id } }) => listAgents(caller, id, options),
    present: ({ agents }) => ({ agents }),
  })

  route.delete('/api/org/:id/agents/:agentId', {
    summary: 'Ends what an agent may do',
    params: params.extend({ agentId: z.string().regex(/^[\w-]{1,36}$/) }),
    call: ({ caller, params: { id, agentId } }) => disconnectAgent(caller, id, agentId, options),
  })
}
