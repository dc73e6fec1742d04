import { domainOf } from '@retropulse/domain/orgs/email-domain'
import { SSO_EMAIL_MAX } from './sso-limits.ts'
import type { SsoError } from '@retropulse/contract/sso'
import { t } from './messages.ts'

/** The domain of an email address on /sso; null when the text is none, or longer than 160 characters (SSO-10). */
export function typedDomain(typed: string): string | null {
  const email = typed.trim()
  return email.length <= SSO_EMAIL_MAX && /^[^\s@]+@[^\s@]+$/.test(email) ? domainOf(email) : null
}

/** The text for `error` of /sso (SSO-17); undefined without one. */
export function explainSsoError(error: string | null): string | undefined {
  if (error === null) return undefined
  return t(`error.${isSsoError(error) ? error : 'failed'}`)
}

const ERRORS: Readonly<Record<SsoError, true>> = {
  'unknown-connection': true,
  unreachable: true,
  cancelled: true,
  expired: true,
  failed: true,
  'email-missing': true,
  'email-unverified': true,
  'domain-foreign': true,
}

function isSsoError(text: string): text is SsoError {
  return Object.hasOwn(ERRORS, text)
}
