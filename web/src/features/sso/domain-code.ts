import type { FormErrors } from '../../lib/form-errors.ts'
import type { Problem } from '../../lib/problem.ts'
import { t } from './messages.ts'
import { DOMAIN_CODE_LENGTH } from './sso-limits.ts'

/** The digits of a code as it was typed, or pasted with the space that it is mailed with; null when they are not 8. */
export function readCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return digits.length === DOMAIN_CODE_LENGTH && /^\d+$/.test(digits) ? digits : null
}

/** Why no code was sent. */
export function explainCode({ code, status }: Problem): string {
  if (status === 429) return t('tooManyCodes')
  if (code === 'mail-failed') return t('mailFailed')
  if (code === 'public-url-required') return t('publicUrlRequired')
  return t(code === 'unreachable' ? 'unreachable' : 'failed')
}

/** Why a code did not confirm the domain. */
export function explainProof({ code, fields }: Problem, domain: string): FormErrors<'code'> {
  if (fields?.['code'] !== undefined) return { code: t('codeInvalid') }
  if (fields?.['domain'] === 'taken') return { form: t('domainTaken', { domain }) }
  return { form: t(code === 'unreachable' ? 'unreachable' : 'failed') }
}
