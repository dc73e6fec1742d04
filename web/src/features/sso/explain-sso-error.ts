import type { SsoError } from '@retropulse/contract/sso'
import { t } from './messages.ts'

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
