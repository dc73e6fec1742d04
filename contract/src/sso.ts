import { isId } from '@retropulse/domain/kernel/ids'
import type { DomainMailbox } from '@retropulse/domain/orgs/email-domain'
import { z } from 'zod'

/** Characters of an email address on /sso (SSO-10). */
export const SSO_EMAIL_MAX = 160
/** Domains of one connection. */
export const SSO_DOMAINS_MAX = 20
/** Digits of the code that proves a domain (SSO-7). */
export const DOMAIN_CODE_LENGTH = 8

export const connectionIdSchema = z.string().max(36).refine(isId)

/** GET /api/sso-connection: by the domain of an address, or by what a link leads to; one of them (SSO-11). */
export const ssoLookupSchema = z.object({
  domain: z.string().max(SSO_EMAIL_MAX).optional(),
  orgId: z.string().max(100).optional(),
  teamId: z.string().max(100).optional(),
  boardId: z.string().max(100).optional(),
})
export const ssoLookedUpSchema = z.object({ connection: z.string().nullable() })
export type SsoLookedUp = z.infer<typeof ssoLookedUpSchema>

/** A connection as owners see it; its secret is shown to no user (SSO-1). */
export const ssoConnectionSchema = z.object({
  id: z.string(),
  domains: z.array(
    z.object({
      name: z.string(),
      /** Only addresses of proved domains can sign in (SSO-5). */
      isProven: z.boolean(),
    }),
  ),
  issuer: z.string(),
  clientId: z.string(),
  isEnforced: z.boolean(),
})
export type SsoConnection = z.infer<typeof ssoConnectionSchema>

/** GET /api/org/{id}/sso-connections. `redirectUrl` is the callback address to enter at the provider. */
export const ssoConnectionsSchema = z.object({
  redirectUrl: z.string(),
  connections: z.array(ssoConnectionSchema),
})
export type SsoConnections = z.infer<typeof ssoConnectionsSchema>

const domains = z.array(z.string().max(300)).min(1).max(SSO_DOMAINS_MAX)
const issuer = z.string().trim().min(1).max(1000)
const clientId = z.string().trim().min(1).max(500)
const secret = z.string().trim().min(1).max(1000)

/** PUT /api/org/{id}/sso-connections. */
export const newSsoConnectionSchema = z.strictObject({ domains, issuer, clientId, secret })
export type NewSsoConnection = z.infer<typeof newSsoConnectionSchema>

/** POST /api/org/{id}/sso-connections/{connectionId}: what is left out stays; another issuer needs its own secret. */
export const changeSsoConnectionSchema = z.strictObject({
  domains: domains.optional(),
  issuer: issuer.optional(),
  clientId: clientId.optional(),
  secret: secret.optional(),
  enforced: z.boolean().optional(),
})
export type ChangeSsoConnection = z.infer<typeof changeSsoConnectionSchema>

const mailbox = z.enum([
  'postmaster',
  'admin',
  'administrator',
  'hostmaster',
  'webmaster',
] as const satisfies readonly DomainMailbox[])

/**
 * POST /api/org/{id}/sso-connections/{connectionId}/domain-code: mails a code to an administrator's mailbox (SSO-7).
 */
export const sendDomainCodeSchema = z.strictObject({ domain: z.string().max(300), mailbox })
export type SendDomainCode = z.infer<typeof sendDomainCodeSchema>

/** POST /api/org/{id}/sso-connections/{connectionId}/domain-proof; spaces in the code do not count. */
export const proveDomainSchema = z.strictObject({ domain: z.string().max(300), code: z.string().max(40) })
export type ProveDomain = z.infer<typeof proveDomainSchema>

/** Why a user who came back from the provider is on /sso?error= and not signed in (SSO-17). */
export const SSO_ERRORS = [
  'unknown-connection',
  'unreachable',
  'cancelled',
  'expired',
  'failed',
  'email-missing',
  'email-unverified',
  'domain-foreign',
] as const
export type SsoError = (typeof SSO_ERRORS)[number]
