import { boardFrom, SNAPSHOT_VERSION } from '@retropulse/domain/board/snapshot'
import { emptyBoard } from '@retropulse/domain/board/state'
import { type AuthorId, asId, type BoardId, type CommandId, type TeamId } from '@retropulse/domain/kernel/ids'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import { type BoardAppend, type BoardLog, DuplicateCommand } from '../engine/log.ts'
import { APPEND_TEXT, appendValues } from './append-statement.ts'
import type { CommitParticipant } from './commit-participant.ts'
import { snapshotText } from './snapshot-text.ts'
import { isUniqueViolation } from '../../../platform/database/is-unique-violation.ts'
import type { BoardTables } from './tables.ts'

/** The log of boards in PostgreSQL. */
export function createBoardLog(
  db: Kysely<BoardTables>,
  pool: Pool,
  participant: CommitParticipant,
): BoardLog {
  return {
    async append(appends) {
      try {
        // Rows that concern the participant are rare, and writing them takes a transaction of several statements.
        const isJoint = appends.some(({ rows }) => rows.some(participant.concerns))
        if (isJoint) return await appendJointly(db, appends, participant)
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

/**
 * Writes the rows of a commit and the participant's tables in one transaction. A board whose log has moved on is left
 * out of both. Returns the boards that were written.
 */
function appendJointly(
  db: Kysely<BoardTables>,
  appends: readonly BoardAppend[],
  participant: CommitParticipant,
): Promise<ReadonlySet<BoardId>> {
  return db.transaction().execute(async (transaction) => {
    const append = CompiledQuery.raw(APPEND_TEXT, appendValues(appends))
    const { rows } = await transaction.executeQuery<{ id: string }>(append)
    const written = new Set(rows.map((row) => asId<BoardId>(row.id)))
    await participant.write(
      transaction,
      appends.filter(({ boardId }) => written.has(boardId)),
    )
    return written
  })
}
