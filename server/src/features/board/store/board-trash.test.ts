import { type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { teamInDatabase } from '../../../testing/team-in-database.ts'
import type { BoardTrash } from './board-trash.ts'
import { type BoardDatabase, NO_PARTICIPANT, openBoardDatabase } from '../testing/board-database.ts'
import { createBoardTrash } from './board-trash.ts'

/* Erasing boards whose time in the trash is over (TRASH-19). */
const THEN = new Date('2026-10-01T12:00:00Z')
const now = THEN.getTime() + 1000

let boards: BoardDatabase
let trash: BoardTrash
let teamId: TeamId
let one: BoardId
let other: BoardId

beforeAll(async () => {
  boards = await openBoardDatabase()
  trash = createBoardTrash(boards.database.db, () => ({ record: () => Promise.resolve() }), NO_PARTICIPANT)
})
afterAll(() => boards.database.close())
beforeEach(async () => {
  teamId = await teamInDatabase(boards.database.pool)
  one = await boards.newBoard({ teamId })
  other = await boards.newBoard({ teamId })
})

describe('a board to erase', () => {
  test('TRASH-19: is erased with its log when it or its team was deleted long enough ago', async () => {
    await setDeleted('board', one, THEN)
    await trash.purge(one, now)
    expect(await boards.log.loadSnapshot(one)).toBeNull()
    await setDeleted('team', teamId, THEN)
    await trash.purge(other, now)
    expect(await boards.log.loadSnapshot(other)).toBeNull()
  })

  test.each(['board', 'team'] as const)(
    'TRASH-19: stays when its %s was restored since it was listed',
    async (what) => {
      const id = what === 'board' ? one : teamId
      await setDeleted(what, id, THEN)
      expect(await trash.deletedBefore(now, '', 100)).toContain(one)
      await setDeleted(what, id, null)
      await trash.purge(one, now)
      expect(await boards.log.loadRows(one, 0)).toHaveLength(1)
    },
  )

  test('TRASH-19: stays when it was deleted again later', async () => {
    await setDeleted('board', one, new Date(now + 1))
    await trash.purge(one, now)
    expect(await boards.log.loadRows(one, 0)).toHaveLength(1)
  })
})

async function setDeleted(table: 'board' | 'team', id: string, at: Date | null): Promise<void> {
  await boards.database.pool.query(`update ${table} set deleted_at = $2 where id = $1`, [id, at])
}
