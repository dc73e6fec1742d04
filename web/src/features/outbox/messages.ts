import { defineMessages } from '../../lib/messages.ts'

/** The texts of the outbox page. */
export const t = defineMessages({
  title: 'Outbox',
  intro:
    'This server doesn’t send email, so it keeps the latest 100 here. Emails can contain links that sign people in. Pass each one on only to the person it’s addressed to.',
  open: 'Show the outbox',
  failed: 'We couldn’t load the outbox. Try again.',
  tooFast: 'Too many attempts. Wait a minute, then try again.',
  unavailable: 'This server sends its email, so it has no outbox.',
  none: 'No emails yet',
  'none.text': 'Emails appear here instead of being sent.',
  reload: 'Reload',
  'message.gone': 'This email no longer exists.',
  'message.to': 'To',
  'message.date': 'Date',
  'message.noSubject': 'No subject',
  'message.form': 'Email format',
  'message.html': 'Email',
  'message.text': 'Plain text',
  'message.frame': 'The email as a mail app shows it',
  'message.links': 'Links don’t open here. Copy them from the plain text.',
  back: 'All emails',
})
