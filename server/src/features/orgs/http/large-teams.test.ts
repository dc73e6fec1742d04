import type { BoardCard } from '@retropulse/contract/board'
import { type Org, orgSchema } from '@retropulse/contract/orgs'
import { type PublicMetrics, publicMetricsSchema } from '@retropulse/contract/public-metrics'
import { type Team, teamSchema } from '@retropulse/contract/teams'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { openBrowser } from '../../../testing/test-browser.ts'
import { watchTurns } from '../../../testing/watch-turns.ts'

/* A team with thousands of retros: its answers are megabytes, made while other teams go on. */
let app: TestApp
let place: TeamPlace
let boardId: string
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
  place = await teamPlace(app)
  boardId = await startBoard(place.owner.browser, place.teamId)
  await app.database.pool.query(
    `INSERT INTO board (id, team_id, org_id, created_by, is_private, created_at, seq, title, columns, notes_count,
                        updated_at, is_masked)
     SELECT id || '-' || copy, team_id, org_id, created_by, is_private, created_at - copy / 2, seq, rpad(copy::text, $3::int, '-'), columns,
            notes_count, updated_at, is_masked
     FROM board, generate_series(1, $2::int) AS copy WHERE id = $1`,
    [boardId, COPIES, TITLE_LENGTH],
  )
})
afterAll(() => app.close())

const COPIES = 8_000
/** Each answer has more than 2 million characters; the scheduler makes at most a million of them in a turn. */
const TURN_MAX = 1_500_000
const TITLE_LENGTH = 200

function watch(): ReturnType<typeof watchTurns> {
  const turns = watchTurns()
  onTestFinished(() => turns.stop())
  return turns
}

function expectOldestFirst(retros: readonly { readonly id: string; readonly timestamp: number }[]): void {
  const sorted = retros.toSorted((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1))
  expect(retros.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
  expect(new Set(retros.map(({ id }) => id)).size).toBe(COPIES + 1)
}

function expectNewestFirst(boards: readonly BoardCard[]): void {
  const sorted = boards.toSorted((a, b) => b.timestamp - a.timestamp || (a.id < b.id ? -1 : 1))
  expect(boards.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
  expect(new Set(boards.map(({ id }) => id)).size).toBe(boards.length)
}

test('LIMIT-22, TEAM-1: a team with thousands of retros is serialised in steps, each retro once', async () => {
  const turns = watch()
  const { status, body, headers } = await place.owner.browser.get(`/api/team/${place.teamId}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(turns.mostInTurn()).toBeLessThan(TURN_MAX)
  expect(teamSchema.parse(body)).toEqual(body)
  const { boards, insights } = body as Team
  expect(boards).toHaveLength(COPIES + 1)
  expect(insights.retros).toBe(COPIES + 1)
  expectNewestFirst(boards)
})

test('LIMIT-22, ORG-6: an organisation that began thousands of retros is serialised in steps', async () => {
  const turns = watch()
  const { status, body } = await place.owner.browser.get(`/api/org/${place.orgId}`)
  expect(status).toBe(200)
  expect(turns.mostInTurn()).toBeLessThan(TURN_MAX)
  expect(orgSchema.parse(body)).toEqual(body)
  const retros = (body as Org).teams.flatMap((team) => team.retros)
  expectOldestFirst(retros)
})

test('LIMIT-22, API-11: the figures of such an organisation are serialised in steps', async () => {
  const made = await place.owner.browser.post(`/api/org/${place.orgId}/api-keys`, {
    name: 'Figures',
    scopes: ['metrics'],
  })
  expect(made.status).toBe(201)
  const { key } = made.body as { key: string }
  const turns = watch()
  const { status, body } = await openBrowser(app.url).get('/api/public/metrics', { 'x-api-key': key })
  expect(status).toBe(200)
  expect(turns.mostInTurn()).toBeLessThan(TURN_MAX)
  expect(publicMetricsSchema.parse(body)).toEqual(body)
  expectOldestFirst((body as PublicMetrics).teams.flatMap((team) => team.retros))
})

test('LIMIT-22, TRASH-8: deleting one of thousands of retros answers the others in steps', async () => {
  const turns = watch()
  const { status, body } = await place.owner.browser.delete(`/api/team/${place.teamId}/board/${boardId}`)
  expect(status).toBe(200)
  expect(turns.mostInTurn()).toBeLessThan(TURN_MAX)
  const boards = body as readonly BoardCard[]
  expect(boards).toHaveLength(COPIES)
  expectNewestFirst(boards)
})
