import { defineMessages } from '../../lib/messages.ts'

/** The texts of the outbox page. */
export const t = defineMessages({
  title: 'Outbox',
  intro:
    'This server has no mail server, so it keeps its emails here: the newest 100, newest first. They hold links that sign people in. Pass each on only to the person it is addressed to.',
  open: 'Show the outbox',
  failed: 'The outbox could not be loaded. Try again.',
  tooFast: 'Too many tries. Wait a minute, then try again.',
  unavailable: 'There is no outbox here: this server hands its email to a mail server.',
  none: 'No emails yet',
  'none.text': 'Emails that this server would send appear here.',
  reload: 'Reload',
  'message.gone': 'This email no longer exists.',
  'message.to': 'To',
  'message.date': 'Date',
  'message.noSubject': 'No subject',
  'message.form': 'Form of the email',
  'message.html': 'Email',
  'message.text': 'Plain text',
  'message.frame': 'The email as a mail program shows it',
  'message.links': 'Links work in the plain text only. Copy them from there.',
  back: 'All emails',
})
