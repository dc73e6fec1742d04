import type { IDToken } from 'openid-client'
import type { SocialProvider } from '../../features/auth/ports.ts'
import {
  callsTo,
  discover,
  exchange,
  type ProviderDependencies,
  type SocialApp,
  textIn,
} from './provider-calls.ts'

type Refused = Extract<Awaited<ReturnType<SocialProvider['finish']>>, { ok: false }>

/** A service that speaks OpenID Connect, and what its claims about an account are worth. */
interface OpenIdService {
  readonly id: SocialProvider['id']
  readonly issuer: string
  /** Whether the service has verified that the address belongs to the account (AUTH-18). */
  readonly isVerified: (claims: IDToken) => boolean
  /** The refusal of an account that has no address. */
  readonly whyWithoutEmail: Refused['why']
  readonly pictureOf: (claims: IDToken) => string | null
}

/** Signs people in at a service by OpenID Connect. */
export function createOpenIdProvider(
  { id, issuer, isVerified, whyWithoutEmail, pictureOf }: OpenIdService,
  app: SocialApp,
  dependencies: ProviderDependencies,
): SocialProvider {
  const calls = callsTo(id, () => discover(issuer, app, dependencies), dependencies)
  return {
    id,
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
          return { ok: false, why: whyWithoutEmail }
        if (!isVerified(claims)) return { ok: false, why: 'email-unverified' }
        return {
          ok: true,
          person: {
            providerId: id,
            // `sub` differs between apps, and never changes within one.
            accountId: claims.sub,
            email,
            name: textIn(claims, 'name') ?? '',
            picture: pictureOf(claims),
          },
        }
      }),
  }
}
