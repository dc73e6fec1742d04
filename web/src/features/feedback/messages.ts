import { defineMessages } from '../../lib/messages.ts'

/** The texts of the operator's page. */
export const t = defineMessages({
  title: 'Feedback',
  intro: 'Feedback sent from this server, newest first. Authors and boards are not recorded.',
  open: 'Show feedback',
  tooFast: 'Too many tries. Wait a minute, then try again.',
  failed: 'The feedback could not be loaded. Try again.',
  none: 'No feedback yet',
  'none.text': 'Feedback that people send under Help on a board appears here.',
  more: 'Show older',
})
