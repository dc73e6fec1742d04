import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { identifyWith } from './http/identify.ts'
import { createIdentityCookies } from './http/identity-cookies.ts'
import { identityRoutes } from './http/identity-routes.ts'
import { signInRoutes } from './http/sign-in-routes.ts'
import { enterAccount } from './commands/sign-in.ts'
import type { ExternalSignIn, Identities, RequestHeaders } from './ports.ts'
import { createAccounts } from './store/accounts.ts'
import { createPeople } from './store/people.ts'
import type { AuthTables } from './store/tables.ts'

export interface AuthFeatureOptions {
  readonly database: Pick<Database<AuthTables>, 'db' | 'pool'>
  readonly log: Log
  readonly secret: string
  readonly publicUrl: string | undefined
  readonly allowsOrgCreation: boolean
  readonly requestsPerMinute: number
}

export interface AuthFeature {
  readonly identities: Identities
  readonly externals: ExternalSignIn
  /** A mark of whoever sent a request that they cannot make up; asks nobody, so it may be a session that has ended. */
  readonly markOf: (headers: RequestHeaders) => string | null
  routes(app: HttpApp): void
}

/** Who people are: accounts, sessions and guests. */
export function createAuthFeature(options: AuthFeatureOptions): AuthFeature {
  const { database, log, secret, allowsOrgCreation, requestsPerMinute } = options
  const isSecure = options.publicUrl?.startsWith('https:') ?? false
  const sessionKey = deriveKey(secret, 'session cookie')
  const cookies = createIdentityCookies({ sessionKey, guestKey: deriveKey(secret, 'guest cookie'), isSecure })
  const people = createPeople(database.pool)
  const accounts = createAccounts({ db: database.db, log, key: sessionKey, isSecure })
  const identities: Identities = {
    identify: identifyWith(cookies, people),
    nameGuest: people.nameGuest,
    profilesOf: people.profilesOf,
    emailsOf: people.emailsOf,
  }
  const externals: ExternalSignIn = {
    async enter(person, headers, join) {
      const attempt = accounts.enterExternally(person, join)
      const entered = await enterAccount(attempt, cookies.readGuest(headers), people)
      return entered.ok ? { ...entered, cookies: [...entered.cookies, cookies.guestRemoval] } : entered
    },
  }
  return {
    identities,
    externals,
    markOf: (headers) => cookies.readSession(headers) ?? cookies.readGuest(headers),
    routes(app) {
      const offer = { allowsOrgCreation, signInWith: ['password' as const] }
      identityRoutes(app, { identities, accounts, cookies, offer })
      signInRoutes(app, { accounts, people, cookies, requestsPerMinute })
    },
  }
}
