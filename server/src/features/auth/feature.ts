import type { Status } from '@retropulse/contract/accounts'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { postWith } from '../../platform/mail/post-letter.ts'
import { createErrands } from '../../platform/process/errands.ts'
import { createAttemptLimits } from './http/attempt-limits.ts'
import { createLinkRequestCookie } from './http/link-request-cookie.ts'
import { linkRoutes } from './http/link-routes.ts'
import { createSignInMails } from './store/sign-in-mails.ts'
import { createSocialFlows } from './http/social-flow.ts'
import { socialRoutes } from './http/social-routes.ts'
import { identifyWith } from './http/identify.ts'
import { createIdentityCookies } from './http/identity-cookies.ts'
import { identityRoutes } from './http/identity-routes.ts'
import { createPictureAddresses } from './http/picture-address.ts'
import { pictureRoutes } from './http/picture-routes.ts'
import { profileRoutes } from './http/profile-routes.ts'
import { signInRoutes } from './http/sign-in-routes.ts'
import type { DeleteAccountPorts } from './commands/delete-account.ts'
import { enterAccount } from './commands/sign-in.ts'
import type { ExternalSignIn, Identities, PasswordGate, RequestHeaders, SocialProvider } from './ports.ts'
import { createPictureFetcher, type PictureRequest } from './queries/fetch-picture.ts'
import { createAccounts } from './store/accounts.ts'
import { createErasure } from './store/erasure.ts'
import { createProfiles } from './store/profiles.ts'
import { createPeople } from './store/people.ts'
import { type AccountsOptions, LINK_SECONDS } from './store/better-auth-options.ts'
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
  /** Asks other hosts for profile pictures. */
  readonly pictureRequest: PictureRequest
  /** Whether mail reaches people's mailboxes, and not only a folder of ours (D2). */
  readonly mailsOut: boolean
  readonly mailLinkOrigin: MailLinkOrigin
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
  const pictures = createPictureAddresses(deriveKey(secret, 'profile pictures'))
  const people = createPeople(database.pool, (address) => pictures.present(address))
  const errands = createErrands((error) => log.error({ err: error }, 'An errand of signing in failed'))
  const { onSessionsEnded } = options
  const accounts = createAccounts({ db: database.db, log, key: sessionKey, isSecure, onSessionsEnded })
  const identities: Identities = {
    identify: identifyWith(cookies, people),
    nameGuest: people.nameGuest,
    profilesOf: people.profilesOf,
    emailsOf: people.emailsOf,
    hasProvenEmail: people.hasProvenEmail,
    teamMailTo: people.teamMailTo,
    actionMailTo: people.actionMailTo,
  }
  const externals: ExternalSignIn = {
    async endSessions(wish) {
      for (const userId of await people.endSessions(wish)) onSessionsEnded(userId)
    },
    addressBehind: (person) => people.addressBehind(person),
    async enter(person, headers, join) {
      const attempt = accounts.enterExternally(person, join)
      const entered = await enterAccount(attempt, cookies.readGuest(headers), people)
      return entered.ok ? { ...entered, cookies: [...entered.cookies, cookies.guestRemoval] } : entered
    },
  }
  // Apart from mail about signing in: nobody's invitations keep somebody from a new password.
  const wanted = createSignInMails(database.pool, deriveKey(secret, 'receivers of mail by others'))
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
        mayMailLinks: (request: Parameters<MailLinkOrigin>[0]) =>
          options.mailsOut && options.mailLinkOrigin(request) !== null,
        social: socialProviders.map(({ id }) => id),
      }
      identityRoutes(app, { identities, accounts, cookies, offer })
      pictureRoutes(app, {
        addresses: pictures,
        fetchPicture: createPictureFetcher({ request: options.pictureRequest, now: Date.now }),
      })
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
        linkRequest: createLinkRequestCookie({
          key: deriveKey(secret, 'link request'),
          isSecure,
          maxAgeSeconds: LINK_SECONDS,
          now: Date.now,
        }),
        gate,
        limits,
        errands,
        mailLinkOrigin: options.mailLinkOrigin,
        mails: createSignInMails(database.pool, deriveKey(secret, 'receivers of mail')),
        post: postWith(options.mailer),
        mailsOut: options.mailsOut,
        onNoOrigin: () => log.warn({}, NO_ORIGIN),
      })
    },
    close: () => errands.finished(),
  }
}

const NO_ORIGIN =
  'No email was sent: set PUBLIC_URL to the address that people use, so that links in emails can lead there'
