import type { TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { OrgTables } from './tables.ts'

/** Teams in the trash, to be deleted for good (TRASH-19). Times in milliseconds since 1970. */
export interface TeamPurge {
  /** At most `limit` teams that were deleted before `before` and have no boards any more, in the order of their ids. */
  deletedBefore(before: number, after: string, limit: number): Promise<readonly TeamId[]>
  /**
   * Deletes all rows of a team (TRASH-20) if it was deleted before `before`; false when it was restored since it was
   * listed. `purgeRest` deletes the rows of other features in the same transaction.
   */
  purge(
    teamId: TeamId,
    before: number,
    purgeRest: (transaction: TransactionWithTeam) => Promise<void>,
  ): Promise<boolean>
}

/** A transaction in which a team is locked; any feature can write to its tables in it. */
export type TransactionWithTeam = QueryExecutorProvider

/** The purge of teams in PostgreSQL. */
export function createTeamPurge(db: Kysely<OrgTables>): TeamPurge {
  return {
    async deletedBefore(before, after, limit) {
      const { rows } = await sql<{ id: TeamId }>`
        SELECT id FROM team
        WHERE deleted_at <= ${new Date(before)} AND id > ${after}
          AND NOT EXISTS (SELECT FROM board WHERE board.team_id = team.id)
        ORDER BY id LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },

    purge: (teamId, before, purgeRest) =>
      db.transaction().execute(async (transaction) => {
        // Locked, so that it cannot be restored meanwhile.
        const team = await transaction
          .selectFrom('team')
          .select('id')
          .where('id', '=', teamId)
          .where('deleted_at', '<=', new Date(before))
          .forUpdate()
          .executeTakeFirst()
        if (team === undefined) return false
        await purgeRest(transaction)
        for (const table of ['team_invite', 'team_member'] as const)
          await transaction.deleteFrom(table).where('team_id', '=', teamId).execute()
        await transaction.deleteFrom('team').where('id', '=', teamId).execute()
        return true
      }),
  }
}
