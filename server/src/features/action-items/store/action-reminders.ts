import type { Day } from '@retropulse/domain/kernel/day'
import { type ActionId, asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { ActionItemTables } from './tables.ts'

/** An open action item with an assignee and a due date. */
export interface DueAction {
  readonly teamId: TeamId
  readonly teamName: string
  readonly id: ActionId
  readonly text: string
  readonly assignee: string
  readonly due: Day
}

/** The reminders that were sent (MAIL-26). */
export interface ActionReminders {
  /** Open action items due on a day whose assignee was not reminded yet. */
  dueOn(due: Day): Promise<readonly DueAction[]>
  /** Records reminders before they are sent; returns those that no other process recorded (MAIL-27). */
  claim(actions: readonly DueAction[]): Promise<readonly DueAction[]>
  /** Takes the records back: the reminders were not sent. */
  release(actions: readonly DueAction[]): Promise<void>
}

/** Reminders that were sent, in PostgreSQL (MAIL-26, MAIL-27). */
export function createActionReminders(db: Kysely<ActionItemTables>): ActionReminders {
  return {
    async dueOn(due) {
      const { rows } = await sql<DueRow>`
        SELECT a.team_id, a.id, a.text, a.assignee, a.due, team.name AS team_name
        FROM team_action a JOIN team ON team.id = a.team_id AND team.deleted_at IS NULL
        WHERE a.due = ${due} AND a.status = 0 AND NOT a.is_deleted AND a.assignee IS NOT NULL AND NOT EXISTS (
          SELECT FROM action_reminder r WHERE r.team_id = a.team_id AND r.action_id = a.id
            AND r.assignee = a.assignee AND r.due = a.due)
        ORDER BY a.time_stamp, a.id`.execute(db)
      return rows.map(({ team_id, id, team_name: teamName, ...rest }) => ({
        ...rest,
        teamId: asId<TeamId>(team_id),
        teamName,
        id: asId<ActionId>(id),
      }))
    },

    async claim(actions) {
      const { rows } = await sql<{ team_id: string; action_id: string }>`
        INSERT INTO action_reminder (team_id, action_id, assignee, due)
        SELECT * FROM jsonb_to_recordset(${rowsOf(actions)}::jsonb)
          AS one (team_id text, action_id text, assignee text, due text)
        ON CONFLICT DO NOTHING RETURNING team_id, action_id`.execute(db)
      const claimed = new Set(rows.map(({ team_id, action_id }) => `${team_id} ${action_id}`))
      return actions.filter(({ teamId, id }) => claimed.has(`${teamId} ${id}`))
    },

    async release(actions) {
      await sql`
        DELETE FROM action_reminder r
        USING jsonb_to_recordset(${rowsOf(actions)}::jsonb)
          AS one (team_id text, action_id text, assignee text, due text)
        WHERE r.team_id = one.team_id AND r.action_id = one.action_id AND r.assignee = one.assignee
          AND r.due = one.due`.execute(db)
    },
  }
}

interface DueRow {
  readonly team_id: string
  readonly id: string
  readonly text: string
  readonly assignee: string
  readonly due: string
  readonly team_name: string
}

function rowsOf(actions: readonly DueAction[]): string {
  return JSON.stringify(
    actions.map(({ teamId, id, assignee, due }) => ({ team_id: teamId, action_id: id, assignee, due })),
  )
}
