import { asId, type BoardId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { BoardTables } from './tables.ts'

/** Facilitators by hand-over or take-over, over all boards of a team. */
export interface MadeFacilitators {
  /** Boards on which the person was ever made a facilitator or took over, those in the trash included. */
  boardsOf(teamId: TeamId, personId: PersonId): Promise<readonly BoardId[]>
}

/** Reads the log in PostgreSQL; the first condition is that of its index. */
export function createMadeFacilitators(db: Kysely<BoardTables>): MadeFacilitators {
  return {
    async boardsOf(teamId: TeamId, personId: PersonId) {
      const [given, takenOver] = (['facilitation-given', 'facilitation-taken-over'] as const).map((type) =>
        JSON.stringify([{ type, to: personId }]),
      )
      const { rows } = await sql<{ board_id: string }>`
        SELECT DISTINCT board_log.board_id
        FROM board_log JOIN board ON board.id = board_log.board_id
        WHERE board.team_id = ${teamId}
          AND (board_log.events @> '[{"type": "facilitation-given"}]'
            OR board_log.events @> '[{"type": "facilitation-taken-over"}]')
          AND (board_log.events @> ${given}::jsonb OR board_log.events @> ${takenOver}::jsonb)`.execute(db)
      return rows.map((row) => asId<BoardId>(row.board_id))
    },
  }
}
