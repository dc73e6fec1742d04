import type { SocialProvider } from '../../features/auth/ports.ts'
import {
  callsTo,
  discover,
  exchange,
  type ProviderDependencies,
  type SocialApp,
  textIn,
} from './provider-calls.ts'

/** The tenant of personal accounts (outlook.com and the like), whose addresses Microsoft has verified. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

/**
 * Microsoft, by OpenID Connect. The administrator of a directory can write any address into it, so a claim `email`
 * alone proves nothing (AUTH-18). It counts for personal accounts, where Microsoft says that the directory owns the
 * domain of the address (the optional claim xms_edov), and in the one directory that the operator of this installation
 * has named.
 */
export function createMicrosoft(
  app: SocialApp & { readonly tenant: string },
  dependencies: ProviderDependencies,
): SocialProvider {
  const issuer = `https://login.microsoftonline.com/${app.tenant}/v2.0`
  const calls = callsTo('microsoft', () => discover(issuer, app, dependencies), dependencies)
  return {
    id: 'microsoft',
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
        if (claims === undefined || email === null || email === undefined)
          return { ok: false, why: 'email-unverified' }
        if (!isProved(claims, app.tenant)) return { ok: false, why: 'email-unverified' }
        return {
          ok: true,
          // `sub` differs between apps, and never changes within one. Pictures need another API.
          person: {
            providerId: 'microsoft',
            accountId: claims.sub,
            email,
            name: textIn(claims, 'name') ?? '',
            picture: null,
          },
        }
      }),
  }
}

function isProved(claims: Readonly<Record<string, unknown>>, tenant: string): boolean {
  const { tid, xms_edov: ownsDomain } = claims
  if (tid === PERSONAL_TENANT || (tid === tenant && tenant !== 'common')) return true
  return [true, 1, '1', 'true'].some((yes) => yes === ownsDomain)
}
