import type { Kysely } from 'kysely'
import type { Feedback } from '../ports.ts'
import type { BoardTables } from './tables.ts'

/** Feedback in PostgreSQL. */
export function createFeedback(db: Kysely<BoardTables>): Feedback {
  return {
    async keep(boardId, text) {
      await db.insertInto('board_feedback').values({ board_id: boardId, feedback: text }).execute()
    },
  }
}
