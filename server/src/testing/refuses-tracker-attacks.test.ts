import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './start-app.ts'
import { newUserAs, teamPlace } from './team-place.ts'
import { openBrowser } from './test-browser.ts'
import { useTrackerStage } from './tracker-stage.ts'

/* What strangers try with trackers: those of another team, their webhooks, and addresses inside. */

const stage = useTrackerStage('github')
const { connect, addActions, send, issuesOf, statusOf, soon } = stage

describe('TRACK-7: people who may not', () => {
  test('a tracker of another team takes nothing, and its items are not read', async () => {
    const tracker = await connect()
    const [actionId] = (await addActions(['Secret plan'])) as [string]
    await send(tracker.id, [actionId])
    await soon(async () => expect(await issuesOf([actionId])).toMatchObject([{ state: 'open' }]))
    const other = await teamPlace(stage.app())
    const theirs = `/api/team/${other.teamId}`
    const { browser } = other.owner
    expect((await browser.get(`${theirs}/trackers`)).body).toMatchObject({ trackers: [] })
    expect((await browser.get(`${theirs}/tracker-issues?ids=${actionId}`)).body).toEqual({ issues: [] })
    const input = { trackerId: tracker.id, actionIds: [actionId] }
    expect((await browser.post(`${theirs}/tracker-issues`, input)).body).toEqual({ code: 'unknown-action' })
    expect((await browser.post(`${stage.root()}/tracker-issues`, input)).status).toBe(404)
    for (const path of [`${theirs}/trackers/${tracker.id}`, `${stage.root()}/trackers/${tracker.id}`]) {
      expect((await browser.post(`${path}/test`)).status).toBe(404)
      expect((await browser.post(`${path}/secret`)).status).toBe(404)
      expect((await browser.delete(path)).status).toBe(404)
    }
  })

  test('a guest and a member without the right connect nothing and learn of no tracker', async () => {
    const tracker = await connect()
    const guest = openBrowser(stage.app().url)
    expect((await guest.get(`${stage.root()}/trackers`)).status).toBe(401)
    expect((await send(tracker.id, ['x'], guest)).status).toBe(401)
    const member = await newUserAs(stage.app(), stage.place(), null, 'member')
    expect((await member.browser.get(`${stage.root()}/trackers`)).status).toBe(403)
    expect((await member.browser.post(`${stage.root()}/trackers`, stage.input())).status).toBe(403)
    const { body } = await member.browser.get(`${stage.root()}/tracker-targets`)
    expect(body).toEqual({ trackers: [{ id: tracker.id, kind: 'github', project: 'acme/web' }] })
  })

  test('TRACK-7: more than fifty action items at once are refused', async () => {
    const tracker = await connect()
    const ids = Array.from({ length: 51 }, (_, at) => `a${at}`)
    expect((await send(tracker.id, ids)).status).toBe(400)
  })
})

describe('TRACK-11: a webhook', () => {
  const request = async (path: string, init: RequestInit) =>
    (await fetch(stage.app().url + path, { method: 'POST', ...init })).status

  test('without the right signature, or for no tracker, is refused and asks nothing of the tracker', async () => {
    const tracker = await connect()
    const [actionId] = (await addActions(['Fix the build'])) as [string]
    await send(tracker.id, [actionId])
    await soon(async () => expect(await issuesOf([actionId])).toMatchObject([{ state: 'open' }]))
    const asked = stage.standIn().requests.length
    stage.standIn().store.issues[0]!.isOpen = false
    const path = `/api/tracker-hooks/${tracker.id}`
    const hookBy = (secret: string) => stage.standIn().hookOf({ id: '', number: 1 }, secret)
    const right = hookBy(tracker.hookSecret ?? '')
    expect(await request(path, hookBy('guessed'))).toBe(403)
    expect(await request(path, hookBy(''))).toBe(403)
    expect(await request(path, { headers: { 'content-type': 'application/json' }, body: right.body })).toBe(
      403,
    )
    expect(await request(path, { ...right, body: right.body.replace('closed', 'opened') })).toBe(403)
    expect(await request('/api/tracker-hooks/none', right)).toBe(403)
    const text = { ...right.headers, 'content-type': 'text/plain' }
    expect(await request(path, { ...right, headers: text })).toBe(415)
    expect(await request(path, { ...right, body: 'x'.repeat(1024 * 1024 + 1) })).toBe(413)
    expect(stage.standIn().requests).toHaveLength(asked)
    expect(await statusOf(actionId)).toBe('open')
  })

  test('of another tracker, with its own secret, reaches no issue of this one', async () => {
    const [one, other] = [await connect(), await connect()]
    const [actionId] = (await addActions(['Fix the build'])) as [string]
    await send(one.id, [actionId])
    await soon(async () => expect(await issuesOf([actionId])).toMatchObject([{ state: 'open' }]))
    const asked = stage.standIn().requests.length
    const hook = stage.standIn().hookOf({ id: '', number: 1 }, other.hookSecret ?? '')
    expect(await request(`/api/tracker-hooks/${one.id}`, hook)).toBe(403)
    expect(await request(`/api/tracker-hooks/${other.id}`, hook)).toBe(200)
    expect(stage.standIn().requests).toHaveLength(asked)
  })
})

describe('TRACK-3: where private addresses are not allowed', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ DEFAULT_PLAN: 'level3' })
  })
  afterAll(() => app.close())

  test.each([
    ['https://127.0.0.1', 'private'],
    ['https://10.0.0.5:8443', 'private'],
    ['https://[::1]', 'private'],
    ['https://169.254.169.254', 'private'],
    ['https://git.internal', 'private'],
    ['http://git.example.com', 'invalid'],
  ])('%s is refused as %s', async (address, refusal) => {
    const { teamId, owner } = await teamPlace(app)
    const input = { ...stage.input(), address }
    const { status, body } = await owner.browser.post(`/api/team/${teamId}/trackers`, input)
    expect([status, body]).toEqual([400, { code: 'bad-request', fields: { address: refusal } }])
  })
})
