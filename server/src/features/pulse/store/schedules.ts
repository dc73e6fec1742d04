import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Schedule } from '@retropulse/domain/pulse/schedule'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { PulseTables } from './tables.ts'

/** The survey that a team repeats, and when. */
export interface StoredSchedule extends Schedule {
  readonly teamId: TeamId
  readonly modelId: string
  readonly name: string
  /** Days for which each survey is open. */
  readonly openDays: number
  readonly createdBy: PersonId
  /** Milliseconds since 1970; null: no run is left. */
  readonly nextRunAt: number | null
}

/** A run that is due. */
export interface DueRun extends StoredSchedule {
  readonly orgId: OrgId
  readonly nextRunAt: number
  /** No survey starts in an archived team, nor in one in the trash (PULSE-66). */
  readonly isSuspended: boolean
}

/** The schedules of teams, one a team. */
export interface Schedules {
  find(teamId: TeamId): Promise<StoredSchedule | null>
  save(schedule: StoredSchedule): Promise<void>
  delete(teamId: TeamId): Promise<void>
  /** Runs that were due at a moment (milliseconds since 1970). */
  dueAt(now: number): Promise<readonly DueRun[]>
  /** Sets the next run, unless the schedule was changed meanwhile. */
  advance(run: DueRun, nextRunAt: number | null): Promise<void>
}

/** Schedules in PostgreSQL. */
export function createSchedules(db: Kysely<PulseTables>): Schedules {
  return {
    async find(teamId) {
      const row = await db
        .selectFrom('pulse_schedule')
        .selectAll()
        .where('team_id', '=', teamId)
        .executeTakeFirst()
      return row === undefined ? null : scheduleOf(row)
    },

    async save(schedule) {
      const { team_id, ...columns } = rowOf(schedule)
      await db
        .insertInto('pulse_schedule')
        .values({ team_id, ...columns })
        .onConflict((conflict) => conflict.column('team_id').doUpdateSet(columns))
        .execute()
    },

    async delete(teamId) {
      await db.deleteFrom('pulse_schedule').where('team_id', '=', teamId).execute()
    },

    async dueAt(now) {
      const { rows } = await sql<
        Selectable<PulseTables['pulse_schedule']> & { org_id: OrgId; is_suspended: boolean }
      >`
        SELECT pulse_schedule.*, team.org_id, team.is_archived OR team.deleted_at IS NOT NULL AS is_suspended
        FROM pulse_schedule JOIN team ON team.id = team_id
        WHERE next_run_at <= ${new Date(now)} ORDER BY next_run_at`.execute(db)
      return rows.flatMap((row) => {
        const nextRunAt = row.next_run_at?.getTime()
        if (nextRunAt === undefined) return []
        return [{ ...scheduleOf(row), orgId: row.org_id, nextRunAt, isSuspended: row.is_suspended }]
      })
    },

    async advance({ teamId, nextRunAt: present }, nextRunAt) {
      await db
        .updateTable('pulse_schedule')
        .set({ next_run_at: nextRunAt === null ? null : new Date(nextRunAt) })
        .where('team_id', '=', teamId)
        .where('next_run_at', '=', new Date(present))
        .execute()
    },
  }
}

function rowOf(schedule: StoredSchedule) {
  return {
    team_id: schedule.teamId,
    model_id: schedule.modelId,
    name: schedule.name,
    cadence: schedule.cadence,
    first_day: schedule.firstDay,
    hour: schedule.hour,
    time_zone: schedule.timeZone,
    open_days: schedule.openDays,
    created_by: schedule.createdBy,
    next_run_at: schedule.nextRunAt === null ? null : new Date(schedule.nextRunAt),
  }
}

function scheduleOf(row: Selectable<PulseTables['pulse_schedule']>): StoredSchedule {
  return {
    teamId: asId<TeamId>(row.team_id),
    modelId: row.model_id,
    name: row.name,
    cadence: row.cadence,
    firstDay: row.first_day,
    hour: row.hour,
    timeZone: row.time_zone,
    openDays: row.open_days,
    createdBy: asId<PersonId>(row.created_by),
    nextRunAt: row.next_run_at?.getTime() ?? null,
  }
}
