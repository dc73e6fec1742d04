import { type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { teamInDatabase } from '../../../testing/team-in-database.ts'
import type { BoardTrash } from '../ports.ts'
import { type BoardDatabase, openBoardDatabase } from '../testing/board-database.ts'
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
  trash = createBoardTrash(boards.database.db, () => ({ record: () => Promise.resolve() }))
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
      expect(await trash.deletedBefore(now, 100)).toContain(one)
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

describe('action items of an erased board', () => {
  test('TRASH-10, ACTION-31: stay while they are open, or while one of their two boards exists', async () => {
    await addAction('open', one, null)
    await addAction('done here', one, one)
    await addAction('done there', one, other)
    await addAction('done here, from there', other, one)
    await purge(one)
    expect(await actions()).toEqual(['done here, from there', 'done there', 'open'])
    await purge(other)
    expect(await actions()).toEqual(['open'])
  })

  test('TRASH-19: are erased when they are in the trash', async () => {
    await addAction('deleted', one, null)
    await addAction('deleted elsewhere', other, one)
    await boards.database.pool.query('update team_action set is_deleted = true where team_id = $1', [teamId])
    await purge(one)
    expect(await actions()).toEqual(['deleted elsewhere'])
  })
})

async function setDeleted(table: 'board' | 'team', id: string, at: Date | null): Promise<void> {
  await boards.database.pool.query(`update ${table} set deleted_at = $2 where id = $1`, [id, at])
}

async function purge(boardId: BoardId): Promise<void> {
  await setDeleted('board', boardId, THEN)
  await trash.purge(boardId, now)
}

async function addAction(id: string, addedIn: BoardId, resolvedIn: BoardId | null): Promise<void> {
  await boards.database.pool.query(
    `insert into team_action (team_id, id, text, status, time_stamp, added_in, resolved_in)
     values ($1, $2, 'Write tests', $3, 1, $4, $5)`,
    [teamId, id, resolvedIn === null ? 0 : 1, addedIn, resolvedIn],
  )
}

async function actions(): Promise<readonly string[]> {
  const query = 'select id from team_action where team_id = $1 order by id'
  const { rows } = await boards.database.pool.query<{ id: string }>(query, [teamId])
  return rows.map(({ id }) => id)
}
