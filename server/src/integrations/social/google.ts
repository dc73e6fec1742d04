import type { SocialProvider } from '../../features/auth/ports.ts'
import { createOpenIdProvider } from './openid-provider.ts'
import { type ProviderDependencies, type SocialApp, textIn } from './provider-calls.ts'

/** Google says of each address whether it was verified (AUTH-18). */
export function createGoogle(app: SocialApp, dependencies: ProviderDependencies): SocialProvider {
  return createOpenIdProvider(
    {
      id: 'google',
      issuer: 'https://accounts.google.com',
      isVerified: (claims) => claims['email_verified'] === true,
      whyWithoutEmail: 'failed',
      pictureOf: (claims) => textIn(claims, 'picture'),
    },
    app,
    dependencies,
  )
}
