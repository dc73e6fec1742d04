import type { FormErrors } from '../../lib/form-errors.ts'
import type { Problem } from '../../lib/problem.ts'
import { t } from './messages.ts'
import { DOMAIN_CODE_LENGTH } from './sso-limits.ts'

/** The 8 digits of a code as it was typed, or pasted with the space of the email; null for anything else (SSO-7). */
export function readCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return digits.length === DOMAIN_CODE_LENGTH && /^\d+$/.test(digits) ? digits : null
}

/** The text for a code that was not sent. */
export function explainCode({ code, status }: Problem): string {
  if (status === 429) return t('tooManyCodes')
  if (code === 'mail-failed') return t('mailFailed')
  if (code === 'public-url-required') return t('publicUrlRequired')
  return t(code === 'unreachable' ? 'unreachable' : 'failed')
}

/** The text for a code that did not prove the domain. */
export function explainProof({ code, fields }: Problem, domain: string): FormErrors<'code'> {
  if (fields?.['code'] !== undefined) return { code: t('codeInvalid') }
  if (fields?.['domain'] === 'taken') return { form: t('domainTaken', { domain }) }
  return { form: t(code === 'unreachable' ? 'unreachable' : 'failed') }
}
