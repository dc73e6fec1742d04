import { defineMessages } from '../../../lib/messages.ts'

/** What is said of texts that found no place on the board (D12). */
export const t = defineMessages({
  title: 'Your text was not saved',
  copy: 'Copy text',
  copied: 'Text copied',
  again: 'Try again',
  asNew: 'Add as a new note',
  dismiss: 'Discard',
})
