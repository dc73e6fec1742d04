import { domainOf } from '@retropulse/domain/orgs/email-domain'
import { SSO_EMAIL_MAX } from './sso-limits.ts'

/** The domain of what was typed as an e-mail on /sso; null when it is none, or longer than 160 characters (teams.md §5). */
export function typedDomain(typed: string): string | null {
  const email = typed.trim()
  return email.length <= SSO_EMAIL_MAX && /^[^\s@]+@[^\s@]+$/.test(email) ? domainOf(email) : null
}
