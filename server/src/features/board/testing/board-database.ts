import { asId, type BoardId, type ColumnId, type PersonId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { openTestDatabase, type TestDatabase } from '../../../platform/database/testing/test-database.ts'
import { createBoardLog } from '../store/board-log.ts'
import { createBoards } from '../store/boards.ts'
import type { BoardTables } from '../store/tables.ts'
import type { BoardLog, NewBoard } from '../ports.ts'

const MIGRATIONS = new URL('../../../../migrations/', import.meta.url).pathname

/** A real database with boards in it. */
export interface BoardDatabase {
  readonly database: TestDatabase<BoardTables>
  readonly log: BoardLog
  /** A board without a team, with two columns, c1 and c2. */
  newBoard(wish?: Partial<NewBoard>): Promise<BoardId>
}

export async function openBoardDatabase(): Promise<BoardDatabase> {
  const database = await openTestDatabase<BoardTables>(MIGRATIONS)
  const boards = createBoards(database.db)
  return {
    database,
    log: createBoardLog(database.db, database.pool),
    async newBoard(wish = {}) {
      const id = asId<BoardId>(nanoid(16))
      await boards.create({
        id,
        teamId: null,
        orgId: null,
        createdBy: asId<PersonId>('creator-of-the-board'),
        isPrivate: false,
        title: 'A retro',
        columns: [
          { id: asId<ColumnId>('c1'), name: 'Start', meaning: 'idea' },
          { id: asId<ColumnId>('c2'), name: 'Stop', meaning: 'bad' },
        ],
        isAnonymous: false,
        at: 1_700_000_000_000,
        ...wish,
      })
      return id
    },
  }
}
