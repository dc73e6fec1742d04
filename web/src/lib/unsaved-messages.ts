import { defineMessages } from './messages.ts'

/** Texts about changes of settings that are not saved. */
export const t = defineMessages({
  kept: 'Kept on this device until you save.',
  discard: 'Discard changes',
})
