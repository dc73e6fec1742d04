import { boardFrom, SNAPSHOT_VERSION } from '@retropulse/domain/board/snapshot'
import { emptyBoard } from '@retropulse/domain/board/state'
import { type AuthorId, asId, type BoardId, type CommandId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { changesActions } from '../../action-items/queries/changes-actions.ts'
import { type BoardLog, DuplicateCommand } from '../ports.ts'
import { APPEND_TEXT, appendValues } from './append-statement.ts'
import { appendWithActions } from '../../action-items/store/append-with-actions.ts'
import { snapshotText } from './snapshot-text.ts'
import type { BoardTables } from './tables.ts'

const UNIQUE_VIOLATION = '23505'

/** The log of boards in PostgreSQL. */
export function createBoardLog(db: Kysely<BoardTables>, pool: Pool): BoardLog {
  return {
    async append(appends) {
      try {
        // Changes of action items are rare, and writing them takes a transaction of several statements.
        const hasActions = appends.some(({ rows }) => rows.some(changesActions))
        if (hasActions) return await appendWithActions(db, appends)
        const result = await pool.query<{ id: string }>({
          name: 'board-append',
          text: APPEND_TEXT,
          values: appendValues(appends),
        })
        return new Set(result.rows.map((row) => asId<BoardId>(row.id)))
      } catch (error) {
        if (isUniqueViolation(error))
          throw new DuplicateCommand('a command is in the log already', { cause: error })
        throw error
      }
    },

    async loadSnapshot(boardId) {
      const row = await db
        .selectFrom('board')
        .leftJoin('board_snapshot', (join) =>
          join
            .onRef('board_snapshot.board_id', '=', 'board.id')
            // A snapshot of another version is not read: the log has the same board.
            .on('board_snapshot.version', '=', SNAPSHOT_VERSION),
        )
        .select(['board.id', 'board.team_id', 'board_snapshot.seq', 'board_snapshot.state'])
        .where('board.id', '=', boardId)
        .executeTakeFirst()
      if (row === undefined) return null
      const teamId = row.team_id === null ? null : asId<TeamId>(row.team_id)
      return row.seq === null || row.state === null
        ? { teamId, seq: 0, state: emptyBoard(boardId) }
        : { teamId, seq: row.seq, state: boardFrom(row.state) }
    },

    async loadRows(boardId, after, limit) {
      const all = db
        .selectFrom('board_log')
        .select(['seq', 'command_id', 'actor', 'at', 'events'])
        .where('board_id', '=', boardId)
        .where('seq', '>', after)
        .orderBy('seq')
      const rows = await (limit === undefined ? all : all.limit(limit)).execute()
      return rows.map((row) => ({
        seq: row.seq,
        commandId: asId<CommandId>(row.command_id),
        actor: asId<AuthorId>(row.actor),
        at: row.at,
        events: row.events,
      }))
    },

    async saveSnapshot({ seq, state }) {
      await db
        .insertInto('board_snapshot')
        .values({
          board_id: state.id,
          seq,
          version: SNAPSHOT_VERSION,
          state: await snapshotText(state),
        })
        .onConflict((conflict) =>
          conflict
            .column('board_id')
            .doUpdateSet((row) => ({
              seq: row.ref('excluded.seq'),
              version: row.ref('excluded.version'),
              state: row.ref('excluded.state'),
            }))
            .where((row) =>
              row.or([
                row('board_snapshot.seq', '<', row.ref('excluded.seq')),
                row('board_snapshot.version', '<', row.ref('excluded.version')),
              ]),
            ),
        )
        .execute()
    },

    async findCommands(boardId, ids) {
      const rows = await db
        .selectFrom('board_log')
        .select(['command_id', 'seq'])
        .where('board_id', '=', boardId)
        .where('command_id', 'in', [...ids])
        .execute()
      return new Map(rows.map((row) => [asId<CommandId>(row.command_id), row.seq]))
    },

    async headsOf(boardIds) {
      if (boardIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('board')
        .select(['id', 'seq'])
        .where('id', 'in', [...boardIds])
        .execute()
      return new Map(rows.map((row) => [asId<BoardId>(row.id), row.seq]))
    },
  }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
}
