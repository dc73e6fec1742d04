import type { ApiKeyScope } from '@retropulse/contract/api-key-scopes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { createOrg, openBrowser } from '../../../testing/test-browser.ts'
import { programOf, programWith, type TestProgram } from '../testing/program.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

interface Things {
  readonly teamId: string
  readonly retroId: string
  readonly actionItemId: string
}

interface PublicCall {
  readonly name: string
  readonly scope: ApiKeyScope
  readonly send: (program: Omit<TestProgram, 'id'>, things: Things) => Promise<{ readonly status: number }>
  /** True for calls that name a team, a retro or an action item. */
  readonly namesThings: boolean
}

const read = (path: (things: Things) => string, namesThings = true): PublicCall => ({
  name: `GET ${path({ teamId: '{teamId}', retroId: '{retroId}', actionItemId: '{actionItemId}' })}`,
  scope: 'read',
  send: (program, things) => program.get(path(things)),
  namesThings,
})

/** Every call of the public API. */
const CALLS: readonly PublicCall[] = [
  read(() => '/teams', false),
  read(() => '/pulse', false),
  read(({ teamId }) => `/teams/${teamId}/retros`),
  read(({ teamId }) => `/teams/${teamId}/action-items`),
  read(({ teamId }) => `/teams/${teamId}/insights`),
  read(({ teamId }) => `/teams/${teamId}/pulse-surveys`),
  read(({ retroId }) => `/retros/${retroId}`),
  read(({ retroId }) => `/retros/${retroId}/notes`),
  {
    name: 'POST /teams/{teamId}/retros',
    scope: 'write',
    send: (program, { teamId }) =>
      program.post(`/teams/${teamId}/retros`, { name: 'Next', columns: ['One'] }),
    namesThings: true,
  },
  {
    name: 'POST /teams/{teamId}/action-items',
    scope: 'write',
    send: (program, { teamId }) => program.post(`/teams/${teamId}/action-items`, { text: 'Do it' }),
    namesThings: true,
  },
  {
    name: 'PATCH /teams/{teamId}/action-items/{actionItemId}',
    scope: 'write',
    send: (program, { teamId, actionItemId }) =>
      program.patch(`/teams/${teamId}/action-items/${actionItemId}`, { status: 'done' }),
    namesThings: true,
  },
]

/** A retro and an action item in a team. */
async function thingsIn({ teamId, owner }: Pick<TeamPlace, 'teamId' | 'owner'>): Promise<Things> {
  const retroId = await startBoard(owner.browser, teamId)
  const { body } = await owner.browser.post(`/api/team/${teamId}/actions`, { newAction: { text: 'Begin' } })
  const [action] = (body as { actions: { id: string }[] }).actions
  return { teamId, retroId, actionItemId: action?.id ?? '' }
}

test('API-14: every described call of the public API is in this list', async () => {
  const { body } = await openBrowser(app.url).get('/api/public/v1/openapi.json')
  const { paths } = body as { paths: Record<string, Record<string, unknown>> }
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace('/api/public/v1', '')}`),
  )
  expect(described.toSorted()).toEqual(CALLS.map(({ name }) => name).toSorted())
})

describe.each(CALLS)('$name', ({ scope, send }) => {
  test('API-14: a key with the scope may, one with all other scopes may not', async () => {
    const place = await teamPlace(app)
    const things = await thingsIn(place)
    const others = (['read', 'write', 'metrics'] as const).filter((one) => one !== scope)
    const [may, mayNot] = [await programOf(app.url, place, [scope]), await programOf(app.url, place, others)]
    expect(await send(mayNot, things)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await send(may, things)).status).toBeLessThan(300)
  })

  test('API-10, API-14: without a key, with a wrong and with a revoked one it is refused alike', async () => {
    const place = await teamPlace(app)
    const things = await thingsIn(place)
    const program = await programOf(app.url, place)
    await place.owner.browser.delete(`/api/org/${place.orgId}/api-keys/${program.id}`)
    for (const key of ['', 'rp_', program.key, 'x'.repeat(5000)])
      expect(await send(programWith(app.url, key), things)).toMatchObject({
        status: 401,
        body: { code: 'sign-in-required' },
      })
  })
})

test.each(CALLS.filter(({ namesThings }) => namesThings))(
  'API-15: of another organisation nothing exists, also not of the same owner: $name',
  async ({ send }) => {
    const place = await teamPlace(app)
    const elsewhere = { ...(await createOrg(place.owner.browser)), owner: place.owner }
    const program = await programOf(app.url, place)
    const foreign = await teamPlace(app)
    for (const other of [elsewhere, foreign])
      expect(await send(program, await thingsIn(other))).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      })
  },
)

test('API-14: a session is no key, and a key may be sent as a bearer token', async () => {
  const place = await teamPlace(app)
  expect((await place.owner.browser.get('/api/public/v1/teams')).status).toBe(401)
  const { key } = await programOf(app.url, place, ['read'])
  const answer = await openBrowser(app.url).get('/api/public/v1/teams', { authorization: `Bearer ${key}` })
  expect(answer.status).toBe(200)
})

test('API-14: a key of a deleted organisation is refused', async () => {
  const place = await teamPlace(app)
  const program = await programOf(app.url, place)
  await app.database.pool.query('UPDATE organisation SET deleted_at = now() WHERE id = $1', [place.orgId])
  expect((await program.get('/teams')).status).toBe(401)
})
