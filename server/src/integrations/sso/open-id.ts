import * as client from 'openid-client'
import type { OpenId, OpenIdApp, OpenIdPerson } from '../../features/sso/ports.ts'
import type { Log } from '../../platform/log/log.ts'
import type { ChosenAddressRequest } from '../../platform/http/chosen-address.ts'
import { isOAuthOutage, oauthErrorCodes } from '../../platform/log/oauth-error-codes.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** Short, since a user waits for the answer. */
const TIMEOUT_SECONDS = 10

/** OpenID Connect by the library openid-client (SSO-14). Failures at a provider are logged by their codes alone. */
export function createOpenId(log: Log, send: ChosenAddressRequest): OpenId {
  const note = (error: unknown, message: string) => log.warn(oauthErrorCodes(error), message)

  /** Null when no provider answers there under that very issuer (SSO-3). */
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
      // Checked before the provider is asked: a user who refused has no code to exchange.
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
        // Many providers give the address at their user info endpoint only.
        const isWhole =
          claims['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined
        const more = isWhole ? {} : await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        return { ok: true, person: personIn(claims.sub, { ...claims, ...more }) }
      } catch (error) {
        note(error, 'An OpenID provider returned no verified person')
        return { ok: false, why: isOAuthOutage(error) ? 'unreachable' : 'failed' }
      }
    },
  }
}

async function configure(
  { issuer, clientId, secret }: OpenIdApp,
  send: ChosenAddressRequest,
): Promise<client.Configuration> {
  const server = new URL(issuer)
  const isHttp = server.protocol === 'http:'
  const config = await client.discovery(server, clientId, undefined, authenticateWith(secret), {
    timeout: TIMEOUT_SECONDS,
    [client.customFetch]: boundedFetch(isHttp ? server.hostname : null, send),
    ...(isHttp && { execute: [client.allowInsecureRequests] }),
  })
  // Checks signatures of ID tokens as well, although they come from the provider directly.
  client.enableNonRepudiationChecks(config)
  return config
}

/** client_secret_basic, which every provider supports unless its document lists client_secret_post only. */
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
    // Some providers send the text 'false' in place of a boolean.
    isEmailVerified: verified !== false && verified !== 'false',
    name: text('name'),
    picture: text('picture'),
  }
}
