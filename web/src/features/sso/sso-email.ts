import { domainOf } from '@retropulse/domain/orgs/email-domain'
import { SSO_EMAIL_MAX } from './sso-limits.ts'

/** The domain of an email address on /sso; null when the text is none, or longer than 160 characters (SSO-10). */
export function typedDomain(typed: string): string | null {
  const email = typed.trim()
  return email.length <= SSO_EMAIL_MAX && /^[^\s@]+@[^\s@]+$/.test(email) ? domainOf(email) : null
}
