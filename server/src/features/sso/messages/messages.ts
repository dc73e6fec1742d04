import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What the email with the code for a domain says. */
export const t = defineMessages({
  subject: 'Retropulse code for {{domain}}',
  heading: '{{code}} is the code for {{domain}}',
  asks: '“{{org}}” on Retropulse wants people with email addresses at {{domain}} to sign in with its single sign-on.',
  decides:
    'The person who enters this code decides how people with these addresses sign in. Share it only with someone who should decide that. It works for 15 minutes.',
  open: 'Open the settings',
  reason:
    'You get this because you receive email for {{address}}. If you didn’t expect it, ignore this email. Nothing happens without the code.',
})
