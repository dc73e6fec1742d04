import { boardFacts } from '@retropulse/domain/insights/board-facts'
import type { Kysely } from 'kysely'
import { advanceCursor, type CursorTables } from '../../../platform/database/advance-cursor.ts'
import type { BoardProjection } from '../../board/api.ts'
import type { InsightTables } from '../store/tables.ts'

/** Change the number to summarise all boards again. */
const NAME = 'insights-2'

/** Keeps the figures of each retro up to date with its board (INSIGHT-23). */
export function createBoardFactProjection(db: Kysely<InsightTables & CursorTables>): BoardProjection {
  return {
    name: NAME,
    async write({ id, seq, board }) {
      const facts = boardFacts(board)
      const row = {
        seq,
        is_masked: facts.isMasked,
        is_mood_over: facts.isMoodOver,
        people_count: facts.peopleCount,
        cards_count: facts.cardsCount,
        votes_count: facts.votesCount,
        emoji_count: facts.emojiCount,
        columns: JSON.stringify(facts.columns),
        contribution: facts.contribution && JSON.stringify(facts.contribution),
        top_voted: JSON.stringify(facts.topVotedCards),
        top_reacted: JSON.stringify(facts.topReactedCards),
        side: facts.side,
        miniature: facts.miniature && JSON.stringify(facts.miniature),
        notes: JSON.stringify(facts.notes),
      }
      await db.transaction().execute(async (transaction) => {
        if (!(await advanceCursor(transaction, { projection: NAME, subject: id, seq }))) return
        await transaction
          .insertInto('board_fact')
          .values({ board_id: id, ...row })
          .onConflict((conflict) => conflict.column('board_id').doUpdateSet(row))
          .execute()
      })
    },
  }
}
