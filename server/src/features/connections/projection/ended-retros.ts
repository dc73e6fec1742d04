import { type RetroSummary, type SummaryNote, summaryOf } from '@retropulse/domain/board/summary/summary'
import type { Kysely } from 'kysely'
import { advanceCursor, type CursorTables } from '../../../platform/database/advance-cursor.ts'
import type { BoardProjection } from '../../board/api.ts'
import { noteEndedRetro } from '../store/event-outbox.ts'

/** Change the number to look at all boards again. */
const NAME = 'ended-retros-1'
const TEXT_MAX = 300

/**
 * Notices that a retro has ended: its summary was shown (LINK-4). What is sent of it is what all who may enter the
 * board may see, and never a note that is hidden (LINK-7).
 */
export function createEndedRetroProjection(db: Kysely<CursorTables>): BoardProjection {
  return {
    name: NAME,
    async write({ id, seq, board }) {
      await db.transaction().execute(async (transaction) => {
        if (!(await advanceCursor(transaction, { projection: NAME, subject: id, seq }))) return
        if (board.showings.summary === 0) return
        await noteEndedRetro(transaction, id, detailsOf(summaryOf(board)))
      })
    },
  }
}

function detailsOf({ counts, isMasked, topByVotes }: RetroSummary): Readonly<Record<string, unknown>> {
  return { counts, topNotes: isMasked ? [] : topByVotes.map(textOf) }
}

function textOf({ groupTitle, texts, votes }: SummaryNote): string {
  const text = (groupTitle ?? texts[0] ?? '').replaceAll(/\s+/g, ' ').slice(0, TEXT_MAX)
  return `${text} (${votes})`
}
