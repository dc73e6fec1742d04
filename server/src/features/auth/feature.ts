import type { Status } from '@retropulse/contract/accounts'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { postWith } from '../../platform/mail/post-letter.ts'
import { createErrands } from '../../platform/process/errands.ts'
import { createAttemptLimits } from './http/attempt-limits.ts'
import { linkOriginOf } from './http/link-origin.ts'
import { linkRoutes } from './http/link-routes.ts'
import { createSignInMails } from './store/sign-in-mails.ts'
import { createSocialFlows } from './http/social-flow.ts'
import { socialRoutes } from './http/social-routes.ts'
import { identifyWith } from './http/identify.ts'
import { createIdentityCookies } from './http/identity-cookies.ts'
import { identityRoutes } from './http/identity-routes.ts'
import { profileRoutes } from './http/profile-routes.ts'
import { signInRoutes } from './http/sign-in-routes.ts'
import type { DeleteAccountPorts } from './commands/delete-account.ts'
import { enterAccount } from './commands/sign-in.ts'
import type { ExternalSignIn, Identities, PasswordGate, RequestHeaders, SocialProvider } from './ports.ts'
import { createAccounts } from './store/accounts.ts'
import { createErasure } from './store/erasure.ts'
import { createProfiles } from './store/profiles.ts'
import { createPeople } from './store/people.ts'
import type { AccountsOptions } from './store/better-auth-options.ts'
import type { AuthTables } from './store/tables.ts'

export interface AuthFeatureOptions {
  readonly database: Pick<Database<AuthTables>, 'db' | 'pool'>
  readonly log: Log
  readonly secret: string
  readonly publicUrl: string | undefined
  readonly allowsOrgCreation: boolean
  /** Pages of whoever runs the installation. */
  readonly links: Status['links']
  readonly requestsPerMinute: number
  readonly mailer: Mailer
  /** Whether mail reaches people's mailboxes, and not only a folder of ours (D2). */
  readonly mailsOut: boolean
  /** Services that people may sign in with. */
  readonly socialProviders: readonly SocialProvider[]
  /** Sessions of somebody ended: whatever they keep open by one of them has to be asked about again. */
  readonly onSessionsEnded: AccountsOptions['onSessionsEnded']
}

/** What auth has of features that are made after it. */
export interface AuthWiring extends Pick<DeleteAccountPorts, 'departures' | 'onAbandoned' | 'onErased'> {
  /** Whom passwords do not let in; absent: nobody (D4). */
  readonly gate?: PasswordGate
}

export interface AuthFeature {
  readonly identities: Identities
  readonly externals: ExternalSignIn
  /** A mark of whoever sent a request that they cannot make up; asks nobody, so it may be a session that has ended. */
  readonly markOf: (headers: RequestHeaders) => string | null
  /** The token of the session that a request carries, which may have ended; asks nobody. */
  readonly sessionOf: (headers: RequestHeaders) => string | null
  /** Counts mail that somebody has sent to whomever they like; false when the receiver had as much as an hour allows. */
  readonly mayMail: (receiver: string) => Promise<boolean>
  routes(app: HttpApp, wiring: AuthWiring): void
  /** Finishes the mail that is on its way. */
  close(): Promise<void>
}

/** Who people are: accounts, sessions and guests. */
export function createAuthFeature(options: AuthFeatureOptions): AuthFeature {
  const { database, log, secret, publicUrl, allowsOrgCreation, requestsPerMinute, socialProviders } = options
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const sessionKey = deriveKey(secret, 'session cookie')
  const cookies = createIdentityCookies({ sessionKey, guestKey: deriveKey(secret, 'guest cookie'), isSecure })
  const people = createPeople(database.pool)
  const errands = createErrands((error) => log.error({ err: error }, 'An errand of signing in failed'))
  const { onSessionsEnded } = options
  const accounts = createAccounts({ db: database.db, log, key: sessionKey, isSecure, onSessionsEnded })
  const identities: Identities = {
    identify: identifyWith(cookies, people),
    nameGuest: people.nameGuest,
    profilesOf: people.profilesOf,
    emailsOf: people.emailsOf,
    teamMailTo: people.teamMailTo,
    actionMailTo: people.actionMailTo,
  }
  const externals: ExternalSignIn = {
    addressBehind: (person) => people.addressBehind(person),
    async enter(person, headers, join) {
      const attempt = accounts.enterExternally(person, join)
      const entered = await enterAccount(attempt, cookies.readGuest(headers), people)
      return entered.ok ? { ...entered, cookies: [...entered.cookies, cookies.guestRemoval] } : entered
    },
  }
  // Apart from mail about signing in: nobody's invitations keep somebody from a new password.
  const wanted = createSignInMails(database.pool, deriveKey(secret, 'receivers of mail by others'))
  const mayMailLinks = (request: Parameters<typeof linkOriginOf>[0]) =>
    options.mailsOut && linkOriginOf(request, publicUrl) !== null
  return {
    identities,
    externals,
    markOf: (headers) => cookies.readSession(headers) ?? cookies.readGuest(headers),
    sessionOf: (headers) => cookies.readSession(headers),
    mayMail: (receiver) => wanted.take(receiver),
    routes(app, { gate = { refusesPassword: () => Promise.resolve(false) }, ...wiring }) {
      const limits = createAttemptLimits(app, requestsPerMinute)
      const offer = {
        allowsOrgCreation,
        links: options.links,
        mayMailLinks,
        social: socialProviders.map(({ id }) => id),
      }
      identityRoutes(app, { identities, accounts, cookies, offer })
      signInRoutes(app, { accounts, people, cookies, gate, limits })
      profileRoutes(app, {
        ...wiring,
        identities,
        accounts,
        cookies,
        profiles: createProfiles(database.pool),
        erasure: createErasure(database.pool),
      })
      const flows = createSocialFlows(deriveKey(secret, 'social sign-in'), isSecure, Date.now)
      socialRoutes(app, { providers: socialProviders, externals, gate, flows, limits, publicUrl })
      linkRoutes(app, {
        accounts,
        people,
        cookies,
        gate,
        limits,
        errands,
        publicUrl,
        mails: createSignInMails(database.pool, deriveKey(secret, 'receivers of mail')),
        post: postWith(options.mailer),
        offersMagicLink: options.mailsOut,
        onNoOrigin: () => log.warn({}, NO_ORIGIN),
      })
    },
    close: () => errands.finished(),
  }
}

const NO_ORIGIN =
  'No link was mailed: without PUBLIC_URL, a link leads to hosts of the own network only, and the request named another'
