import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What emails about signing in say, and the links in the foot of any email. */
export const t = defineMessages({
  resetSubject: 'Set a new password for Retropulse',
  resetHeading: 'Set a new password',
  hello: 'Hello {{name}},',
  resetText:
    'The link works once and expires in an hour. Choosing a new password signs you out on all devices.',
  resetButton: 'Choose a new password',
  resetReason:
    'Someone asked for this with your email address. If it wasn’t you, ignore this email and don’t share the link. Your password stays the same.',
  magicSubject: 'Your sign-in link for Retropulse',
  magicHeading: 'Sign in to Retropulse',
  magicText: 'Open this link in the browser you want to use. It works once, within an hour.',
  magicButton: 'Sign in',
  magicReason:
    'Someone asked for this with your email address. If it wasn’t you, ignore this email and don’t share the link.',
  stopReminders: 'Unsubscribe from reminders about your actions',
  stopSummaries: 'Unsubscribe from retro summaries',
  stopWarnings: 'Unsubscribe from warnings about retros that will be archived',
  stopSurveys: 'Unsubscribe from emails about pulse surveys',
})
