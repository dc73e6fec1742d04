import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { teamInDatabase } from '../../../testing/team-in-database.ts'
import { openTeamDatabase, type TeamDatabase } from '../testing/team-database.ts'
import { actionItemsInCommits } from './write-with-log.ts'

let boards: TeamDatabase
let teamId: TeamId
let one: BoardId
let other: BoardId

beforeAll(async () => {
  boards = await openTeamDatabase()
})
afterAll(() => boards.database.close())
beforeEach(async () => {
  teamId = await teamInDatabase(boards.database.pool)
  one = await boards.newBoard({ teamId })
  other = await boards.newBoard({ teamId })
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

/** Erases a board as the trash does: what other features keep of it first. */
async function purge(boardId: BoardId): Promise<void> {
  await boards.database.db.transaction().execute(async (transaction) => {
    await actionItemsInCommits.purgeBoard(transaction, boardId)
    await transaction.deleteFrom('board_log').where('board_id', '=', boardId).execute()
    await transaction.deleteFrom('board').where('id', '=', boardId).execute()
  })
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
