import type { SocialProvider } from '../../features/auth/ports.ts'
import { createOpenIdProvider } from './openid-provider.ts'
import type { ProviderDependencies, SocialApp } from './provider-calls.ts'

/** The tenant of personal accounts (outlook.com and the like), whose addresses Microsoft has verified. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

/**
 * The administrator of a Microsoft directory can write any address into it, so a claim `email` alone proves nothing
 * (AUTH-18). It counts for personal accounts, where Microsoft says that the directory owns the domain of the address
 * (the optional claim xms_edov), and in the one directory that the operator of this installation has named.
 */
export function createMicrosoft(
  app: SocialApp & { readonly tenant: string },
  dependencies: ProviderDependencies,
): SocialProvider {
  return createOpenIdProvider(
    {
      id: 'microsoft',
      issuer: `https://login.microsoftonline.com/${app.tenant}/v2.0`,
      isVerified: (claims) => isProved(claims, app.tenant),
      // The token of an account without a proved address often has none at all.
      whyWithoutEmail: 'email-unverified',
      // Pictures need another API.
      pictureOf: () => null,
    },
    app,
    dependencies,
  )
}

function isProved(claims: Readonly<Record<string, unknown>>, tenant: string): boolean {
  const { tid, xms_edov: ownsDomain } = claims
  if (tid === PERSONAL_TENANT || (tid === tenant && tenant !== 'common')) return true
  return [true, 1, '1', 'true'].some((yes) => yes === ownsDomain)
}
