import { MCP, PUBLIC_API } from '@retropulse/contract/service-paths'

/** Reads over HTTP that people make in between, all through a retro. */
export const READS = (boardId: string, teamId: string) => [
  `/api/board/${boardId}`,
  `/api/board/${boardId}?include=notes`,
  `/api/board/${boardId}/history`,
  `/api/board/${boardId}/trash`,
  `/api/board/${boardId}/facilitators`,
  `/api/board/${boardId}/export?format=json`,
  `/api/board/${boardId}/export?format=md`,
  `/api/team/${teamId}/board/${boardId}/export?format=csv`,
  `/api/team/${teamId}/board-insights/${boardId}`,
  `/api/team/${teamId}/insights`,
  `/api/team/${teamId}/insights?format=csv`,
  `/api/team/${teamId}/miniatures?boards=${boardId}`,
  `/api/team/${teamId}/briefing?today=2026-11-25`,
  `/api/team/${teamId}/themes`,
  `/api/team/${teamId}/board/${boardId}/polls?type=mood`,
]

/** What a program reads with an API key. */
export const PROGRAM_READS = (boardId: string, teamId: string) => [
  `${PUBLIC_API}/teams`,
  `${PUBLIC_API}/teams/${teamId}/retros`,
  `${PUBLIC_API}/retros/${boardId}`,
  `${PUBLIC_API}/retros/${boardId}/notes`,
  `${PUBLIC_API}/teams/${teamId}/action-items`,
  `${PUBLIC_API}/teams/${teamId}/insights`,
]

/** What an agent reads with the same key: the address, which names the tool for the search, and the message. */
export const AGENT_READS = (retroId: string, teamId: string) =>
  Object.entries({
    list_teams: {},
    list_retros: { teamId },
    read_retro: { retroId },
    list_action_items: { teamId },
    read_insights: { teamId },
    list_pulse_surveys: { teamId },
    read_organisation_pulse: {},
  }).map(([name, input]) => ({
    path: `${MCP}?${name}`,
    message: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
  }))
