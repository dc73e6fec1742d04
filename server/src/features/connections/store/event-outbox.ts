import type { BoardId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { IS_OPEN_TO_CONNECTION, IS_THERE, SUBJECTS } from './event-subjects.ts'
import type { ConnectionTables } from './tables.ts'

/** Events that no connection has received yet. */
export interface EventOutbox {
  /**
   * Turns what happened into deliveries, oldest first, and forgets it, all or nothing. False when there was nothing.
   */
  moveNext(limit: number): Promise<boolean>
  /** Notes the open action items that are due on a day, YYYY-MM-DD, each once. */
  noteDue(day: string): Promise<void>
}

/** What waits for one connection; beyond that the oldest are given up. */
const WAITING_MAX = 500

/** What happened, in PostgreSQL; triggers write it, in the transaction of each change. */
export function createEventOutbox(db: Kysely<ConnectionTables>): EventOutbox {
  return {
    moveNext: (limit) =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await moveNext(transaction, limit)
        const connectionIds = rows.flatMap(({ connection_id: id }) => id ?? [])
        if (connectionIds.length > 0) await boundWaiting(transaction, connectionIds)
        return rows.length > 0
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
export async function noteEndedRetro(transaction: QueryExecutorProvider, boardId: BoardId): Promise<void> {
  await sql`
    WITH ended AS (
      INSERT INTO ended_retro (board_id) VALUES (${boardId}) ON CONFLICT DO NOTHING RETURNING board_id)
    SELECT append_event(board.org_id, board.team_id, type, board.id, '{}')
    FROM ended JOIN board ON board.id = ended.board_id, unnest(ARRAY['retro.ended', 'retro.summary']) AS type
    WHERE board.org_id IS NOT NULL AND board.team_id IS NOT NULL`.execute(transaction)
}

/**
 * Locks the oldest rows and makes a delivery of each for every connection that receives it; answers a row for each
 * event that was taken and each connection.
 */
function moveNext(transaction: Kysely<ConnectionTables>, limit: number) {
  return sql<{ readonly connection_id: string | null }>`
    WITH happened AS MATERIALIZED (
      SELECT * FROM event_outbox ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    taken AS (
      DELETE FROM event_outbox WHERE id IN (SELECT id FROM happened) RETURNING id),
    planned AS (
      INSERT INTO connection_delivery (id, connection_id, type, at, team_id, board_id, subject, details, due_at)
      SELECT 'msg_' || replace(gen_random_uuid()::text, '-', ''), connection.id, happened.type, happened.at,
        team.id, board.id, happened.subject,
        CASE WHEN happened.type = 'plan.changed' THEN happened.details ELSE '{}' END, happened.at
      FROM happened ${SUBJECTS}
      JOIN connection ON connection.org_id = happened.org_id
        AND (connection.team_id IS NULL OR connection.team_id = happened.team_id)
        AND happened.type = ANY(connection.events) AND connection.created_at <= happened.at
      WHERE ${IS_THERE} AND ${IS_OPEN_TO_CONNECTION}
      ORDER BY happened.id
      RETURNING connection_id)
    SELECT NULL AS connection_id FROM taken UNION ALL SELECT DISTINCT connection_id FROM planned`.execute(
    transaction,
  )
}

async function boundWaiting(
  transaction: Kysely<ConnectionTables>,
  connectionIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE connection_delivery SET due_at = NULL WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY connection_id ORDER BY seq DESC) AS place
        FROM connection_delivery
        WHERE connection_id = ANY(${[...connectionIds]}::text[]) AND due_at IS NOT NULL) AS waiting
      WHERE place > ${WAITING_MAX})`.execute(transaction)
}
