import type { Kysely } from 'kysely'
import type { Feedback } from '../ports.ts'
import type { BoardTables } from './tables.ts'

/** Feedback in PostgreSQL. */
export function createFeedback(db: Kysely<BoardTables>): Feedback {
  return {
    async keep(boardId, text) {
      await db.insertInto('board_feedback').values({ board_id: boardId, feedback: text }).execute()
    },

    async list(before, count) {
      const rows = await db
        .selectFrom('board_feedback')
        .select(['id', 'feedback', 'at'])
        .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(count)
        .execute()
      return rows.map(({ id, feedback, at }) => ({ id, feedback, createdAt: at.getTime() }))
    },
  }
}
