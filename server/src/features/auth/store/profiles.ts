import type { ProfileData, UserProfile } from '@retropulse/contract/accounts'
import { type EmailKind, TEAM_EMAIL_KINDS } from '@retropulse/contract/email-kinds'
import type { EmailPreferences } from '@retropulse/contract/email-preferences'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Pool } from 'pg'
import { EMAIL_COLUMNS } from './email-columns.ts'

/** What users set for themselves, kept for all their devices (PROFILE-1). */
export interface Profiles {
  find(userId: PersonId): Promise<UserProfile>
  save(userId: PersonId, profileData: ProfileData): Promise<void>
  /** Switches emails to a whole team on or off for the user (PROFILE-8). */
  subscribe(userId: PersonId, isSubscribed: boolean): Promise<void>
  /** Switches emails of a kind on or off for the user (PROFILE-16); nothing happens for an erased account. */
  want(userId: PersonId, kind: EmailKind, isWanted: boolean): Promise<void>
}

/** User profiles in PostgreSQL. */
export function createProfiles(pool: Pool): Profiles {
  return {
    async find(userId) {
      const { rows } = await pool.query<ProfileRow>({ ...PROFILE, values: [userId] })
      const [row] = rows
      if (row === undefined) throw new Error('A signed-in user has no account')
      const { name, picture, theme, language, has_password: hasPassword } = row
      const emails: EmailPreferences = {
        'action-reminders': row.wants_action_mail,
        'team-summaries': row.wants_team_mail,
        'archive-warnings': row.wants_archive_mail,
        surveys: row.wants_survey_mail,
      }
      return {
        profileData: { name, picture, theme, language },
        subscribed: TEAM_EMAIL_KINDS.some((kind) => emails[kind]),
        reminded: emails['action-reminders'],
        emails,
        hasPassword,
      }
    },

    async save(userId, { name, picture, theme, language }) {
      await pool.query({ ...SAVE, values: [userId, name, picture, theme, language] })
    },

    async subscribe(userId, isSubscribed) {
      await pool.query({ ...SUBSCRIBE, values: [userId, isSubscribed] })
    },

    async want(userId, kind, isWanted) {
      await pool.query({ ...wanting(kind), values: [userId, isWanted] })
    },
  }
}

interface ProfileRow extends ProfileData {
  readonly has_password: boolean
  readonly wants_team_mail: boolean
  readonly wants_action_mail: boolean
  readonly wants_archive_mail: boolean
  readonly wants_survey_mail: boolean
}

const PROFILE = {
  name: 'auth-profile',
  text: `
    SELECT u.name, u.picture, coalesce(s.theme, 'system') AS theme, coalesce(s.language, 'system') AS language,
      u.wants_team_mail, u.wants_action_mail, u.wants_archive_mail, u.wants_survey_mail,
      EXISTS (SELECT FROM user_credential c WHERE c.user_id = u.id AND c.password IS NOT NULL) AS has_password
    FROM user_account u LEFT JOIN user_settings s ON s.user_id = u.id WHERE u.id = $1`,
}

const SAVE = {
  name: 'auth-save-profile',
  text: `
    WITH saved AS (
      UPDATE user_account SET name = $2, picture = $3, updated_at = now() WHERE id = $1 AND erased_at IS NULL
      RETURNING id)
    INSERT INTO user_settings (user_id, theme, language) SELECT id, $4, $5 FROM saved
    ON CONFLICT (user_id) DO UPDATE SET theme = excluded.theme, language = excluded.language`,
}

const SUBSCRIBE = {
  name: 'auth-subscribe',
  text: `
    UPDATE user_account
    SET wants_team_mail = $2, wants_archive_mail = $2, wants_survey_mail = $2, updated_at = now() WHERE id = $1`,
}

const wanting = (kind: EmailKind) => ({
  name: `auth-want-${kind}`,
  text: `
    UPDATE user_account SET ${EMAIL_COLUMNS[kind]} = $2, updated_at = now()
    WHERE id = $1 AND erased_at IS NULL`,
})
