import { defineMessages } from './messages.ts'

/** What closes a sheet or a dialog. */
export const t = defineMessages({ close: 'Close' })
