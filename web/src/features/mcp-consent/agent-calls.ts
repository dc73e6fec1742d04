import type { AgentRequestRead, AllowAgent, ConnectedAgents } from '@retropulse/contract/agent-grants'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, valueOf } from '../../lib/api.ts'
import { isTemporary, problemIn } from '../../lib/problem.ts'

/** What an agent asks for; `search`: the query with which it opened the page. A request that is refused is shown. */
export const agentRequestQuery = (search: string) =>
  queryOptions({
    queryKey: ['agent-request', search],
    queryFn: ({ signal }) => valueOf(getJson<AgentRequestRead>(`/api/agent-consent${search}`, signal)),
    throwOnError: (error) => isTemporary(problemIn(error)),
  })

/** Lets the agent of a request in. Answers where the browser takes the code. */
export function allowAgent(
  search: string,
  input: AllowAgent,
): Promise<Answer<{ readonly redirectTo: string }>> {
  return postJson(`/api/agent-consent${search}`, input)
}

/** The agents that owners let in (MCP-14). */
export const agentsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org', orgId, 'agents'],
    queryFn: ({ signal }) => valueOf(getJson<ConnectedAgents>(agentsAt(orgId), signal)),
    throwOnError: false,
  })

export function disconnectAgent(orgId: string, agentId: string): Promise<Answer<undefined>> {
  return deleteJson(`${agentsAt(orgId)}/${encodeURIComponent(agentId)}`)
}

function agentsAt(orgId: string): string {
  return `/api/org/${encodeURIComponent(orgId)}/agents`
}
