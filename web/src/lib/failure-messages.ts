import { defineMessages } from './messages.ts'

/** What a part of a page says when it cannot say more. */
export const t = defineMessages({ failed: 'Sorry something went wrong' })
