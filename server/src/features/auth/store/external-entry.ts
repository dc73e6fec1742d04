import type { BetterAuthPlugin } from 'better-auth'
import type { createAuthEndpoint } from 'better-auth/api'
import type { setSessionCookie } from 'better-auth/cookies'
import type { revokeUnprovenAccountAccess } from 'better-auth/db'
import { z } from 'zod'

/** The parts of the library that the endpoint needs; loaded with it, at the first sign-in. */
export interface EntryParts {
  readonly createAuthEndpoint: typeof createAuthEndpoint
  readonly setSessionCookie: typeof setSessionCookie
  readonly revokeUnprovenAccountAccess: typeof revokeUnprovenAccountAccess
}

/** The answer for an account that has the address, but is not linked to the service. */
const ACCOUNT_EXISTS = 'account-exists'

/**
 * An endpoint of Better Auth for a person for whom another service vouches, so that the session begins like all others.
 * Only the server itself can call it. The service's id of the account comes first: an address may change hands there.
 */
export function externalEntry(parts: EntryParts) {
  const { createAuthEndpoint, setSessionCookie, revokeUnprovenAccountAccess } = parts
  return {
    id: 'external-entry',
    endpoints: {
      enterExternally: createAuthEndpoint.serverOnly({ method: 'POST', body: entrySchema }, async (ctx) => {
        const { providerId, accountId, email, name, picture, join } = ctx.body
        const { internalAdapter } = ctx.context
        const account = { providerId, accountId }

        const owner = await internalAdapter.findAccountOwnerByKey(account)
        let user = owner?.kind === 'owned' ? owner.user : null
        if (user === null) {
          const known = (await internalAdapter.findUserByEmail(email))?.user ?? null
          if (known !== null && join === 'refuse') throw ctx.error('CONFLICT', { code: ACCOUNT_EXISTS })
          if (known === null) {
            const person = { email, emailVerified: true, name, image: picture }
            user = (await internalAdapter.createOAuthUser(person, account)).user
          } else {
            const isTheirs = known.emailVerified || join === 'by-consent'
            user = isTheirs ? known : await revokeUnprovenAccountAccess(ctx, known.id)
            await internalAdapter.linkAccount({ ...account, userId: known.id })
          }
        }
        if (user === null) throw ctx.error('CONFLICT', { code: ACCOUNT_EXISTS })
        const session = await internalAdapter.createSession(user.id, false, { providerId })
        await setSessionCookie(ctx, { session, user })
        return { user }
      }),
    },
  } satisfies BetterAuthPlugin
}

const entrySchema = z.object({
  providerId: z.string(),
  accountId: z.string(),
  email: z.email().toLowerCase(),
  name: z.string(),
  picture: z.string().nullable(),
  join: z.enum(['by-address', 'by-consent', 'refuse']),
})
