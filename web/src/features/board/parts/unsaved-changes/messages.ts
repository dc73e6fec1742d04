import { defineMessages } from '../../../../lib/messages.ts'

/** The texts about drafts and refused texts that have no place on the board. */
export const t = defineMessages({
  title: 'Your text wasn’t saved',
  copy: 'Copy text',
  copied: 'Text copied',
  again: 'Try again',
  asNew: 'Add as a new note',
  dismiss: 'Discard',
})
