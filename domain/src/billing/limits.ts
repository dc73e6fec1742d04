/** Levels that are bought, each a plan and an interval (PLAN-30). */
export const LEVELS = ['monthly-level1', 'monthly-level2', 'yearly-level1', 'yearly-level2'] as const

/** Currencies of prices (PLAN-34). */
export const CURRENCIES = ['gbp', 'usd', 'eur'] as const

/** States of a subscription, as Stripe names them. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const

/** Units of level 2 (PLAN-32). */
export const MAX_QUANTITY = 8

/** Days of a trial, and days for which a plan stays after a payment failed (PLAN-19). */
export const TRIAL_DAYS = 14
export const GRACE_DAYS = 14
