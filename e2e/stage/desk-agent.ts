import { AGENT_CONSENT_PAGE } from '@retropulse/contract/agent-grants'
import { createHash } from 'node:crypto'

/** The address of an agent on the user's own machine. */
export const AGENT_CALLBACK = 'http://127.0.0.1:8976/callback'
const VERIFIER = 'v'.repeat(50)

/** An agent that registered under a name. */
export interface DeskAgent {
  /** The path of the page on which it asks to be let in. */
  readonly path: string
  /** Gets an access token for a code. */
  redeem(code: string): Promise<string>
  /** The status of the answer when it lists the teams. */
  statusOfTeams(token: string): Promise<number>
}

export async function registerAgent(url: string, name: string): Promise<DeskAgent> {
  const registered = await fetch(`${url}/api/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: name, redirect_uris: [AGENT_CALLBACK] }),
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: AGENT_CALLBACK,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read write',
    state: 'where was I?',
  })
  return {
    path: `${AGENT_CONSENT_PAGE}?${query.toString()}`,
    async redeem(code) {
      const form = { grant_type: 'authorization_code', client_id, code, redirect_uri: AGENT_CALLBACK }
      const body = new URLSearchParams({ ...form, code_verifier: VERIFIER })
      const response = await fetch(`${url}/api/oauth/token`, { method: 'POST', body })
      return ((await response.json()) as { access_token: string }).access_token
    },
    async statusOfTeams(token) {
      const params = { name: 'list_teams', arguments: {} }
      const response = await fetch(`${url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      })
      return response.status
    },
  }
}
