import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import type { AgentScope } from '@retropulse/contract/agent-scopes'
import { MCP } from '@retropulse/contract/service-paths'
import type { TestBrowser } from '../../../testing/test-browser.ts'

/** What the official client keeps for an agent that signs in by OAuth. */
export class AgentOAuthClient implements OAuthClientProvider {
  readonly redirectUrl: string = 'http://127.0.0.1:8976/callback'
  asked: URL | undefined
  client: OAuthClientInformationMixed | undefined
  savedTokens: OAuthTokens | undefined
  private verifier = ''

  get clientMetadata() {
    return { client_name: 'A desk agent', redirect_uris: [this.redirectUrl], scope: undefined }
  }
  clientInformation() {
    return this.client
  }
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.client = client
  }
  tokens() {
    return this.savedTokens
  }
  saveTokens(tokens: OAuthTokens) {
    this.savedTokens = tokens
  }
  redirectToAuthorization(url: URL) {
    this.asked = url
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier
  }
  codeVerifier() {
    return this.verifier
  }
  state() {
    return 'a state & more'
  }
}

/** The agent finds the server, registers, and asks: the query with which the consent page opens. */
export async function ask(url: string, agent = new AgentOAuthClient()): Promise<AgentOAuthClient> {
  await auth(agent, { serverUrl: url + MCP })
  return agent
}

export const queryOf = ({ asked }: AgentOAuthClient): Record<string, string> =>
  Object.fromEntries(asked?.searchParams ?? [])

export const consentPath = (query: Record<string, string>): string =>
  `/api/agent-consent?${new URLSearchParams(query).toString()}`

/** An owner allows these scopes; answers the address to which the browser goes. */
export async function allow(
  browser: TestBrowser,
  orgId: string,
  agent: AgentOAuthClient,
  scopes: readonly AgentScope[] = ['read'],
): Promise<URL> {
  const { status, body } = await browser.post(consentPath(queryOf(agent)), { orgId, scopes })
  if (status !== 200) throw new Error(`letting an agent in answered ${status}: ${JSON.stringify(body)}`)
  return new URL((body as { redirectTo: string }).redirectTo)
}

/** The whole way, after which the agent has tokens. */
export async function signIn(
  url: string,
  place: { readonly orgId: string; readonly owner: { readonly browser: TestBrowser } },
  scopes: readonly AgentScope[] = ['read'],
): Promise<AgentOAuthClient & { readonly savedTokens: OAuthTokens }> {
  const agent = await ask(url)
  const answer = await allow(place.owner.browser, place.orgId, agent, scopes)
  await auth(agent, { serverUrl: url + MCP, authorizationCode: answer.searchParams.get('code') ?? '' })
  return agent as AgentOAuthClient & { readonly savedTokens: OAuthTokens }
}
