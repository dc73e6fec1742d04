import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import type { CursorTables } from '../../../platform/database/advance-cursor.ts'
import type { ProjectionCursors } from '../engine/projector.ts'
import type { BoardTables } from './tables.ts'

/** Reads from PostgreSQL which boards a read model has not caught up with. */
export function createProjectionCursors(db: Kysely<BoardTables & CursorTables>): ProjectionCursors {
  return {
    async lagging(projection, limit) {
      const rows = await db
        .selectFrom('board')
        .leftJoin('projection_cursor', (join) =>
          join
            .onRef('projection_cursor.subject', '=', 'board.id')
            .on('projection_cursor.projection', '=', projection),
        )
        .select('board.id')
        .where('board.team_id', 'is not', null)
        .where((row) =>
          row.or([
            row('projection_cursor.seq', 'is', null),
            row('projection_cursor.seq', '<', row.ref('board.seq')),
          ]),
        )
        .orderBy('board.updated_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => asId<BoardId>(id))
    },
  }
}
