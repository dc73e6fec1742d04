/** What an owner may allow an agent (MCP-11). */
export const AGENT_SCOPES = ['read', 'write'] as const
export type AgentScope = (typeof AGENT_SCOPES)[number]
