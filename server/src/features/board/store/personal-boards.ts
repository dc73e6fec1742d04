import { asId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { PersonalBoards } from '../queries/personal-boards.ts'
import { insertBoard } from './boards.ts'
import { DELETED, deletedOf } from './board-trash.ts'
import type { BoardTables } from './tables.ts'
import { LISTED, listedOf } from './team-retros.ts'

/** Boards without a team in PostgreSQL. */
export function createPersonalBoards(db: Kysely<BoardTables>): PersonalBoards {
  const existing = (creator: PersonId) =>
    db.selectFrom('board').where('team_id', 'is', null).where('created_by', '=', creator)
  const changed = (creator: PersonId) =>
    db.updateTable('board').where('team_id', 'is', null).where('created_by', '=', creator)
  return {
    create: (board, max) =>
      db.transaction().execute(async (transaction) => {
        // Without the lock, two concurrent calls could both take the last free place (CREATE-20).
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`personal-boards:${board.createdBy}`}, 0))`.execute(
          transaction,
        )
        if ((await countOf(transaction, board.createdBy)) >= max) return false
        await insertBoard(transaction, board)
        return true
      }),

    async listOf(creator) {
      const rows = await existing(creator)
        .select(LISTED)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(listedOf)
    },

    async trashOf(creator, since) {
      const rows = await existing(creator)
        .select(DELETED)
        .where('deleted_at', '>', new Date(since))
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(deletedOf)
    },

    countOf: (creator) => countOf(db, creator),

    async delete(boardId, creator, at) {
      const { numUpdatedRows } = await changed(creator)
        .set({ deleted_at: new Date(at) })
        .where('id', '=', boardId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async restore(boardId, creator, since) {
      const { numUpdatedRows } = await changed(creator)
        .set({ deleted_at: null })
        .where('id', '=', boardId)
        .where('deleted_at', '>', new Date(since))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async deleteAll(creator, at) {
      const rows = await changed(creator)
        .set({ deleted_at: new Date(at) })
        .where('deleted_at', 'is', null)
        .returning('id')
        .execute()
      return rows.map(({ id }) => asId<BoardId>(id))
    },
  }
}

/** Counts boards in the trash too, or deleting would make room without end (CREATE-20). */
async function countOf(db: Kysely<BoardTables>, creator: PersonId): Promise<number> {
  const { count } = await db
    .selectFrom('board')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('team_id', 'is', null)
    .where('created_by', '=', creator)
    .executeTakeFirstOrThrow()
  return count
}
