import type { FeedbackList } from '@retropulse/contract/board-feedback'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import type { BoardTables } from './tables.ts'

/** Feedback about the product, without its authors (BOARD-60). */
export interface Feedback {
  keep(boardId: BoardId, text: string): Promise<void>
  /** The newest `count` entries, or those older than the entry `before`. Times in milliseconds since 1970. */
  list(before: number | null, count: number): Promise<FeedbackList['entries']>
}

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
