import { TRASH_LISTED_MAX } from '@retropulse/domain/orgs/limits'
import type { AuditedChange } from '../../orgs/api.ts'
import { asId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type QueryExecutorProvider, type Selectable, sql } from 'kysely'
import type { AuditLog } from '../../orgs/api.ts'
import type { CommitParticipant } from './commit-participant.ts'
import type { BoardTables } from './tables.ts'

/** Deleted boards, until they are erased (TRASH-8, TRASH-19). Times in milliseconds since 1970. */
export interface BoardTrash {
  /** Puts a board into the trash; false when it is there already. */
  delete(boardId: BoardId, at: number, auditedChange: AuditedChange): Promise<boolean>
  find(boardId: BoardId): Promise<DeletedBoard | null>
  /** A team's boards that were deleted later than `since`, the one deleted last first. */
  listOf(teamId: TeamId, since: number): Promise<readonly DeletedBoard[]>
  /** Takes a board out of the trash; false when it is not there. */
  restore(boardId: BoardId, auditedChange: AuditedChange): Promise<boolean>
  /** At most `limit` boards that were deleted, or whose team was deleted, before `before`. */
  deletedBefore(before: number, after: string, limit: number): Promise<readonly BoardId[]>
  /**
   * Erases everything stored about a board if it, or its team, was deleted before `before` and was not restored. Open
   * action items stay the team's (TRASH-10).
   */
  purge(boardId: BoardId, before: number): Promise<void>
  /** Erases, within a transaction, what is still stored here about a team whose boards are erased. */
  purgeTeam(teamId: TeamId, transaction: QueryExecutorProvider): Promise<void>
}

export interface DeletedBoard {
  readonly id: BoardId
  readonly teamId: TeamId | null
  readonly title: string
  readonly deletedAt: number
}

/** The audit log within a transaction, so that a change and its entry are stored together. */
export type AuditLogIn = (transaction: Kysely<BoardTables>) => Pick<AuditLog, 'record'>

/** Deleted boards in PostgreSQL. */
export function createBoardTrash(
  db: Kysely<BoardTables>,
  auditLogIn: AuditLogIn,
  participant: CommitParticipant,
): BoardTrash {
  return {
    delete: (boardId, at, auditedChange) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('board')
          .set({ deleted_at: new Date(at) })
          .where('id', '=', boardId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await auditLogIn(transaction).record(auditedChange)
        return true
      }),

    async find(boardId) {
      const row = await db
        .selectFrom('board')
        .select(DELETED)
        .where('id', '=', boardId)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      return row === undefined ? null : deletedOf(row)
    },

    async listOf(teamId, since) {
      const rows = await db
        .selectFrom('board')
        .select(DELETED)
        .where('team_id', '=', teamId)
        .where('deleted_at', '>', new Date(since))
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .limit(TRASH_LISTED_MAX)
        .execute()
      return rows.map(deletedOf)
    },

    restore: (boardId, auditedChange) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('board')
          .set({ deleted_at: null })
          .where('id', '=', boardId)
          .where('deleted_at', 'is not', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await auditLogIn(transaction).record(auditedChange)
        return true
      }),

    async deletedBefore(before, after, limit) {
      const moment = new Date(before)
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM board WHERE deleted_at <= ${moment} AND id > ${after}
        UNION
        SELECT board.id FROM board JOIN team ON team.id = board.team_id
        WHERE team.deleted_at <= ${moment} AND board.id > ${after}
        ORDER BY id LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => asId<BoardId>(id))
    },

    async purge(boardId, before) {
      await db.transaction().execute(async (transaction) => {
        if (!(await holdDeleted(transaction, boardId, new Date(before)))) return
        await participant.purgeBoard(transaction, boardId)
        for (const table of OF_BOARD)
          await sql`DELETE FROM ${sql.table(table)} WHERE board_id = ${boardId}`.execute(transaction)
        await transaction.deleteFrom('board').where('id', '=', boardId).execute()
      })
    },

    async purgeTeam(teamId, transaction) {
      for (const table of OF_TEAM)
        await sql`DELETE FROM ${sql.table(table)} WHERE team_id = ${teamId}`.execute(transaction)
    },
  }
}

/** Tables with rows of a board; those that follow it with ON DELETE CASCADE are not listed here (TRASH-20). */
const OF_BOARD = ['board_feedback', 'mood_answer', 'board_snapshot', 'board_log'] as const
const OF_TEAM = ['team_action', 'slack_hook'] as const

/**
 * True when a board, or its team, was deleted before `before` and still is: it may have been restored since it was
 * listed. Locked until the end of the transaction, so that it cannot be restored meanwhile.
 */
async function holdDeleted(
  transaction: Kysely<BoardTables>,
  boardId: BoardId,
  before: Date,
): Promise<boolean> {
  const { rows: boards } = await sql<{ is_deleted: boolean | null }>`
    SELECT deleted_at <= ${before} AS is_deleted FROM board WHERE id = ${boardId} FOR UPDATE`.execute(
    transaction,
  )
  const { rows: teams } = await sql<{ is_deleted: boolean | null }>`
    SELECT deleted_at <= ${before} AS is_deleted FROM team
    WHERE id = (SELECT team_id FROM board WHERE id = ${boardId}) FOR SHARE`.execute(transaction)
  return [...boards, ...teams].some(({ is_deleted }) => is_deleted === true)
}

export const DELETED = ['id', 'team_id', 'title', 'deleted_at'] as const

export function deletedOf(
  row: Pick<Selectable<BoardTables['board']>, (typeof DELETED)[number]>,
): DeletedBoard {
  return {
    id: asId<BoardId>(row.id),
    teamId: row.team_id === null ? null : asId<TeamId>(row.team_id),
    title: row.title,
    deletedAt: row.deleted_at?.getTime() ?? 0,
  }
}
