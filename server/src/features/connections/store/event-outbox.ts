import type { EventType } from '@retropulse/domain/connections/event-types'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { ConnectionTables } from './tables.ts'

/** Something that happened, with what may be said of it by now, and the connections that receive it. */
export interface OutboxEvent {
  readonly type: EventType
  /** Milliseconds since 1970. */
  readonly at: number
  readonly org: Named
  readonly team: Named | null
  /** The retro, or that of the action item; null: there is none. */
  readonly retro: { readonly id: string; readonly title: string } | null
  readonly action: EventAction | null
  readonly survey: { readonly id: string; readonly name: string; readonly closesAt: number | null } | null
  /** Who joined or left. */
  readonly personId: string | null
  /** Of a change of plan, its names; of a summary, its figures. */
  readonly details: Readonly<Record<string, unknown>>
  readonly connectionIds: readonly string[]
}

interface Named {
  readonly id: string
  readonly name: string
}

export interface EventAction {
  readonly id: string
  readonly text: string
  readonly isDone: boolean
  /** YYYY-MM-DD; null: none. */
  readonly due: string | null
  readonly assigneeId: string | null
}

/** Events that no connection has received yet. */
export interface EventOutbox {
  /**
   * Hands over what happened, oldest first, and forgets it once `work` is done; if that fails it is handed over again.
   * False when there was nothing.
   */
  takeNext(limit: number, work: (events: readonly OutboxEvent[]) => Promise<void>): Promise<boolean>
  /** Notes the open action items that are due on a day, YYYY-MM-DD, each once. */
  noteDue(day: string): Promise<void>
}

interface OutboxRow {
  readonly id: string
  readonly type: EventType
  readonly at: Date
  readonly org_id: string
  readonly org_name: string
  readonly team_id: string | null
  readonly team_name: string | null
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
  readonly board_id: string | null
  readonly board_title: string | null
  readonly action_text: string | null
  readonly action_status: 0 | 1 | null
  readonly action_due: string | null
  readonly action_assignee: string | null
  readonly survey_name: string | null
  readonly survey_closes_at: Date | null
  readonly connection_ids: readonly string[]
}

/** What happened, in PostgreSQL; triggers write it, in the transaction of each change. */
export function createEventOutbox(db: Kysely<ConnectionTables>): EventOutbox {
  return {
    takeNext: (limit, work) =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await readNext(transaction, limit)
        if (rows.length === 0) return false
        await work(rows.filter(isStillThere).map(eventOf))
        await transaction
          .deleteFrom('event_outbox')
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute()
        return true
      }),

    async noteDue(day) {
      await sql`
        SELECT append_event(team.org_id, team.id, 'action.due', action.id, '{}')
        FROM team_action AS action JOIN team ON team.id = action.team_id
        WHERE action.due = ${day} AND action.status = 0 AND NOT action.is_deleted AND team.deleted_at IS NULL
          AND EXISTS (SELECT FROM connection WHERE connection.org_id = team.org_id)`.execute(db)
    },
  }
}

/** Notes that a retro has ended, once (LINK-4), in the transaction of a read model. */
export async function noteEndedRetro(
  transaction: QueryExecutorProvider,
  boardId: BoardId,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`
    WITH ended AS (
      INSERT INTO ended_retro (board_id) VALUES (${boardId}) ON CONFLICT DO NOTHING RETURNING board_id)
    SELECT append_event(board.org_id, board.team_id, type, board.id, ${JSON.stringify(details)}::jsonb)
    FROM ended JOIN board ON board.id = ended.board_id, unnest(ARRAY['retro.ended', 'retro.summary']) AS type
    WHERE board.org_id IS NOT NULL AND board.team_id IS NOT NULL`.execute(transaction)
}

/**
 * Locks the oldest rows, and reads what may be said of them: nothing of a retro that was deleted meanwhile, and to
 * connections without private retros nothing of those (LINK-7).
 */
function readNext(transaction: Kysely<ConnectionTables>, limit: number) {
  return sql<OutboxRow>`
    WITH next AS MATERIALIZED (
      SELECT * FROM event_outbox ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    SELECT next.id, next.type, next.at, next.subject, next.details, next.org_id, organisation.name AS org_name,
      next.team_id, team.name AS team_name, board.id AS board_id, board.title AS board_title,
      action.text AS action_text, action.status AS action_status, action.due AS action_due,
      action.assignee AS action_assignee, survey.name AS survey_name, survey.closes_at AS survey_closes_at,
      ARRAY(
        SELECT connection.id FROM connection
        WHERE connection.org_id = next.org_id AND (connection.team_id IS NULL OR connection.team_id = next.team_id)
          AND next.type = ANY(connection.events) AND connection.created_at <= next.at
          AND (connection.includes_private OR NOT coalesce(board.is_private OR team.is_private, false)
            OR board.id IS NULL)) AS connection_ids
    FROM next
    JOIN organisation ON organisation.id = next.org_id
    LEFT JOIN team ON team.id = next.team_id
    LEFT JOIN team_action AS action
      ON next.type LIKE 'action.%' AND action.team_id = next.team_id AND action.id = next.subject
        AND NOT action.is_deleted
    LEFT JOIN pulse_survey AS survey
      ON next.type LIKE 'survey.%' AND survey.id = next.subject AND survey.deleted_at IS NULL
    LEFT JOIN board
      ON board.id = CASE WHEN next.type LIKE 'retro.%' THEN next.subject ELSE action.added_in END
        AND board.deleted_at IS NULL
    WHERE organisation.deleted_at IS NULL AND team.deleted_at IS NULL
    ORDER BY next.id`.execute(transaction)
}

function isStillThere({ type, board_id, action_text, survey_name }: OutboxRow): boolean {
  if (type.startsWith('retro.')) return board_id !== null
  if (type.startsWith('action.')) return action_text !== null && board_id !== null
  return !type.startsWith('survey.') || survey_name !== null
}

function eventOf(row: OutboxRow): OutboxEvent {
  const { subject, type, details } = row
  return {
    type,
    at: row.at.getTime(),
    org: { id: row.org_id, name: row.org_name },
    team: row.team_id === null ? null : { id: row.team_id, name: row.team_name ?? '' },
    retro: row.board_id === null ? null : { id: row.board_id, title: row.board_title ?? '' },
    action:
      row.action_text === null
        ? null
        : {
            id: subject,
            text: row.action_text,
            isDone: row.action_status === 1,
            due: row.action_due,
            assigneeId: row.action_assignee,
          },
    survey:
      row.survey_name === null
        ? null
        : { id: subject, name: row.survey_name, closesAt: row.survey_closes_at?.getTime() ?? null },
    personId: type.startsWith('member.') ? subject : null,
    details,
    connectionIds: row.connection_ids,
  }
}
