import type { EmailKind } from '@retropulse/contract/email-kinds'
import { t } from './messages.ts'

/** The link in the foot of an email that stops emails of its kind (MAIL-34). */
export const UNSUBSCRIBE_LABELS: Readonly<Record<EmailKind, string>> = {
  'action-reminders': t('stopReminders'),
  'team-summaries': t('stopSummaries'),
  'archive-warnings': t('stopWarnings'),
  surveys: t('stopSurveys'),
}
