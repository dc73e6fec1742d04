import type { Kysely } from 'kysely'
import { type BoardDatabase, openBoardDatabase } from '../../board/testing/board-database.ts'
import type { ActionItemTables } from '../store/tables.ts'
import { actionItemsInCommits } from '../store/write-with-log.ts'

/** A real test database, in which boards can be created and write the action items of their teams. */
export interface TeamDatabase extends BoardDatabase {
  readonly db: Kysely<ActionItemTables>
}

export async function openTeamDatabase(): Promise<TeamDatabase> {
  const boards = await openBoardDatabase(actionItemsInCommits)
  return { ...boards, db: boards.database.db.withTables<Pick<ActionItemTables, keyof ActionItemTables>>() }
}
