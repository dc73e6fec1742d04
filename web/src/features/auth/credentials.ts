import { NAME_MAX } from '@retropulse/domain/board/limits'
import { hasContent } from '@retropulse/domain/kernel/text'
import type { FormErrors } from '../../lib/form-errors.ts'
import type { Problem } from '../../lib/problem.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './account-limits.ts'
import { t } from './messages.ts'

export type AuthMode = 'sign-in' | 'sign-up'

/** What is typed into the form; `name` is asked of new people only. */
export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

export type CredentialErrors = FormErrors<keyof Credentials>

/** What can be said without asking the server. */
export function checkCredentials(mode: AuthMode, { name, email, password }: Credentials): CredentialErrors {
  return {
    ...(mode === 'sign-up' && !hasContent(name) && { name: t('nameMissing') }),
    ...(mode === 'sign-up' &&
      name.trim().length > NAME_MAX && { name: t('nameTooLong', { count: NAME_MAX }) }),
    ...(!EMAIL.test(email.trim()) && { email: t('emailInvalid') }),
    ...passwordError(mode, password),
  }
}

/** What the server's refusal means for the person, beside the field that it is about. */
export function explainRefusal({ code, status }: Problem): CredentialErrors {
  if (status === 429) return { form: t('tooManyAttempts') }
  return REFUSALS[code] ?? { form: t('failed') }
}

const REFUSALS: Readonly<Record<string, CredentialErrors>> = {
  INVALID_EMAIL_OR_PASSWORD: { password: t('passwordWrong') },
  USER_ALREADY_EXISTS: { email: t('emailTaken') },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { email: t('emailTaken') },
  INVALID_EMAIL: { email: t('emailInvalid') },
  PASSWORD_TOO_SHORT: { password: t('passwordTooShort', { count: PASSWORD_MIN }) },
  PASSWORD_TOO_LONG: { password: t('passwordTooLong', { count: PASSWORD_MAX }) },
  'text-empty': { name: t('nameMissing') },
  'text-too-long': { name: t('nameTooLong', { count: NAME_MAX }) },
  unreachable: { form: t('unreachable') },
}

/** Only what is surely wrong: the mail server knows the rest better. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function passwordError(mode: AuthMode, password: string): CredentialErrors {
  if (mode === 'sign-in') return password === '' ? { password: t('passwordMissing') } : {}
  if (password.length < PASSWORD_MIN) return { password: t('passwordTooShort', { count: PASSWORD_MIN }) }
  return password.length > PASSWORD_MAX ? { password: t('passwordTooLong', { count: PASSWORD_MAX }) } : {}
}
