import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTeams } from '../features/orgs/store/teams.ts'
import { purgeTeams } from '../features/orgs/commands/purge-teams.ts'
import { joinBoard } from './board-client.ts'
import { noteSaying, startBoard } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type TeamPlace, teamPlace } from './team-place.ts'
import { createBoardTrash } from '../features/board/store/board-trash.ts'
import { purgeBoards } from '../features/board/commands/purge-boards.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

const DAY = 24 * 60 * 60 * 1000
/** Nights that many days from now. */
const inDays = (days: number) => () => Date.now() + days * DAY

function emptyTrash(now: () => number): Promise<readonly [boards: number, teams: number]> {
  const { db } = app.database
  const trash = createBoardTrash(db, () => ({ record: () => Promise.resolve() }))
  const teams = createTeams(db)
  return purgeBoards({ trash, now }).then(async (boards) => [
    boards,
    await purgeTeams({ teams, boards: { purgeTeam: (teamId) => trash.purgeTeam(teamId) }, now }),
  ])
}

/** A board with something in every table of boards. */
async function busyBoard({ owner, teamId }: TeamPlace): Promise<string> {
  const boardId = await startBoard(owner.browser, teamId)
  const fay = await joinBoard(app.url, boardId, owner.browser.cookie())
  await fay.send(noteSaying('Said'))
  await fay.send({ type: 'start-mood-poll' })
  for (const [id, isDone] of [
    [nanoid(16), false],
    [nanoid(16), true],
  ] as const) {
    await fay.send({ type: 'add-action', actionId: asId<ActionId>(id), text: isDone ? 'Done' : 'Open' })
    if (isDone) await fay.send({ type: 'set-action-status', actionId: asId<ActionId>(id), status: 1 })
  }
  fay.close()
  const path = `/api/team/${teamId}/board/${boardId}`
  expect((await owner.browser.post(`${path}/polls`, { mood: { uid: null, value: 3 } })).status).toBeLessThan(
    300,
  )
  await owner.browser.post(`/api/board/${boardId}/feedback`, { feedback: 'Good' })
  await app.database.pool.query(`INSERT INTO board_snapshot VALUES ($1, 1, '{}', 1)`, [boardId])
  return boardId
}

async function keptOf(column: string, id: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = $1 AND table_schema = 'public' ORDER BY 1`,
    [column],
  )
  const kept: string[] = []
  for (const { name } of rows) {
    const found = await app.database.pool.query(`SELECT FROM ${name} WHERE ${column} = $1`, [id])
    if (found.rowCount !== 0) kept.push(name)
  }
  return kept
}

async function actionsOf({ teamId }: TeamPlace): Promise<unknown[]> {
  const query = 'SELECT text FROM team_action WHERE team_id = $1'
  const { rows } = await app.database.pool.query<{ text: string }>(query, [teamId])
  return rows.map(({ text }) => text)
}

describe('D27: after 30 days in the trash', () => {
  test('a board is gone for good with all that was on it, and not a day before', async () => {
    const place = await teamPlace(app)
    const [boardId, other] = [await busyBoard(place), await startBoard(place.owner.browser, place.teamId)]
    await place.owner.browser.delete(`/api/team/${place.teamId}/board/${boardId}`)
    expect(await emptyTrash(inDays(29.9))).toEqual([0, 0])
    expect(await keptOf('board_id', boardId)).toEqual(
      expect.arrayContaining(['board_feedback', 'board_log', 'board_snapshot', 'mood_answer']),
    )
    expect(await emptyTrash(inDays(30.1))).toEqual([1, 0])
    expect(await keptOf('board_id', boardId)).toEqual([])
    const { rows } = await app.database.pool.query('SELECT id FROM board WHERE team_id = $1', [place.teamId])
    expect(rows).toEqual([{ id: other }])
    // D15: what is still to be done is the team's, and shows on its other boards.
    expect(await actionsOf(place)).toEqual(['Open'])
    const next = await joinBoard(app.url, other, place.owner.browser.cookie())
    expect([...next.board().state.actions.values()].map(({ text }) => text)).toEqual(['Open'])
    next.close()
    // It still counts as one that was begun (teams.md §9).
    const begun = 'SELECT retros_begun FROM organisation WHERE id = $1'
    expect((await app.database.pool.query(begun, [place.orgId])).rows).toEqual([{ retros_begun: 2 }])
  })

  test('a team goes with its boards, also with those that were not deleted themselves', async () => {
    const place = await teamPlace(app)
    const boardId = await busyBoard(place)
    await place.owner.browser.delete(`/api/team/${place.teamId}`)
    expect(await emptyTrash(inDays(29.9))).toEqual([0, 0])
    expect(await emptyTrash(inDays(30.1))).toEqual([1, 1])
    expect(await keptOf('board_id', boardId)).toEqual([])
    expect(await keptOf('team_id', place.teamId)).toEqual([])
    expect((await place.owner.browser.get(`/api/org/${place.orgId}`)).status).toBe(200)
  })

  test('every table that holds to boards or teams is emptied by somebody', async () => {
    const { rows } = await app.database.pool.query<{ name: string; to: string }>(
      `SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS to FROM pg_constraint
       WHERE contype = 'f' AND confrelid IN ('board'::regclass, 'team'::regclass) AND confdeltype = 'a'`,
    )
    const holding = (to: string) =>
      rows
        .filter((row) => row.to === to)
        .map(({ name }) => name)
        .toSorted()
    expect(holding('board')).toEqual(['board_feedback', 'board_log', 'board_snapshot', 'mood_answer'])
    expect(holding('team')).toEqual(['board', 'slack_hook', 'team_action', 'team_invite', 'team_member'])
  })
})
