import * as client from 'openid-client'
import type { OpenId, OpenIdApp, OpenIdPerson } from '../../features/sso/ports.ts'
import type { Log } from '../../platform/log/log.ts'
import { boundedFetch, type ProviderRequest } from './bounded-fetch.ts'

/** People wait for it. */
const PATIENCE_SECONDS = 10

/** OpenID Connect by the library openid-client (D4). What a provider answers is written down by its codes alone. */
export function createOpenId(log: Log, send: ProviderRequest): OpenId {
  const note = (error: unknown, says: string) => log.warn(factsOf(error), says)

  /** Null when nobody answers there as the issuer that it is said to be. */
  async function discover(app: OpenIdApp): Promise<client.Configuration | null> {
    try {
      return await configure(app, send)
    } catch (error) {
      note(error, 'An OpenID provider could not be asked')
      return null
    }
  }

  return {
    isReachable: async (app) => (await discover(app)) !== null,

    async authorizeUrl(app, { redirectUri, state, nonce, verifier }) {
      const config = await discover(app)
      if (config === null) return null
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href
    },

    async finish(app, flow, query) {
      // Before anybody is asked: whoever said no has nothing to exchange.
      if (new URLSearchParams(query).get('error') === 'access_denied') return { ok: false, why: 'cancelled' }
      const config = await discover(app)
      if (config === null) return { ok: false, why: 'unreachable' }
      try {
        const tokens = await client.authorizationCodeGrant(config, new URL(flow.redirectUri + query), {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined) return { ok: false, why: 'failed' }
        // Many providers keep the address to their user info endpoint.
        const isWhole =
          claims['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined
        const more = isWhole ? {} : await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        return { ok: true, person: personIn(claims.sub, { ...claims, ...more }) }
      } catch (error) {
        note(error, 'An OpenID provider vouched for nobody')
        return { ok: false, why: isOutage(error) ? 'unreachable' : 'failed' }
      }
    },
  }
}

async function configure(
  { issuer, clientId, secret }: OpenIdApp,
  send: ProviderRequest,
): Promise<client.Configuration> {
  const server = new URL(issuer)
  const isHttp = server.protocol === 'http:'
  const config = await client.discovery(server, clientId, undefined, authenticateWith(secret), {
    timeout: PATIENCE_SECONDS,
    [client.customFetch]: boundedFetch(isHttp ? server.hostname : null, send),
    ...(isHttp && { execute: [client.allowInsecureRequests] }),
  })
  // Signatures are checked as well, although the answer came from the provider itself.
  client.enableNonRepudiationChecks(config)
  return config
}

/** The way that every provider knows, unless it says that it knows only the other. */
function authenticateWith(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = ways.includes('client_secret_basic') ? basic : post
    way(server, ...rest)
  }
}

function personIn(subject: string, claims: Readonly<Record<string, unknown>>): OpenIdPerson {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null)
  const verified = claims['email_verified']
  return {
    subject,
    email: text('email'),
    // Some providers write it as a word.
    isEmailVerified: verified !== false && verified !== 'false',
    name: text('name'),
    picture: text('picture'),
  }
}

function isOutage(error: unknown): boolean {
  const { code } = factsOf(error)
  return code === 'OAUTH_TIMEOUT' || error instanceof TypeError
}

/** Codes only: what else an answer says may be a person's. */
function factsOf(error: unknown): { readonly code: string | null; readonly says: string | null } {
  if (!(error instanceof Error)) return { code: null, says: null }
  return {
    code: wordIn('code' in error ? error.code : error.name),
    says: wordIn('error' in error ? error.error : null),
  }
}

function wordIn(value: unknown): string | null {
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : null
}
