import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { openBrowser } from '../../../testing/test-browser.ts'
import { programOf } from '../testing/program.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const invalid = { status: 400, body: { code: 'bad-request', fields: { cursor: 'invalid' } } }

test('API-16: a made-up cursor is refused by every list, and never read from the start', async () => {
  const place = await teamPlace(app)
  const boardId = await startBoard(place.owner.browser, place.teamId)
  const program = await programOf(app.url, place)
  const team = `/teams/${place.teamId}`
  const lists: readonly (readonly [path: string, list: string])[] = [
    ['/teams', 'teams'],
    [`${team}/retros`, `retros ${place.teamId}`],
    [`/retros/${boardId}/notes`, `notes ${boardId}`],
    [`${team}/action-items`, `action-items ${place.teamId} all`],
    [`${team}/pulse-surveys`, `pulse-surveys ${place.teamId}`],
  ]
  for (const [path, list] of lists)
    for (const rubbish of ['rubbish!', '', '0 \0 0 x', '12 x y', '\0']) {
      const { status, body } = await program.get(`${path}?cursor=${encoded(`${list}\n${rubbish}`)}`)
      expect([path, rubbish, { status, body }]).toEqual([path, rubbish, invalid])
    }
  const from = encodeURIComponent('0 \0 0 x')
  expect((await place.owner.browser.get(`/api/team/${place.teamId}/actions?from=${from}`)).status).toBe(200)
})

test('API-16: the cursor of one team is invalid in another', async () => {
  const place = await teamPlace(app)
  const { body } = await place.owner.browser.post(`/api/org/${place.orgId}/team/create`, { name: 'Second' })
  const second = (body as { id: string }).id
  for (const teamId of [place.teamId, place.teamId, second]) await startBoard(place.owner.browser, teamId)
  const program = await programOf(app.url, place)
  const first = (await program.get(`/teams/${place.teamId}/retros?limit=1`)).body as { nextCursor: string }
  expect((await program.get(`/teams/${place.teamId}/retros?cursor=${first.nextCursor}`)).status).toBe(200)
  const { status } = await program.get(`/teams/${second}/retros?cursor=${first.nextCursor}`)
  expect(status).toBe(400)
})

test('API-17: 304 answers a read that is unchanged, and neither a refusal nor a change', async () => {
  const place = await teamPlace(app)
  const program = await programOf(app.url, place)
  const call = (method: string, path: string, tag: string, body?: object) =>
    fetch(`${app.url}/api/public/v1${path}`, {
      method,
      headers: {
        'x-api-key': program.key,
        'if-none-match': tag,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const tagOf = async (method: string, path: string, body?: object) =>
    (await call(method, path, '"none"', body)).headers.get('etag') ?? '"none"'
  const twice = async (method: string, path: string, body?: object) =>
    (await call(method, path, await tagOf(method, path, body), body)).status
  expect(await twice('GET', '/teams')).toBe(304)
  expect(await twice('GET', '/teams/unknown/retros')).toBe(404)
  expect(await twice('POST', `/teams/${place.teamId}/retros`, { name: '' })).toBe(400)
  await startBoard(place.owner.browser, place.teamId)
  const made = await program.post(`/teams/${place.teamId}/action-items`, { text: 'Write the docs' })
  const { id } = made.body as { id: string }
  expect(await twice('PATCH', `/teams/${place.teamId}/action-items/${id}`, { status: 'open' })).toBe(200)
})

test('LIMIT-1: a key is counted alike however the path is written', async () => {
  const small = await startApp({ DEFAULT_PLAN: 'level3', REQUESTS_PER_MINUTE: '40' })
  try {
    const place: TeamPlace = await teamPlace(small)
    const program = await programOf(small.url, place)
    for (let calls = 0; calls < 45; calls += 1) await program.get('/teams')
    const guest = openBrowser(small.url)
    await guest.get('/uid')
    // A client of HTTP would tidy the path up.
    const { hostname, port } = new URL(small.url)
    const status = await new Promise((resolve, reject) => {
      const headers = { 'x-api-key': program.key, cookie: guest.cookie() }
      request({ hostname, port, path: '/api/%70ublic/v1/teams', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(429)
  } finally {
    await small.close()
  }
})
