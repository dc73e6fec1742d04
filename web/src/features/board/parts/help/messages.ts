import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of help and feedback. */
export const t = defineMessages({
  title: 'Help',
  keys: 'Keyboard shortcuts',
  field: 'What should we know?',
  hint: 'What works? What doesn’t? What’s missing? The people who run Retropulse for you read it.',
  send: 'Send feedback',
  tooLong: 'That’s too long. Shorten it.',
  tooFast: 'Too many messages. Wait a moment, then try again.',
  thanks: 'Thank you',
  thanksText: 'Your feedback makes this better.',
  more: 'Send more feedback',
  failed: 'Sorry something went wrong',
})
