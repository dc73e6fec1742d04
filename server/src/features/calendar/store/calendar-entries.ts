import type { TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { CalendarTables } from './tables.ts'

/** Something of a team that stands in a calendar. Moments in milliseconds since 1970. */
export type CalendarEntry =
  | { readonly kind: 'retro'; readonly id: string; readonly title: string; readonly at: number }
  | {
      readonly kind: 'survey'
      readonly id: string
      readonly title: string
      readonly at: number
      /** When it closes, or closed; null: not known yet. */
      readonly until: number | null
      /** The time zone in which its days count: that of the team's schedule of surveys, else UTC. */
      readonly timeZone: string
    }
  | {
      readonly kind: 'action'
      readonly id: string
      readonly title: string
      /** When it was written. */
      readonly at: number
      /** YYYY-MM-DD. */
      readonly due: string
    }

export interface EntriesWanted {
  readonly includesPrivate: boolean
  /** Only what takes place at this moment or later. */
  readonly from: number
  /** Of each kind. */
  readonly limit: number
  /** Only the retro or the survey with this id. */
  readonly id?: string
}

/** What of teams stands in calendars. */
export interface CalendarEntries {
  /** The newest of each kind; nothing of retros and surveys in the trash, nor what was never begun. */
  of(teamId: TeamId, wanted: EntriesWanted): Promise<readonly CalendarEntry[]>
}

/** Reads PostgreSQL. Neither authors nor assignees nor notes are read (CAL-6). */
export function createCalendarEntries(db: Kysely<CalendarTables>): CalendarEntries {
  return {
    async of(teamId, { includesPrivate, from, limit, id = null }) {
      const isOpen = sql`(${includesPrivate} OR NOT (board.is_private OR team.is_private))`
      const isWanted = (column: string) => sql`(${id}::text IS NULL OR ${sql.ref(column)} = ${id})`
      const retros = sql<{ id: string; title: string; at: number }>`
        SELECT board.id, board.title, board.created_at AS at
        FROM board JOIN team ON team.id = board.team_id
        WHERE board.team_id = ${teamId} AND board.deleted_at IS NULL AND ${isOpen} AND board.created_at >= ${from}
          AND ${isWanted('board.id')}
        ORDER BY board.created_at DESC, board.id LIMIT ${limit}`
      const surveys = sql<{
        id: string
        name: string
        started_at: Date
        until: Date | null
        time_zone: string
      }>`
        SELECT id, pulse_survey.name, started_at, LEAST(ended_at, closes_at) AS until,
          coalesce(pulse_schedule.time_zone, 'UTC') AS time_zone
        FROM pulse_survey LEFT JOIN pulse_schedule ON pulse_schedule.team_id = pulse_survey.team_id
        WHERE pulse_survey.team_id = ${teamId} AND deleted_at IS NULL AND started_at IS NOT NULL
          AND coalesce(LEAST(ended_at, closes_at), now()) >= ${new Date(from)} AND ${isWanted('pulse_survey.id')}
        ORDER BY started_at DESC, id LIMIT ${limit}`
      const actions = sql<{ id: string; text: string; at: number; due: string }>`
        SELECT action.id, action.text, action.time_stamp AS at, action.due
        FROM team_action AS action
        JOIN team ON team.id = action.team_id
        JOIN board ON board.id = action.added_in AND board.deleted_at IS NULL
        WHERE action.team_id = ${teamId} AND action.status = 0 AND NOT action.is_deleted AND ${isOpen}
          AND action.due >= ${new Date(from).toISOString().slice(0, 'YYYY-MM-DD'.length)} AND ${id}::text IS NULL
        ORDER BY action.due DESC, action.id LIMIT ${limit}`
      const found = await Promise.all([retros.execute(db), surveys.execute(db), actions.execute(db)])
      return [
        ...found[0].rows.map((row) => ({ kind: 'retro' as const, ...row })),
        ...found[1].rows.map(({ id: survey, name, started_at, until, time_zone: timeZone }) => ({
          kind: 'survey' as const,
          id: survey,
          title: name,
          at: started_at.getTime(),
          until: until?.getTime() ?? null,
          timeZone,
        })),
        ...found[2].rows.map(({ id: action, text, at, due }) => ({
          kind: 'action' as const,
          id: action,
          title: text,
          at,
          due,
        })),
      ]
    },
  }
}
