import { TRASH_LISTED_MAX } from '@retropulse/domain/orgs/limits'
import { asId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import { insertBoard, type NewBoard } from './boards.ts'
import { DELETED, type DeletedBoard, deletedOf } from './board-trash.ts'
import type { BoardTables } from './tables.ts'
import { LISTED, type ListedBoard, listedOf } from './team-retros.ts'

/** Boards without a team, by their creator (CREATE-22); boards of teams are never found here. */
export interface PersonalBoards {
  /**
   * Creates the board with its first rows. False, and nothing created, when its creator has `max`, deleted ones
   * counted.
   */
  create(board: NewBoard, max: number): Promise<boolean>
  /** Newest first, without those in the trash. */
  listOf(creator: PersonId): Promise<readonly ListedBoard[]>
  /** Boards deleted later than `since` (milliseconds since 1970), the one deleted last first. */
  trashOf(creator: PersonId, since: number): Promise<readonly DeletedBoard[]>
  readonly countOf: (creator: PersonId) => Promise<number>
  /** Puts a board of the creator into the trash; false when there is none, or it is there already. */
  delete(boardId: BoardId, creator: PersonId, at: number): Promise<boolean>
  /** Takes a board of the creator out of the trash; false when it is not there, or was deleted before `since`. */
  restore(boardId: BoardId, creator: PersonId, since: number): Promise<boolean>
  /** Puts all boards of the creator into the trash, and returns which. */
  deleteAll(creator: PersonId, at: number): Promise<readonly BoardId[]>
}

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
        .limit(TRASH_LISTED_MAX)
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
