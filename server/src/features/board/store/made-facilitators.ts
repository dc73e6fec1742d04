import { asId, type BoardId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { MadeFacilitators } from '../ports.ts'
import type { BoardTables } from './tables.ts'

/** Reads the log in PostgreSQL; the first condition is that of its index. */
export function createMadeFacilitators(db: Kysely<BoardTables>): MadeFacilitators {
  return {
    async boardsOf(teamId: TeamId, personId: PersonId) {
      const given = JSON.stringify([{ type: 'facilitation-given', to: personId }])
      const { rows } = await sql<{ board_id: string }>`
        SELECT DISTINCT board_log.board_id
        FROM board_log JOIN board ON board.id = board_log.board_id
        WHERE board.team_id = ${teamId}
          AND board_log.events @> '[{"type": "facilitation-given"}]'
          AND board_log.events @> ${given}::jsonb`.execute(db)
      return rows.map((row) => asId<BoardId>(row.board_id))
    },
  }
}
