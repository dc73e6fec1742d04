import type { ApiKey, MakeApiKey } from '@retropulse/contract/api-keys'
import { DAY_MS, HOUR_MS } from '@retropulse/domain/kernel/durations'
import { API_KEYS_MAX } from '@retropulse/domain/orgs/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { auditedChangesIn, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { type Answer, openBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const told = ({ status, body }: Answer) => [status, body]
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const make = ({ orgId, owner }: TeamPlace, input: MakeApiKey | object = {}) =>
  owner.browser.post(`/api/org/${orgId}/api-keys`, input)

async function keyOf(place: TeamPlace, input?: MakeApiKey): Promise<{ id: string; key: string }> {
  const { status, body } = await make(place, input)
  expect(status).toBe(201)
  return body as { id: string; key: string }
}

const figuresWith = (key: string) => openBrowser(app.url).get('/api/public/metrics', { 'x-api-key': key })
const keysOf = async ({ orgId, owner }: TeamPlace) =>
  ((await owner.browser.get(`/api/org/${orgId}`)).body as { apiKeys: ApiKey[] }).apiKeys

describe('API-10: API keys', () => {
  test('ORG-6, API-10: a key is shown once and kept as a hash; owners recognise it by name and ending', async () => {
    const place = await teamPlace(app)
    expect(await keysOf(place)).toEqual([])
    const { id, key } = await keyOf(place, { name: '  Data\nwarehouse ', expiresOn: dayIn(30) })
    expect(key).toMatch(/^rp_[\w-]{40}$/)
    expect(await keysOf(place)).toEqual([
      {
        id,
        name: 'Data warehouse',
        ending: key.slice(-4),
        scopes: ['metrics'],
        createdAt: expect.any(Number) as number,
        lastUsedAt: null,
        expiresOn: dayIn(30),
      },
    ])
    const { rows } = await app.database.pool.query('SELECT * FROM org_api_key WHERE org_id = $1', [
      place.orgId,
    ])
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test('AUDIT-1, API-10: several keys work side by side, and each is revoked by itself or all at once', async () => {
    const place = await teamPlace(app)
    const [one, two, three] = [await keyOf(place), await keyOf(place), await keyOf(place)]
    const statuses = async () =>
      Promise.all([one, two, three].map(async ({ key }) => (await figuresWith(key)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    const revoke = (id = '') =>
      place.owner.browser.delete(`/api/org/${place.orgId}/api-keys${id === '' ? '' : `/${id}`}`)
    expect((await revoke(two.id)).status).toBe(204)
    expect(told(await revoke(two.id))).toEqual([404, { code: 'not-found' }])
    expect(await statuses()).toEqual([200, 401, 200])
    expect((await revoke()).status).toBe(204)
    expect(told(await revoke())).toEqual([404, { code: 'not-found' }])
    expect(await statuses()).toEqual([401, 401, 401])
    const ending = ({ key }: { key: string }) => key.slice(-4)
    expect(await auditedChangesIn(app, place)).toEqual([
      ...[one, two, three].map((key) => [place.owner.id, 'api-key-made', { to: ending(key) }]),
      ...[two, one, three].map((key) => [place.owner.id, 'api-key-revoked', { from: ending(key) }]),
    ])
  })

  test('API-10: a key of another organisation is not revoked', async () => {
    const [place, other] = [await teamPlace(app), await teamPlace(app)]
    const { id, key } = await keyOf(other)
    const answer = await place.owner.browser.delete(`/api/org/${place.orgId}/api-keys/${id}`)
    expect(told(answer)).toEqual([404, { code: 'not-found' }])
    expect((await figuresWith(key)).status).toBe(200)
  })
})

describe('API-13: names, last days and limits of keys', () => {
  test('API-13: a key works through its last day, and not after it', async () => {
    const place = await teamPlace(app)
    const { id, key } = await keyOf(place, { name: 'Today', expiresOn: dayIn(0) })
    expect((await figuresWith(key)).status).toBe(200)
    await app.database.pool.query('UPDATE org_api_key SET expires_on = $2 WHERE id = $1', [id, dayIn(-1)])
    expect(told(await figuresWith(key))).toEqual([401, { code: 'sign-in-required' }])
    expect((await keysOf(place))[0]?.expiresOn).toBe(dayIn(-1))
  })

  test('API-13: owners see when a key was used last, to the hour', async () => {
    const place = await teamPlace(app)
    const { id, key } = await keyOf(place)
    await figuresWith(key)
    const [used] = await keysOf(place)
    expect((used?.lastUsedAt ?? 1) % HOUR_MS).toBe(0)
    const seen = () =>
      app.database.pool
        .query<{ xmin: string }>('SELECT xmin FROM org_api_key WHERE id = $1', [id])
        .then(({ rows }) => rows)
    const before = await seen()
    await figuresWith(key)
    expect(await seen()).toEqual(before)
  })

  test.each([
    [{ name: ' ' }],
    [{ name: 'x'.repeat(61) }],
    [{ name: 'Late', expiresOn: dayIn(-1) }],
    [{ name: 'Never', expiresOn: '2027-02-30' }],
    [{ name: 'More', scope: 'all' }],
  ])('API-13: %j is refused', async (input) => {
    const place = await teamPlace(app)
    expect((await make(place, input)).status).toBe(400)
    expect(await keysOf(place)).toEqual([])
  })

  test('API-13: of fifty keys at once twenty are made', async () => {
    const place = await teamPlace(app)
    const answers = await Promise.all(Array.from({ length: 50 }, () => make(place)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(API_KEYS_MAX)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused?.body).toEqual({ code: 'bad-request', fields: { keys: 'too-many' } })
    expect(await keysOf(place)).toHaveLength(API_KEYS_MAX)
  })
})
