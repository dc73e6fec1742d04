import type { PASSWORD_MAX as Max, PASSWORD_MIN as Min } from '@retropulse/contract/accounts'

/*
 * Copies of constants of the contract, which stand beside schemas that would load zod in the browser. The copies have
 * the literal types of the constants, so that they cannot differ.
 */
export const PASSWORD_MIN: typeof Min = 8
export const PASSWORD_MAX: typeof Max = 128
