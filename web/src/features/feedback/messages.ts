import { defineMessages } from '../../lib/messages.ts'

/** The texts of the operator's page. */
export const t = defineMessages({
  title: 'Feedback',
  intro:
    'What people wrote about the product on this server, newest first. Authors and boards are not recorded.',
  'locked.text': 'The key is in the file operator-key in the server’s data folder.',
  key: 'Operator key',
  open: 'Show feedback',
  wrong: 'This is not the operator key of this server.',
  missing: 'Please enter the operator key.',
  tooFast: 'Too many tries. Wait a minute, then try again.',
  failed: 'The feedback could not be loaded. Try again.',
  none: 'No feedback yet',
  'none.text': 'Feedback that people send under Help on a board appears here.',
  more: 'Show older',
})
