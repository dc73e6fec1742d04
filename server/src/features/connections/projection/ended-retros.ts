import type { Kysely } from 'kysely'
import { advanceCursor, type CursorTables } from '../../../platform/database/advance-cursor.ts'
import type { BoardProjection } from '../../board/api.ts'
import { noteEndedRetro } from '../store/event-outbox.ts'

/** Change the number to look at all boards again. */
const NAME = 'ended-retros-1'

/** Notices that a retro has ended: its summary was shown (LINK-4). */
export function createEndedRetroProjection(db: Kysely<CursorTables>): BoardProjection {
  return {
    name: NAME,
    async write({ id, seq, board }) {
      await db.transaction().execute(async (transaction) => {
        if (!(await advanceCursor(transaction, { projection: NAME, subject: id, seq }))) return
        if (board.showings.summary > 0) await noteEndedRetro(transaction, id)
      })
    },
  }
}
