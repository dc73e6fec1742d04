import type { SOCIAL_IDS as Ids } from '@retropulse/contract/accounts'

/**
 * A copy of a list of the contract, which stands beside schemas that would load zod in the browser. The copy has the
 * type of that list, so that the two cannot differ.
 */
export const SOCIAL_IDS: typeof Ids = ['google', 'microsoft', 'github']
