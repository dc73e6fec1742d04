import { asId, type BoardId, type ColumnId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { openTestDatabase, type TestDatabase } from '../../../platform/database/testing/test-database.ts'
import { createBoardLog } from '../store/board-log.ts'
import { createBoards } from '../store/boards.ts'
import type { CommitParticipant } from '../store/commit-participant.ts'
import type { BoardTables } from '../store/tables.ts'
import type { BoardLog } from '../engine/log.ts'
import { begunBoard } from './begun-board.ts'

const MIGRATIONS = new URL('../../../../migrations/', import.meta.url).pathname

/** A real test database, in which boards can be created. */
export interface BoardDatabase {
  readonly database: TestDatabase<BoardTables>
  readonly log: BoardLog
  /** A board without a team, with two columns, c1 and c2. */
  newBoard(input?: { readonly teamId?: TeamId | null; readonly isAnonymous?: boolean }): Promise<BoardId>
}

/** Without a participant, action items are not written to the table of their team. */
export async function openBoardDatabase(participant = NO_PARTICIPANT): Promise<BoardDatabase> {
  const database = await openTestDatabase<BoardTables>(MIGRATIONS)
  const boards = createBoards(database.db, participant)
  return {
    database,
    log: createBoardLog(database.db, database.pool, participant),
    async newBoard({ teamId = null, isAnonymous = false } = {}) {
      const id = asId<BoardId>(nanoid(16))
      const createdBy = asId<PersonId>('creator-of-the-board')
      const record = { id, teamId, orgId: null, createdBy, isPrivate: false, createdAt: 1_700_000_000_000 }
      const columns = [
        { id: asId<ColumnId>('c1'), name: 'Start', meaning: 'idea' } as const,
        { id: asId<ColumnId>('c2'), name: 'Stop', meaning: 'bad' } as const,
      ]
      await boards.create(begunBoard(record, { title: 'A retro', columns, isAnonymous }), null)
      return id
    },
  }
}

export const NO_PARTICIPANT: CommitParticipant = {
  concerns: () => false,
  write: () => Promise.resolve(),
  hasRoomFor: () => Promise.resolve(true),
  purgeBoard: () => Promise.resolve(),
}
