import { asId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { BoardTables } from './tables.ts'

/** Boards whose team has to be warned that they will be archived (PLAN-50). */
export interface ArchiveAnnouncements {
  /**
   * Boards of teams on the free plan, outside the trash, that began between two moments (milliseconds since 1970) and were
   * not announced: oldest first, at most a thousand.
   */
  dueBetween(from: number, to: number): Promise<readonly ExpiringBoard[]>
  /** Marks boards as announced; answers those that were not so before. */
  announce(boardIds: readonly BoardId[]): Promise<ReadonlySet<BoardId>>
}

export interface ExpiringBoard {
  readonly boardId: BoardId
  readonly teamId: TeamId
  readonly title: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

const BATCH = 1000

export function createArchiveAnnouncements(db: Kysely<BoardTables>): ArchiveAnnouncements {
  return {
    async dueBetween(from, to) {
      const rows = await db
        .selectFrom('board')
        .select(['id', 'team_id', 'title', 'created_at'])
        .where('deleted_at', 'is', null)
        .where('is_archive_announced', '=', false)
        // Retros of organisations with a plan are never archived, and would push others out of the batch.
        .where('team_id', 'is not', null)
        .where(
          sql<boolean>`EXISTS (SELECT FROM organisation WHERE organisation.id = board.org_id AND plan_id IS NULL)`,
        )
        // A team in the trash is warned once it is restored.
        .where(
          sql<boolean>`EXISTS (SELECT FROM team WHERE team.id = board.team_id AND team.deleted_at IS NULL)`,
        )
        .where('created_at', '>', from)
        .where('created_at', '<=', to)
        .orderBy('created_at')
        .limit(BATCH)
        .execute()
      return rows.flatMap(({ id, team_id, title, created_at }) =>
        team_id === null
          ? []
          : [
              {
                boardId: asId<BoardId>(id),
                teamId: asId<TeamId>(team_id),
                title,
                createdAt: created_at,
              },
            ],
      )
    },

    async announce(boardIds) {
      const rows = await db
        .updateTable('board')
        .set({ is_archive_announced: true })
        .where('id', 'in', [...boardIds])
        .where('is_archive_announced', '=', false)
        .returning('id')
        .execute()
      return new Set(rows.map(({ id }) => asId<BoardId>(id)))
    },
  }
}
