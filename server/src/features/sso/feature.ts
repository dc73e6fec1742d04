import { DOMAIN_CODE_LENGTH } from '@retropulse/contract/sso'
import type { FastifyRequest } from 'fastify'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { customAlphabet, nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { postWith } from '../../platform/mail/post-letter.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import type { ExternalSignIn, Identities, PasswordGate } from '../auth/ports.ts'
import { connectionRoutes } from './http/connection-routes.ts'
import { signInRoutes } from './http/sign-in-routes.ts'
import type { Boards } from '../board/ports.ts'
import type { AuditLog, Memberships, Organisations, SsoRules } from '../orgs/ports.ts'
import type { OpenId } from './ports.ts'
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
  /** Whether email leaves this server, and does not stay in its outbox (D38). */
  readonly mailsOut: boolean
  readonly mailLinkOrigin: MailLinkOrigin
  /** Counts mail to somebody who did not ask for it; false when they had as much as an hour allows. */
  readonly mayMail: (receiver: string) => Promise<boolean>
  /** The installation's; keys for the feature's own purposes are made of it. */
  readonly secret: string
  /** The origin under which people come; undefined: whichever the request names. */
  readonly publicUrl: string | undefined
}

/** What sso has of features that are made after it. */
export interface SsoWiring {
  readonly externals: ExternalSignIn
  readonly memberships: Pick<Memberships, 'findTeam'>
  readonly boards: Pick<Boards, 'find'>
}

export interface SsoFeature {
  readonly rules: SsoRules
  readonly passwordGate: PasswordGate
  /** Nobody runs these organisations any more: their providers vouch for nobody, and their domains are free. */
  abandon(orgIds: readonly OrgId[]): Promise<void>
  routes(app: HttpApp, wiring: SsoWiring): void
}

const now = (): number => Date.now()
const newCode = customAlphabet('0123456789', DOMAIN_CODE_LENGTH)

/** Signing in through an organisation's own OpenID provider (D4). */
export function createSsoFeature(options: SsoFeatureOptions): SsoFeature {
  const { database, identities, organisations, openId, mayMail, secret, publicUrl } = options
  const connections = createConnections(database.db, deriveKey(secret, 'sso connection'))
  const codes = createDomainCodes(database.db, deriveKey(secret, 'sso domain code'), now)
  const flowKey = deriveKey(secret, 'sso flow')
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`

  return {
    rules: createSsoRules(connections),
    passwordGate: createPasswordGate({ connections, organisations, identities }),
    abandon: (orgIds) => connections.removeOf(orgIds),
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
        mayMail,
        post: postWith(options.mailer),
        mailsOut: options.mailsOut,
        mailLinkOrigin: options.mailLinkOrigin,
        originOf,
      })
    },
  }
}
