import type { Status } from '@retropulse/contract/accounts'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Log } from '../../platform/log/log.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { sendWith } from '../../platform/mail/send-email.ts'
import { createBackgroundTasks } from '../../platform/process/background-tasks.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { enterAccount } from './commands/sign-in.ts'
import { createAttemptLimits } from './http/attempt-limits.ts'
import { identifyWith } from './http/identify.ts'
import { createIdentityCookies } from './http/identity-cookies.ts'
import { identityRoutes, type IdentityRoutesOptions } from './http/identity-routes.ts'
import { createLinkRequestCookie } from './http/link-request-cookie.ts'
import { linkRoutes } from './http/link-routes.ts'
import { createPictureAddresses } from './http/picture-address.ts'
import { pictureRoutes } from './http/picture-routes.ts'
import { profileRoutes, type ProfileRoutesOptions } from './http/profile-routes.ts'
import { signInRoutes } from './http/sign-in-routes.ts'
import { createSocialFlows } from './http/social-flow.ts'
import { socialRoutes } from './http/social-routes.ts'
import { createUnsubscribeLinks } from './http/unsubscribe-links.ts'
import { unsubscribeRoute } from './http/unsubscribe-route.ts'
import { UNSUBSCRIBE_LABELS } from './messages/unsubscribe-labels.ts'
import type { PasswordGate, SocialProvider } from './ports.ts'
import type { ExternalSignIn } from './queries/external-sign-in.ts'
import { createPictureFetcher, type PictureRequest } from './queries/fetch-picture.ts'
import type { Identities, RequestHeaders, Subscriber } from './queries/identity.ts'
import { createAccounts } from './store/accounts.ts'
import { type AccountsOptions, LINK_SECONDS } from './store/better-auth-options.ts'
import { createErasure } from './store/erasure.ts'
import { createPeople } from './store/people.ts'
import { createProfiles } from './store/profiles.ts'
import { createSignInMails } from './store/sign-in-mails.ts'
import type { AuthTables } from './store/tables.ts'

export interface AuthFeatureOptions {
  readonly database: Pick<Database<AuthTables>, 'db' | 'pool'>
  readonly log: Log
  readonly secret: string
  readonly publicUrl: string | undefined
  readonly allowsOrgCreation: boolean
  /** Links of the footer, set by the operator. */
  readonly links: Status['links']
  /** What the page knows about this installation (REPORT-17). */
  readonly clientConfigOf: IdentityRoutesOptions['offer']['clientConfigOf']
  readonly requestsPerMinute: number
  readonly mailer: Mailer
  /** Asks other hosts for profile pictures. */
  readonly pictureRequest: PictureRequest
  /** Whether email leaves this server, instead of staying in its outbox (AUTH-12, AUTH-14). */
  readonly isMailConfigured: boolean
  readonly mailLinkOrigin: MailLinkOrigin
  /** Services that people may sign in with. */
  readonly socialProviders: readonly SocialProvider[]
  /** Called when sessions of a user end: connections that they opened have to be cut (AUTH-2). */
  readonly onSessionsEnded: AccountsOptions['onSessionsEnded']
  readonly passwords?: AccountsOptions['passwords']
}

/** What auth needs from features that are created after it. */
export interface AuthWiring extends Pick<
  ProfileRoutesOptions,
  'membershipRemoval' | 'personalBoards' | 'onAbandoned' | 'onErased' | 'forgetMail'
> {
  /** Addresses that may not use a password; none when omitted (SSO-19). */
  readonly gate?: PasswordGate
  /** Whether `signInWith` of the status offers single sign-on; never when omitted (AUTH-5). */
  readonly offersSso?: () => Promise<boolean>
}

export interface AuthFeature {
  readonly identities: Identities
  readonly externals: ExternalSignIn
  /** An unforgeable key of the sender of a request. Makes no query, so that the session may have ended. */
  readonly markOf: (headers: RequestHeaders) => string | null
  /** The token of the session that a request carries. Makes no query, so that the session may have ended. */
  readonly sessionOf: (headers: RequestHeaders) => string | null
  /** INVITE-28: counts an email that a user sends to any address; false when an hour allows the mailbox no more. */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  /** Resolves once emails that were asked for until now are handed over, after three seconds at the latest. */
  readonly mailHandedOver: () => Promise<void>
  routes(app: HttpApp, wiring: AuthWiring): void
  /** Waits for emails that are being sent. */
  close(): Promise<void>
}

/** Identity: accounts, sessions and guests. */
export function createAuthFeature(options: AuthFeatureOptions): AuthFeature {
  const { database, log, secret, publicUrl, allowsOrgCreation, requestsPerMinute, socialProviders } = options
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const sessionKey = deriveKey(secret, 'session cookie')
  const cookies = createIdentityCookies({ sessionKey, guestKey: deriveKey(secret, 'guest cookie'), isSecure })
  const pictures = createPictureAddresses(deriveKey(secret, 'profile pictures'))
  const unsubscribeLinks = createUnsubscribeLinks(deriveKey(secret, 'unsubscribe links'))
  const people = createPeople(database.pool, (address) => pictures.present(address))
  const backgroundTasks = createBackgroundTasks((error) =>
    log.error({ err: error }, 'A background task of sign-in failed'),
  )
  const { onSessionsEnded, passwords } = options
  const { db } = database
  const accounts = createAccounts({ db, log, key: sessionKey, isSecure, onSessionsEnded, passwords })
  const identities: Identities = {
    identify: identifyWith(cookies, people),
    nameGuest: people.nameGuest,
    profilesOf: people.profilesOf,
    accountsOf: people.accountsOf,
    emailsOf: people.emailsOf,
    hasProvenEmail: people.hasProvenEmail,
    async subscribersTo(kind, ids) {
      const addresses = await people.addressesWanting(kind, ids)
      const subscribers = [...addresses].map(([personId, address]): [PersonId, Subscriber] => {
        const unsubscribeAt = (origin: string) => ({
          label: UNSUBSCRIBE_LABELS[kind],
          link: unsubscribeLinks.linkFor({ personId, kind }, origin),
        })
        return [personId, { address, unsubscribeAt }]
      })
      return new Map(subscribers)
    },
  }
  const externals: ExternalSignIn = {
    async endSessions(input) {
      for (const userId of await people.endSessions(input)) onSessionsEnded(userId)
    },
    addressBehind: (person) => people.addressBehind(person),
    async enter(person, headers, join, mustUseSso = () => Promise.resolve(false)) {
      const attempt = accounts.enterExternally(person, join)
      const guestOf = () => cookies.readGuest(headers)
      const former = cookies.readSession(headers) === null ? null : headers
      const entered = await enterAccount(attempt, { guestOf, former, mustUseSso }, { accounts, people })
      return entered.ok ? { ...entered, cookies: [...entered.cookies, cookies.guestRemoval] } : entered
    },
  }
  // Counted apart from sign-in email: invitations by others must not keep a user from a new password.
  const wanted = createSignInMails(database.pool, deriveKey(secret, 'receivers of mail by others'))
  return {
    identities,
    externals,
    markOf: (headers) => cookies.readSession(headers) ?? cookies.readGuest(headers),
    sessionOf: (headers) => cookies.readSession(headers),
    takeMailQuota: (receiver) => wanted.take(receiver),
    routes(app, { gate = { refusesPassword: () => Promise.resolve(false) }, ...wiring }) {
      const limits = createAttemptLimits(app, requestsPerMinute)
      const offer = {
        allowsOrgCreation,
        links: options.links,
        clientConfigOf: options.clientConfigOf,
        mayMailLinks: (request: Parameters<MailLinkOrigin>[0]) =>
          options.isMailConfigured && options.mailLinkOrigin(request) !== null,
        social: socialProviders.map(({ id }) => id),
        offersSso: wiring.offersSso ?? (() => Promise.resolve(false)),
      }
      identityRoutes(app, { identities, accounts, cookies, offer })
      pictureRoutes(app, {
        addresses: pictures,
        fetchPicture: createPictureFetcher({ request: options.pictureRequest, now: Date.now }),
      })
      signInRoutes(app, { accounts, people, cookies, gate, limits })
      const profiles = createProfiles(database.pool)
      unsubscribeRoute(app, { profiles, unsubscribeLinks })
      profileRoutes(app, {
        ...wiring,
        identities,
        accounts,
        cookies,
        gate,
        profiles,
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
        backgroundTasks,
        mailLinkOrigin: options.mailLinkOrigin,
        mails: createSignInMails(database.pool, deriveKey(secret, 'receivers of mail')),
        send: sendWith(options.mailer),
        isMailConfigured: options.isMailConfigured,
        onNoOrigin: () => log.warn({}, NO_ORIGIN),
      })
    },
    mailHandedOver: () => backgroundTasks.finished(),
    close: () => backgroundTasks.finished(),
  }
}

const NO_ORIGIN =
  'No email was sent: set PUBLIC_URL to the address that people use, so that links in emails can lead there'
