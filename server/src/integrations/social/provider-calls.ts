import * as client from 'openid-client'
import type { SocialFlow, SocialProvider } from '../../features/auth/ports.ts'
import type { Log } from '../../platform/log/log.ts'

/** What a service knows this installation as. */
export interface SocialApp {
  readonly clientId: string
  readonly clientSecret: string
}

export type ProviderFetch = client.CustomFetch

export interface ProviderSurroundings {
  readonly log: Log
  /** Undefined: Node's own. */
  readonly fetch: ProviderFetch | undefined
}

type Finished = Awaited<ReturnType<SocialProvider['finish']>>

/** People wait for it. */
export const PATIENCE_SECONDS = 10

/** How a service is spoken to, as far as all of them agree. */
export interface Calls {
  /** Where somebody goes to sign in, by code flow with PKCE; null when the service is out of reach. */
  authorizeUrl(flow: SocialFlow, wish: Readonly<Record<string, string>>): Promise<string | null>
  /** Does the rest with what came back; whatever goes wrong there is told by its codes alone. */
  finish(query: string, work: (config: client.Configuration) => Promise<Finished>): Promise<Finished>
}

/** `configure` is asked each time: what a service says about itself may change, and it may be away. */
export function callsTo(
  service: string,
  configure: () => Promise<client.Configuration>,
  { log }: ProviderSurroundings,
): Calls {
  const note = (error: unknown) => log.warn({ service, ...codesOf(error) }, 'A service vouched for nobody')

  return {
    async authorizeUrl({ redirectUri, state, verifier }, wish) {
      try {
        return client.buildAuthorizationUrl(await configure(), {
          redirect_uri: redirectUri,
          state,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...wish,
        }).href
      } catch (error) {
        note(error)
        return null
      }
    },

    async finish(query, work) {
      // Before anybody is asked: whoever said no has nothing to exchange.
      if (new URLSearchParams(query).get('error') === 'access_denied') return { ok: false, why: 'cancelled' }
      try {
        return await work(await configure())
      } catch (error) {
        note(error)
        return { ok: false, why: isOutage(error) ? 'unreachable' : 'failed' }
      }
    },
  }
}

/** Exchanges the code of an answer; throws when it, its state or the ID token does not hold. */
export function exchange(
  config: client.Configuration,
  { redirectUri, state, nonce, verifier }: SocialFlow,
  query: string,
  isOpenId: boolean,
) {
  return client.authorizationCodeGrant(config, new URL(redirectUri + query), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
  })
}

/** Someone with an OpenID provider that says what it can do at a well-known place. */
export async function discover(
  issuer: string,
  { clientId, clientSecret }: SocialApp,
  { fetch }: ProviderSurroundings,
): Promise<client.Configuration> {
  const config = await client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
    { timeout: PATIENCE_SECONDS, ...(fetch !== undefined && { [client.customFetch]: fetch }) },
  )
  // Signatures are checked as well, although the answer came from the provider itself.
  client.enableNonRepudiationChecks(config)
  return config
}

export function textIn(claims: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = claims[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function isOutage(error: unknown): boolean {
  const { code } = codesOf(error)
  return code === 'OAUTH_TIMEOUT' || error instanceof TypeError
}

/** Codes only: what else an answer says may be a person's. */
function codesOf(error: unknown): { readonly code: string | null; readonly says: string | null } {
  if (!(error instanceof Error)) return { code: null, says: null }
  return {
    code: wordIn('code' in error ? error.code : error.name),
    says: wordIn('error' in error ? error.error : null),
  }
}

function wordIn(value: unknown): string | null {
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : null
}
