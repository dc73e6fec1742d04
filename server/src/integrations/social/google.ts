import type { SocialProvider } from '../../features/auth/ports.ts'
import {
  callsTo,
  discover,
  exchange,
  type ProviderDependencies,
  type SocialApp,
  textIn,
} from './provider-calls.ts'

const ISSUER = 'https://accounts.google.com'

/** Google, by OpenID Connect. Google says of each address whether it was verified (AUTH-18). */
export function createGoogle(app: SocialApp, dependencies: ProviderDependencies): SocialProvider {
  const calls = callsTo('google', () => discover(ISSUER, app, dependencies), dependencies)
  return {
    id: 'google',
    authorizeUrl: (flow) =>
      calls.authorizeUrl(flow, {
        scope: 'openid email profile',
        nonce: flow.nonce,
        prompt: 'select_account',
      }),
    finish: (flow, query) =>
      calls.finish(query, async (config) => {
        const claims = (await exchange(config, flow, query, true)).claims()
        const email = claims && textIn(claims, 'email')
        if (claims === undefined || email === null || email === undefined) return { ok: false, why: 'failed' }
        if (claims['email_verified'] !== true) return { ok: false, why: 'email-unverified' }
        return {
          ok: true,
          person: {
            providerId: 'google',
            accountId: claims.sub,
            email,
            name: textIn(claims, 'name') ?? '',
            picture: textIn(claims, 'picture'),
          },
        }
      }),
  }
}
