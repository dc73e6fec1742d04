import type { SOCIAL_IDS as Ids } from '@retropulse/contract/accounts'

/** The contract's own list stands beside its schemas, whose zod a browser does without; its type keeps the two alike. */
export const SOCIAL_IDS: typeof Ids = ['google', 'microsoft', 'github']
