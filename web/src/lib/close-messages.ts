import { defineMessages } from './messages.ts'

/** What closes a sheet that has no texts of its own. */
export const t = defineMessages({ close: 'Close' })
