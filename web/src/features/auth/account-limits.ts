import type { PASSWORD_MAX as Max, PASSWORD_MIN as Min } from '@retropulse/contract/accounts'

/*
 * The contract's own constants stand beside its schemas, whose zod a browser does without; their types are
 * the numbers themselves, so these cannot drift.
 */
export const PASSWORD_MIN: typeof Min = 8
export const PASSWORD_MAX: typeof Max = 128
