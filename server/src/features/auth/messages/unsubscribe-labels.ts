import type { EmailKind } from '@retropulse/contract/email-kinds'

/** The link in the foot of an email that stops emails of its kind (MAIL-34). */
export const UNSUBSCRIBE_LABELS: Readonly<Record<EmailKind, string>> = {
  'action-reminders': 'Unsubscribe from reminders about your actions',
  'team-summaries': 'Unsubscribe from retro summaries',
  'archive-warnings': 'Unsubscribe from warnings about retros that will be archived',
  surveys: 'Unsubscribe from emails about pulse surveys',
}
