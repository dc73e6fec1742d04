import * as client from 'openid-client'
import type { SocialFlow, SocialProvider } from '../../features/auth/ports.ts'
import type { Log } from '../../platform/log/log.ts'
import { isOAuthOutage, oauthErrorCodes } from '../../platform/log/oauth-error-codes.ts'

/** The credentials of this installation at a service. */
export interface SocialApp {
  readonly clientId: string
  readonly clientSecret: string
}

export type ProviderFetch = client.CustomFetch

export interface ProviderDependencies {
  readonly log: Log
  /** Undefined: Node's own fetch. */
  readonly fetch: ProviderFetch | undefined
}

type Finished = Awaited<ReturnType<SocialProvider['finish']>>

/** Short, since a user waits for the answer. */
export const TIMEOUT_SECONDS = 10

/** The part of the protocol that all services share. */
export interface Calls {
  /** The address where the user signs in, by code flow with PKCE; null when the service is out of reach. */
  authorizeUrl(flow: SocialFlow, input: Readonly<Record<string, string>>): Promise<string | null>
  /** Finishes a sign-in with the query that came back; failures are logged by their codes alone. */
  finish(query: string, work: (config: client.Configuration) => Promise<Finished>): Promise<Finished>
}

/** `configure` is called each time: the discovery document may change, and the service may be away for a while. */
export function callsTo(
  service: string,
  configure: () => Promise<client.Configuration>,
  { log }: ProviderDependencies,
): Calls {
  const note = (error: unknown) =>
    log.warn({ service, ...oauthErrorCodes(error) }, 'A sign-in service returned no verified person')

  return {
    async authorizeUrl({ redirectUri, state, verifier }, input) {
      try {
        return client.buildAuthorizationUrl(await configure(), {
          redirect_uri: redirectUri,
          state,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...input,
        }).href
      } catch (error) {
        note(error)
        return null
      }
    },

    async finish(query, work) {
      // Checked before the service is asked: a user who refused has no code to exchange.
      if (new URLSearchParams(query).get('error') === 'access_denied') return { ok: false, why: 'cancelled' }
      try {
        return await work(await configure())
      } catch (error) {
        note(error)
        return { ok: false, why: isOAuthOutage(error) ? 'unreachable' : 'failed' }
      }
    },
  }
}

/** Exchanges the code of an answer for tokens; throws when the answer, its state or the ID token is invalid. */
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

/** Reads the discovery document of an OpenID provider. */
export async function discover(
  issuer: string,
  { clientId, clientSecret }: SocialApp,
  { fetch }: ProviderDependencies,
): Promise<client.Configuration> {
  const config = await client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
    { timeout: TIMEOUT_SECONDS, ...(fetch !== undefined && { [client.customFetch]: fetch }) },
  )
  // Checks signatures of ID tokens as well, although they come from the provider directly.
  client.enableNonRepudiationChecks(config)
  return config
}

export function textIn(claims: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = claims[name]
  return typeof value === 'string' && value !== '' ? value : null
}
