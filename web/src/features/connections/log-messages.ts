import { defineMessages } from '../../lib/messages.ts'

/** Texts of the log of a connection, which is loaded when it is opened. */
export const t = defineMessages({
  title: 'Messages to {{name}}',
  text: 'The latest 100 messages. Failed ones are retried for up to two days.',
  none: 'Nothing sent yet.',
  loading: 'Loading the log',
  unreadable: 'We couldn’t load the log.',
  again: 'Send again',
  'again.named': 'Send again: {{event}}, {{at}}',
  'again.done': 'Sending again in a moment',
  sent: 'Sent',
  waiting: 'Next try {{at}}',
  over: 'Failed',
  withheld: 'Not sent',
  'withheld.private': 'Private retros are left out.',
  'withheld.deleted': 'Its retro or survey was deleted.',
  'withheld.not-chosen': 'These messages were switched off.',
  tries_one: '{{count}} try',
  tries_other: '{{count}} tries',
})
