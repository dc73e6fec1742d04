import { DOMAIN_CODE_LENGTH } from '@retropulse/contract/sso'
import type { FastifyRequest } from 'fastify'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { customAlphabet, nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { sendWith } from '../../platform/mail/send-email.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import type { ExternalSignIn, Identities, PasswordGate } from '../auth/api.ts'
import { endSessionsFromBefore, endSessionsOfFormerOwner } from './commands/end-other-sessions.ts'
import { connectionRoutes } from './http/connection-routes.ts'
import { signInRoutes } from './http/sign-in-routes.ts'
import type { Boards } from '../board/api.ts'
import type { AuditLog, Memberships, Organisations, SsoRules } from '../orgs/api.ts'
import type { OpenId } from './ports.ts'
import { createSsoOffer } from './queries/sso-offer.ts'
import { createPasswordGate, createSsoRules } from './queries/sso-rules.ts'
import { createConnections } from './store/connections.ts'
import { createDomainCodes } from './store/domain-codes.ts'
import type { SsoTables } from './store/tables.ts'

export interface SsoFeatureOptions {
  readonly database: Pick<Database<SsoTables>, 'db'>
  readonly identities: Identities
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly auditLog: Pick<AuditLog, 'record'>
  readonly openId: OpenId
  readonly mailer: Mailer
  /** Whether email leaves this server, instead of staying in its outbox. */
  readonly isMailConfigured: boolean
  readonly mailLinkOrigin: MailLinkOrigin
  /** Counts an email that the receiver did not ask for; false when an hour allows the mailbox no more (SSO-33). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  /** The secret of the installation, from which the keys of this feature are derived. */
  readonly secret: string
  /** The public origin of this server; undefined: that of the request. */
  readonly publicUrl: string | undefined
}

/** What sso needs from features that are created after it. */
export interface SsoWiring {
  readonly externals: ExternalSignIn
  readonly memberships: Pick<Memberships, 'findTeam'>
  readonly boards: Pick<Boards, 'find'>
}

export interface SsoFeature {
  readonly rules: SsoRules
  readonly passwordGate: PasswordGate
  /** Whether an organisation has a connection, so that `signInWith` offers single sign-on (SSO-34). */
  readonly isOffered: () => Promise<boolean>
  /** ORG-25: removes the connections of organisations without people, which frees their domains. */
  abandon(orgIds: readonly OrgId[]): Promise<void>
  /** ORG-30: single sign-on of an organisation works again, and is required again where it was. */
  restored(orgId: OrgId, externals: Pick<ExternalSignIn, 'endSessions'>): Promise<void>
  /** SSO-22: another person became the primary owner of an organisation. */
  ownershipTransferred(
    orgId: OrgId,
    formerId: PersonId,
    externals: Pick<ExternalSignIn, 'endSessions'>,
  ): Promise<void>
  routes(app: HttpApp, wiring: SsoWiring): void
}

const now = (): number => Date.now()
const newCode = customAlphabet('0123456789', DOMAIN_CODE_LENGTH)

/** Single sign-on through an organisation's own OpenID provider. */
export function createSsoFeature(options: SsoFeatureOptions): SsoFeature {
  const { database, identities, organisations, openId, takeMailQuota, secret, publicUrl } = options
  const connections = createConnections(database.db, deriveKey(secret, 'sso connection'))
  const codes = createDomainCodes(database.db, deriveKey(secret, 'sso domain code'), now)
  const flowKey = deriveKey(secret, 'sso flow')
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`

  return {
    rules: createSsoRules(connections),
    passwordGate: createPasswordGate({ connections, organisations, identities }),
    isOffered: createSsoOffer(connections, now),
    abandon: (orgIds) => connections.removeOf(orgIds),
    restored: (orgId, externals) => endSessionsFromBefore(orgId, { connections, organisations, externals }),
    ownershipTransferred: (orgId, formerId, externals) =>
      endSessionsOfFormerOwner(orgId, formerId, { connections, organisations, externals }),
    routes(app, wiring) {
      signInRoutes(app, {
        ...wiring,
        connections,
        organisations,
        identities,
        openId,
        flowKey,
        isSecure,
        now,
        originOf,
      })
      connectionRoutes(app, {
        ...wiring,
        connections,
        identities,
        organisations,
        auditLog: options.auditLog,
        openId,
        codes,
        allowsHttp: !isSecure,
        newId: nanoid,
        newCode,
        takeMailQuota,
        send: sendWith(options.mailer),
        isMailConfigured: options.isMailConfigured,
        mailLinkOrigin: options.mailLinkOrigin,
        originOf,
      })
    },
  }
}
