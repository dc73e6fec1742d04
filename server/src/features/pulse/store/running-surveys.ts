import { DAY_MS, HOUR_MS } from '@retropulse/domain/kernel/durations'
import { asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { PulseTables } from './tables.ts'

/** A survey whose participants are reminded. */
export interface DueReminder {
  readonly surveyId: string
  readonly teamId: TeamId
  readonly name: string
  /** 1: after three days; 2: the day before the end. */
  readonly reminder: 1 | 2
}

/** What happens to running surveys by itself. Times in milliseconds since 1970. */
export interface RunningSurveys {
  /** Surveys that run, or ended and the server stopped before it published their last answers. */
  unsealedIds(): Promise<readonly string[]>
  /** Marks a survey as ended whose time is over. */
  endClosed(surveyId: string, now: number): Promise<void>
  /** Reminders that are due (PULSE-68); none for archived teams. */
  remindersAt(now: number): Promise<readonly DueReminder[]>
  /** False when the reminder was sent, or is being sent by another process. */
  claimReminder(due: DueReminder): Promise<boolean>
  /** False when an email about an answer was sent on that day (YYYY-MM-DD). */
  claimAnswerMail(surveyId: string, day: string): Promise<boolean>
}

/** Running surveys in PostgreSQL. */
export function createRunningSurveys(db: Kysely<PulseTables>): RunningSurveys {
  return {
    async unsealedIds() {
      const rows = await db
        .selectFrom('pulse_survey')
        .select('id')
        .where('started_at', 'is not', null)
        .where('is_sealed', 'is', false)
        .where('deleted_at', 'is', null)
        .execute()
      return rows.map(({ id }) => id)
    },

    async endClosed(surveyId, now) {
      await sql`
        UPDATE pulse_survey SET ended_at = closes_at
        WHERE id = ${surveyId} AND ended_at IS NULL AND closes_at <= ${new Date(now)}`.execute(db)
    },

    async remindersAt(now) {
      const { rows } = await sql<{ id: string; team_id: string; name: string; reminder: 1 | 2 }>`
        SELECT * FROM (
          SELECT survey.id, team_id, survey.name, reminders_sent, CASE
            WHEN closes_at <= ${new Date(now + DAY_MS)} THEN 2
            WHEN started_at <= ${new Date(now - FIRST_REMINDER_MS)} THEN 1
            ELSE 0 END AS reminder
          FROM pulse_survey AS survey JOIN team ON team.id = team_id
          WHERE started_at IS NOT NULL AND ended_at IS NULL AND survey.deleted_at IS NULL
            AND (closes_at IS NULL OR closes_at > ${new Date(now)})
            -- A survey that is open for a day, of 25 hours at most, begins on the day before its end.
            AND started_at <= ${new Date(now - LONGEST_DAY_MS)}
            AND NOT team.is_archived AND team.deleted_at IS NULL
        ) AS running WHERE reminder > reminders_sent`.execute(db)
      return rows.map(({ id, team_id, name, reminder }) => ({
        surveyId: id,
        teamId: asId<TeamId>(team_id),
        name,
        reminder,
      }))
    },

    async claimReminder({ surveyId, reminder }) {
      const { numUpdatedRows } = await db
        .updateTable('pulse_survey')
        .set({ reminders_sent: reminder })
        .where('id', '=', surveyId)
        .where('reminders_sent', '<', reminder)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async claimAnswerMail(surveyId, day) {
      const { numUpdatedRows } = await db
        .updateTable('pulse_survey')
        .set({ answer_mailed_on: day })
        .where('id', '=', surveyId)
        .where(sql<boolean>`answer_mailed_on IS DISTINCT FROM ${day}::date`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

const LONGEST_DAY_MS = DAY_MS + HOUR_MS
const FIRST_REMINDER_MS = 3 * DAY_MS
