import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { actionItemsInCommits } from '../../server/src/features/action-items/store/write-with-log.ts'
import { createPseudonyms } from '../../server/src/features/board/live/pseudonyms.ts'
import { createBoardLog } from '../../server/src/features/board/store/board-log.ts'
import { createBoards } from '../../server/src/features/board/store/boards.ts'
import type { Tables } from '../../server/src/main.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { heldRetros } from './held-retros.ts'
import type { RetroPlan } from './retro-plans.ts'
import { writePeople } from './write-people.ts'

export interface SeededBoard {
  readonly id: BoardId
  readonly plan: RetroPlan
}

/** The result of seeding. */
export interface Seeded {
  readonly boards: readonly SeededBoard[]
  /** The number of boards that were written; 0 when all of them existed. */
  readonly added: number
}

export interface SeedOptions {
  /** The secret of the installation: it makes the pseudonyms of anonymous boards (ANON-3). */
  readonly secret: string
  /** Everything happened in the year before: milliseconds since 1970. */
  readonly until: number
}

const YEAR = 366 * DAY_MS

/**
 * Fills a database with an organisation of three teams, six members and 25 retros: the same people, words and moments
 * before `until` each time. Existing rows are left alone, so that seeding again adds nothing, and completes what was
 * interrupted.
 */
export async function seedDatabase(
  database: Pick<Database<Tables>, 'db' | 'pool'>,
  { secret, until }: SeedOptions,
): Promise<Seeded> {
  await writePeople(database, new Date(until - YEAR))
  const boards = createBoards(database.db, actionItemsInCommits)
  const log = createBoardLog(database.db, database.pool, actionItemsInCommits)
  const pseudonyms = createPseudonyms(secret)
  const retros = heldRetros(until, (boardId, person) => pseudonyms.authorOf(boardId, person, 0))
  let added = 0
  for (const { board, append } of retros) {
    if ((await boards.find(board.id)) === null) {
      await boards.create(board, null)
      added += 1
    }
    // Never half of them: rows are written together, and only while the board has no others.
    if (append.rows.length > 0) await log.append([append])
  }
  return { boards: retros.map(({ board, plan }) => ({ id: board.id, plan })), added }
}
