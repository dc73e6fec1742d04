import { t } from './messages.ts'

const TEXTS = {
  cancelled: t('error.cancelled'),
  unreachable: t('error.unreachable'),
  'email-unverified': t('error.email-unverified'),
  expired: t('error.expired'),
  failed: t('error.failed'),
  'sso-required': t('ssoRequired'),
} as const

/** The text for a sign-in at a service that failed, by `error` of the address (AUTH-16); undefined without one. */
export function signInError(error: string | null): string | undefined {
  if (error === null) return undefined
  return Object.entries(TEXTS).find(([code]) => code === error)?.[1] ?? TEXTS.failed
}
