import { NAME_MAX } from '@retropulse/domain/board/limits'
import { hasContent } from '@retropulse/domain/kernel/text'
import type { FormErrors } from '../../lib/form-errors.ts'
import type { Problem } from '../../lib/problem.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './account-limits.ts'
import { t } from './messages.ts'

export type AuthMode = 'sign-in' | 'sign-up'

/** What is typed into the form; `name` only for signing up. */
export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

export type CredentialErrors = FormErrors<keyof Credentials>

/** The errors that are known without asking the server (AUTH-8). */
export function checkCredentials(mode: AuthMode, { name, email, password }: Credentials): CredentialErrors {
  return {
    ...(mode === 'sign-up' && !hasContent(name) && { name: t('nameMissing') }),
    ...(mode === 'sign-up' &&
      name.trim().length > NAME_MAX && { name: t('nameTooLong', { count: NAME_MAX }) }),
    ...(emailError(email) !== undefined && { email: t('emailInvalid') }),
    ...passwordError(mode, password),
  }
}

/** What is wrong with an address that something is mailed to, if anything. */
export function emailError(email: string): string | undefined {
  return EMAIL.test(email.trim()) ? undefined : t('emailInvalid')
}

/** What is wrong with a new password, if anything. */
export function newPasswordError(password: string): string | undefined {
  if (password.length < PASSWORD_MIN) return t('passwordTooShort', { count: PASSWORD_MIN })
  return password.length > PASSWORD_MAX ? t('passwordTooLong', { count: PASSWORD_MAX }) : undefined
}

/** The text for a refusal of the server, beside the field that it is about (AUTH-8 to AUTH-10). */
export function explainRefusal({ code, status }: Problem): CredentialErrors {
  if (status === 429) return { form: t('tooManyAttempts') }
  if (code === 'sso-required') return { form: t('ssoRequired') }
  if (code === 'mail-failed') return { form: t('mailFailed') }
  if (code === 'public-url-required') return { form: t('publicUrlRequired') }
  return REFUSALS[code] ?? { form: t('failed') }
}

const REFUSALS: Readonly<Record<string, CredentialErrors>> = {
  INVALID_EMAIL_OR_PASSWORD: { password: t('passwordWrong') },
  USER_ALREADY_EXISTS: { email: t('emailTaken') },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { email: t('emailTaken') },
  INVALID_EMAIL: { email: t('emailInvalid') },
  PASSWORD_TOO_SHORT: { password: t('passwordTooShort', { count: PASSWORD_MIN }) },
  PASSWORD_TOO_LONG: { password: t('passwordTooLong', { count: PASSWORD_MAX }) },
  INVALID_TOKEN: { form: t('linkDead.text') },
  'text-empty': { name: t('nameMissing') },
  'text-too-long': { name: t('nameTooLong', { count: NAME_MAX }) },
  unreachable: { form: t('unreachable') },
}

/** Rejects only what is certainly wrong: the mail server decides the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function passwordError(mode: AuthMode, password: string): CredentialErrors {
  if (mode === 'sign-in') return password === '' ? { password: t('passwordMissing') } : {}
  const wrong = newPasswordError(password)
  return wrong === undefined ? {} : { password: wrong }
}
