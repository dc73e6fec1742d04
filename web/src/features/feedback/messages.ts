import { defineMessages } from '../../lib/messages.ts'

/** The texts of the operator's page. */
export const t = defineMessages({
  title: 'Feedback',
  intro: 'Feedback sent from this server, newest first. We don’t record who sent it or from which retro.',
  open: 'Show feedback',
  tooFast: 'Too many attempts. Wait a minute, then try again.',
  failed: 'We couldn’t load the feedback. Try again.',
  none: 'No feedback yet',
  'none.text': 'Feedback sent from Help in a retro appears here.',
  more: 'Show older',
})
