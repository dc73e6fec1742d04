import type { EmailKind } from '@retropulse/contract/email-kinds'

/** The column of user_account that says whether a user wants emails of a kind (PROFILE-16). */
export const EMAIL_COLUMNS = {
  'action-reminders': 'wants_action_mail',
  'team-summaries': 'wants_team_mail',
  'archive-warnings': 'wants_archive_mail',
  surveys: 'wants_survey_mail',
} as const satisfies Record<EmailKind, string>
