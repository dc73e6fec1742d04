import type { DOMAIN_CODE_LENGTH as Digits, SSO_EMAIL_MAX as Max } from '@retropulse/contract/sso'

/* The contract's own constants stand beside its schemas, whose zod a browser does without; see auth/account-limits.ts. */
export const SSO_EMAIL_MAX: typeof Max = 160
export const DOMAIN_CODE_LENGTH: typeof Digits = 8
