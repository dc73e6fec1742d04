import type { DOMAIN_CODE_LENGTH as Digits, SSO_EMAIL_MAX as Max } from '@retropulse/contract/sso'

/*
 * A copy of a constant of the contract, which stands beside schemas that would load zod in the browser; see
 * auth/account-limits.ts.
 */
export const SSO_EMAIL_MAX: typeof Max = 160
export const DOMAIN_CODE_LENGTH: typeof Digits = 8
