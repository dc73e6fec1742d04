import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { nanoid } from 'nanoid'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTeamPurge } from '../features/orgs/store/team-purge.ts'
import { purgeTeams } from '../features/orgs/commands/purge-teams.ts'
import { joinBoard } from './board-client.ts'
import { noteSaying, startBoard } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type TeamPlace, teamPlace } from './team-place.ts'
import type { Jobs, ScheduledJob } from '../platform/jobs/jobs.ts'
import { actionItemsInCommits } from '../features/action-items/store/write-with-log.ts'
import { createBoardTrash } from '../features/board/store/board-trash.ts'
import { purgeBoards } from '../features/board/commands/purge-boards.ts'
import { rethrow } from './rethrow.ts'

let app: TestApp
const jobs = new Map<string, ScheduledJob>()
beforeAll(async () => {
  const nothing = () => Promise.resolve()
  const collected: Jobs = {
    add: (job) => void jobs.set(job.name, job),
    start: nothing,
    runSoon: nothing,
    close: nothing,
  }
  app = await startApp({ DEFAULT_PLAN: 'level1' }, { jobs: collected })
})
afterAll(() => app.close())
afterEach(() => {
  vi.useRealTimers()
})

/** A clock that is so many days ahead. */
const inDays = (days: number) => () => Date.now() + days * DAY_MS

const trashOf = ({ database }: TestApp) =>
  createBoardTrash(database.db, () => ({ record: () => Promise.resolve() }), actionItemsInCommits)

function emptyTrash(now: () => number): Promise<readonly [boards: number, teams: number]> {
  const trash = trashOf(app)
  const teams = createTeamPurge(app.database.db)
  return purgeBoards({ trash, now }, rethrow).then(async (boards) => [
    boards,
    await purgeTeams({ teams, boards: trash, now }, rethrow),
  ])
}

/** Runs a scheduled job of the product as if it were that many days later. */
async function runIn(days: number, name: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: inDays(days)() })
  await jobs.get(name)?.run(rethrow)
  vi.useRealTimers()
}

/** A board with a row in every table that belongs to boards. */
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

async function rowsLeftOf(column: string, id: string): Promise<string[]> {
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

/** What an organisation keeps in its trash, and the job that erases it. */
const TRASH_OF_ORGS = [
  {
    what: 'a pulse model',
    job: 'purge-pulse-models',
    table: 'pulse_model',
    path: 'pulse-model',
    input: { title: 'Mood', format: DEFAULT_PULSE_FORMAT },
  },
  {
    what: 'a format of an organisation',
    job: 'purge-formats',
    table: 'org_format',
    path: 'retro-formats',
    input: { name: 'Ours', columns: [{ name: 'Sun', meaning: 'good' }], theme: 'rain-over-sea' },
  },
] as const

describe('after 30 days in the trash', () => {
  test('PLAN-8, TRASH-10, TRASH-19: a board is erased with all that was on it, and not a day before', async () => {
    const place = await teamPlace(app)
    const [boardId, other] = [await busyBoard(place), await startBoard(place.owner.browser, place.teamId)]
    await place.owner.browser.delete(`/api/team/${place.teamId}/board/${boardId}`)
    expect(await emptyTrash(inDays(29.9))).toEqual([0, 0])
    expect(await rowsLeftOf('board_id', boardId)).toEqual(
      expect.arrayContaining(['board_feedback', 'board_log', 'board_snapshot', 'mood_answer']),
    )
    expect(await emptyTrash(inDays(30.1))).toEqual([1, 0])
    expect(await rowsLeftOf('board_id', boardId)).toEqual([])
    const { rows } = await app.database.pool.query('SELECT id FROM board WHERE team_id = $1', [place.teamId])
    expect(rows).toEqual([{ id: other }])
    // Open action items belong to the team, and appear on its other boards (TRASH-10).
    expect(await actionsOf(place)).toEqual(['Open'])
    const next = await joinBoard(app.url, other, place.owner.browser.cookie())
    expect([...next.board().state.actions.values()].map(({ text }) => text)).toEqual(['Open'])
    next.close()
    // The retro still counts as begun (PLAN-8).
    const begun = 'SELECT retros_begun FROM organisation WHERE id = $1'
    expect((await app.database.pool.query(begun, [place.orgId])).rows).toEqual([{ retros_begun: 2 }])
  })

  test('TRASH-19: a team is erased with its boards, those that were not deleted themselves included', async () => {
    const place = await teamPlace(app)
    const boardId = await busyBoard(place)
    await place.owner.browser.delete(`/api/team/${place.teamId}`)
    expect(await emptyTrash(inDays(29.9))).toEqual([0, 0])
    expect(await emptyTrash(inDays(30.1))).toEqual([1, 1])
    expect(await rowsLeftOf('board_id', boardId)).toEqual([])
    expect(await rowsLeftOf('team_id', place.teamId)).toEqual([])
    expect((await place.owner.browser.get(`/api/org/${place.orgId}`)).status).toBe(200)
  })

  test('TRASH-19: a team that is restored while the teams of a night are erased keeps its action items', async () => {
    const place = await teamPlace(app)
    await busyBoard(place)
    await place.owner.browser.delete(`/api/team/${place.teamId}`)
    await purgeBoards({ trash: trashOf(app), now: inDays(30.1) }, rethrow)
    const teams = createTeamPurge(app.database.db)
    const restoring = {
      ...teams,
      deletedBefore: async (...asked: Parameters<typeof teams.deletedBefore>) => {
        const listed = await teams.deletedBefore(...asked)
        await place.owner.browser.post(`/api/team/${place.teamId}/restore`, {})
        return listed
      },
    }
    const erased = await purgeTeams({ teams: restoring, boards: trashOf(app), now: inDays(30.1) }, rethrow)
    expect(erased).toBe(0)
    expect(await actionsOf(place)).toEqual(['Open'])
    expect((await place.owner.browser.get(`/api/team/${place.teamId}`)).status).toBe(200)
  })

  test.each(TRASH_OF_ORGS)(
    'PULSE-11, TRASH-17, TRASH-19: $what is erased, and not a day before',
    async ({ job, table, path, input }) => {
      const { orgId, owner } = await teamPlace(app)
      const all = `/api/org/${orgId}/${path}`
      const make = async () => ((await owner.browser.put(all, input)).body as { id: string }).id
      const [deleted, kept] = [await make(), await make()]
      expect((await owner.browser.delete(`${all}/${deleted}`)).status).toBe(204)
      const left = async () => {
        const query = `SELECT id FROM ${table} WHERE org_id = $1`
        const { rows } = await app.database.pool.query<{ id: string }>(query, [orgId])
        return rows.map(({ id }) => id).toSorted()
      }
      await runIn(29.9, job)
      expect(await left()).toEqual([deleted, kept].toSorted())
      await runIn(30.1, job)
      expect(await left()).toEqual([kept])
    },
  )

  test('TRASH-20: every table that refers to boards or teams is emptied by one of the jobs', async () => {
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
