import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of help and feedback. */
export const t = defineMessages({
  title: 'Help',
  keys: 'Keyboard shortcuts',
  field: 'What should we know?',
  hint: 'What works for you here, what does not, what is missing? The people who run this server read it.',
  send: 'Send feedback',
  tooLong: 'That is too long. Please shorten it.',
  tooFast: 'That was a lot at once. Wait a moment, then try again.',
  thanks: 'Thank you',
  thanksText: 'It helps us to make this better.',
  more: 'Say more',
  failed: 'Sorry something went wrong',
})
