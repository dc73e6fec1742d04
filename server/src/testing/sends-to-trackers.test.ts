import type { Tracker } from '@retropulse/contract/trackers'
import { HOUR_MS, MINUTE_MS } from '@retropulse/domain/kernel/durations'
import { describe, expect, test } from 'vitest'
import { auditedChangesIn, newUser, newUserAs } from './team-place.ts'
import { useTrackerStage } from './tracker-stage.ts'

/* Action items as issues, from the connection to the state of an issue. */

const stage = useTrackerStage('github')
const { connect, trackers, addActions, send, issuesOf, statusOf, post, soon } = stage

/** Sends one action item, and waits until its issue is there. */
async function sent(text = 'Fix the build') {
  const tracker = await connect()
  const [actionId] = (await addActions([text])) as [string]
  expect((await send(tracker.id, [actionId])).status).toBe(200)
  await soon(async () => expect(await issuesOf([actionId])).toMatchObject([{ state: 'open' }]))
  return { tracker, actionId }
}

describe('connecting', () => {
  test('TRACK-1, TRACK-4: a tracker is shown without its token or its secret, which lie encrypted', async () => {
    const made = await connect()
    expect(made.hookUrl).toBe(`https://retro.example.com/api/tracker-hooks/${made.id}`)
    const listed = await trackers()
    expect(listed).toMatchObject([
      { id: made.id, kind: 'github', project: 'acme/web', connectedBy: 'Ann Example', hasHookSecret: true },
    ])
    const { rows } = await stage.app().database.pool.query('SELECT * FROM tracker WHERE id = $1', [made.id])
    for (const text of [JSON.stringify(listed), JSON.stringify(rows), stage.app().logged.join('')]) {
      expect(text).not.toContain(stage.standIn().target.token)
      expect(text).not.toContain(made.hookSecret)
    }
  })

  test('TRACK-15: owners read how the trackers of all teams are doing, never tokens or secrets', async () => {
    const { owner, orgId, teamId } = stage.place()
    const at = `/api/org/${orgId}/trackers`
    expect((await owner.browser.get(at)).body).toEqual({ teams: [] })
    const made = await connect()
    const { status, body } = await owner.browser.get(at)
    expect(status).toBe(200)
    const [{ hookUrl, ...listed }] = (await trackers()) as [Tracker]
    expect(body).toEqual({ teams: [{ id: teamId, name: expect.any(String) as string, trackers: [listed] }] })
    for (const hidden of [stage.standIn().target.token, made.hookSecret!, hookUrl])
      expect(JSON.stringify(body)).not.toContain(hidden)
    const admin = await newUserAs(stage.app(), stage.place(), 'admin', null)
    expect((await admin.browser.get(at)).status).toBe(403)
    expect((await (await newUser(stage.app())).browser.get(at)).status).toBe(404)
  })

  test('TRACK-4: Test says what came of it, and the page keeps it', async () => {
    const made = await connect()
    const check = async () =>
      (await stage.place().owner.browser.post(`${stage.root()}/trackers/${made.id}/test`)).body
    expect(await check()).toEqual({ failure: null })
    expect((await trackers())[0]).toMatchObject({ lastFailure: null, lastSuccessAt: expect.any(Number) })
    stage.standIn().feel('refused')
    expect(await check()).toEqual({ failure: 'no-access' })
    expect((await trackers())[0]).toMatchObject({ lastFailure: 'no-access' })
  })

  test.each([
    [{ project: 'acme' }, { project: 'invalid' }],
    [{ address: 'ftp://example.com' }, { address: 'invalid' }],
    [{ address: 'https://user:pass@example.com' }, { address: 'invalid' }],
    [{ address: 'https://example.com/?x=1' }, { address: 'invalid' }],
    [{ kind: 'jira', project: 'WEB', address: null }, { address: 'missing' }],
    [{ kind: 'jira', project: 'WEB' }, { email: 'missing' }],
  ])('TRACK-2, TRACK-3: %j is refused', async (wanted, fields) => {
    const input = { ...stage.input(), ...wanted }
    const { status, body } = await stage.place().owner.browser.post(`${stage.root()}/trackers`, input)
    expect([status, body]).toEqual([400, { code: 'bad-request', fields }])
  })

  test('TRACK-16: a new token replaces one that is refused, ends the pause, and lies encrypted', async () => {
    const made = await connect({ token: 'expired' })
    const path = `${stage.root()}/trackers/${made.id}`
    const { browser } = stage.place().owner
    const check = async () => (await browser.post(`${path}/test`)).body
    for (let at = 0; at < 5; at += 1) expect(await check()).toEqual({ failure: 'no-access' })
    expect((await trackers())[0]).toMatchObject({ pausedUntil: expect.any(Number) })
    const { token } = stage.standIn().target
    expect((await browser.post(path, { token })).status).toBe(204)
    expect((await trackers())[0]).toMatchObject({ id: made.id, pausedUntil: null })
    expect(await check()).toEqual({ failure: null })
    const { rows } = await stage.app().database.pool.query('SELECT * FROM tracker WHERE id = $1', [made.id])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('TRACK-1: a team has five trackers at most', async () => {
    for (let count = 0; count < 5; count++) await connect()
    const { status, body } = await stage.place().owner.browser.post(`${stage.root()}/trackers`, stage.input())
    expect([status, body]).toEqual([400, { code: 'bad-request', fields: { trackers: 'too-many' } }])
  })

  test('TRACK-1, TRACK-13: each change is logged, and a new secret replaces the former one', async () => {
    const made = await connect()
    const path = `${stage.root()}/trackers/${made.id}`
    const { browser } = stage.place().owner
    expect((await browser.post(path, { includesPrivate: true })).status).toBe(204)
    expect((await browser.post(path, { hookSecret: 'mine' })).status).toBe(400)
    const { body } = await browser.post(`${path}/secret`)
    const { hookSecret } = body as typeof made
    expect(hookSecret).not.toBe(made.hookSecret)
    const hookPath = `/api/tracker-hooks/${made.id}`
    const hookBy = (secret: string | null) => stage.standIn().hookOf({ id: '', number: 1 }, secret ?? '')
    expect(await post(hookPath, hookBy(made.hookSecret))).toBe(403)
    expect(await post(hookPath, hookBy(hookSecret))).toBe(200)
    expect((await browser.delete(path)).status).toBe(204)
    expect(await trackers()).toEqual([])
    const entries = (await auditedChangesIn(stage.app(), stage.place())).map(([, kind]) => kind)
    expect(entries).toEqual([
      'connection-made',
      'connection-changed',
      'connection-changed',
      'connection-removed',
    ])
  })
})

describe('sending', () => {
  test('TRACK-5, TRACK-7, TRACK-8: several at once become issues, which the list links to', async () => {
    const tracker = await connect()
    const ids = await addActions(['Fix the build', 'Write tests', 'Sleep'])
    const { body } = await send(tracker.id, ids)
    expect(body).toMatchObject({ issues: ids.map(() => ({ state: 'queued', failure: null })) })
    await soon(async () =>
      expect((await issuesOf(ids)).map(({ state }) => state)).toEqual(ids.map(() => 'open')),
    )
    const [issue] = await issuesOf([ids[0]!])
    expect(issue).toMatchObject({ label: expect.stringMatching(/^#\d$/), kind: 'github', failure: null })
    expect(issue!.url).toMatch(/^https:\/\/github\.com\/acme\/web\/issues\/\d$/)
    const { issues } = stage.standIn().store
    expect(issues.map(({ title }) => title).toSorted()).toEqual(['Fix the build', 'Sleep', 'Write tests'])
    expect(issues[0]!.text).toContain(
      `https://retro.example.com/dashboard/team/${stage.place().teamId}/actions`,
    )
  })

  test('TRACK-9: pressed twice, also at once, an action item is one issue', async () => {
    const { tracker, actionId } = await sent()
    await Promise.all([1, 2, 3].map(() => send(tracker.id, [actionId, actionId])))
    stage.goAhead(5 * MINUTE_MS)
    const [another] = await addActions(['Another'])
    await send(tracker.id, [another!])
    await soon(async () => expect(await issuesOf([another!])).toMatchObject([{ state: 'open' }]))
    expect(stage.standIn().store.issues.map(({ title }) => title)).toEqual(['Fix the build', 'Another'])
  })

  test.each(['error', 'malformed', 'breaks-off', 'other-shape'] as const)(
    'TRACK-9: an issue whose making was answered by one that is %s is found, and not made again',
    async (mood) => {
      stage.standIn().feel(mood, 'well')
      const tracker = await connect()
      const [actionId] = (await addActions(['Fix the build'])) as [string]
      await send(tracker.id, [actionId])
      await soon(async () =>
        expect(await issuesOf([actionId])).toMatchObject([
          { state: 'queued', failure: expect.stringMatching(/error|malformed|unreachable/) },
        ]),
      )
      expect(stage.standIn().store.issues).toHaveLength(1)
      stage.goAhead(2 * MINUTE_MS)
      await soon(async () =>
        expect(await issuesOf([actionId])).toMatchObject([{ state: 'open', label: '#1' }]),
      )
      expect(stage.standIn().store.issues).toHaveLength(1)
    },
  )

  test('TRACK-8, TRACK-9: what was refused has failed, says why, and is tried again by a press', async () => {
    stage.standIn().feel('refused')
    const tracker = await connect()
    const [actionId] = (await addActions(['Fix the build'])) as [string]
    await send(tracker.id, [actionId])
    await soon(async () =>
      expect(await issuesOf([actionId])).toMatchObject([{ state: 'failed', failure: 'no-access' }]),
    )
    stage.standIn().feel('well')
    await Promise.all([send(tracker.id, [actionId]), send(tracker.id, [actionId])])
    await soon(async () => expect(await issuesOf([actionId])).toMatchObject([{ state: 'open' }]))
    expect(stage.standIn().store.issues).toHaveLength(1)
  })

  test('TRACK-10: a tracker that asks for a pause gets it, and no item has failed by it', async () => {
    stage.standIn().feel('rate-limited', 'well')
    const tracker = await connect()
    const ids = await addActions(['One', 'Two'])
    await send(tracker.id, ids)
    await soon(async () => expect((await trackers())[0]!.pausedUntil).toBeGreaterThan(0))
    expect(stage.standIn().requests).toHaveLength(1)
    stage.goAhead(MINUTE_MS)
    await soon(async () => expect((await issuesOf(ids)).map(({ state }) => state)).toEqual(['open', 'open']))
    expect(stage.standIn().store.issues).toHaveLength(2)
  })

  test('TRACK-10: after five failures in a row a tracker rests', async () => {
    stage.standIn().feel('refused')
    const tracker = await connect()
    const ids = await addActions(['1', '2', '3', '4', '5', '6', '7'])
    await send(tracker.id, ids)
    await soon(async () => expect((await trackers())[0]!.pausedUntil).toBeGreaterThan(0))
    expect(stage.standIn().requests).toHaveLength(5)
    expect((await issuesOf(ids)).filter(({ state }) => state === 'queued')).toHaveLength(2)
  })

  test('TRACK-6: an item of a private retro is withheld, unless the tracker was connected for them', async () => {
    const { browser } = stage.place().owner
    await browser.post(`/api/team/${stage.place().teamId}/board/${stage.boardId()}/settings`, {
      isPrivate: true,
    })
    const tracker = await connect()
    const [actionId] = (await addActions(['Secret plan'])) as [string]
    await send(tracker.id, [actionId])
    await soon(async () =>
      expect(await issuesOf([actionId])).toMatchObject([{ state: 'failed', failure: 'withheld' }]),
    )
    expect(stage.standIn().store.issues).toEqual([])
    await browser.post(`${stage.root()}/trackers/${tracker.id}`, { includesPrivate: true })
    await send(tracker.id, [actionId])
    await soon(async () => expect(await issuesOf([actionId])).toMatchObject([{ state: 'open' }]))
  })
})

describe('the state of an issue', () => {
  const hook = async ({ id, hookSecret }: { readonly id: string; readonly hookSecret: string | null }) => {
    const [issue] = stage.standIn().store.issues
    return post(`/api/tracker-hooks/${id}`, stage.standIn().hookOf(issue!, hookSecret ?? ''))
  }

  test('TRACK-11, TRACK-14: closed it marks the action item as done, reopened as open, and repeated nothing', async () => {
    const { tracker, actionId } = await sent()
    const [issue] = stage.standIn().store.issues
    issue!.isOpen = false
    expect(await hook(tracker)).toBe(200)
    await soon(async () => expect(await statusOf(actionId)).toBe('done'))
    await soon(async () => expect(await issuesOf([actionId])).toMatchObject([{ state: 'closed' }]))
    issue!.isOpen = true
    expect(await hook(tracker)).toBe(200)
    await soon(async () => expect(await statusOf(actionId)).toBe('open'))
    // The first webhook again: the tracker is asked, and says that the issue is open.
    const asked = stage.standIn().requests.length
    expect(await hook(tracker)).toBe(200)
    await soon(() => expect(stage.standIn().requests.length).toBeGreaterThan(asked))
    expect(await statusOf(actionId)).toBe('open')
  })

  test('TRACK-12: without a webhook it is asked for after an hour', async () => {
    const { actionId } = await sent()
    stage.standIn().store.issues[0]!.isOpen = false
    stage.goAhead(HOUR_MS + MINUTE_MS)
    await soon(async () => expect(await statusOf(actionId)).toBe('done'))
  })

  test('TRACK-14: an action item that is marked changes no issue, and is not marked back', async () => {
    const { tracker, actionId } = await sent()
    const { browser } = stage.place().owner
    await browser.post(`${stage.root()}/actions`, { actions: [{ id: actionId, status: 'done' }] })
    const asked = stage.standIn().requests.length
    await hook(tracker)
    await soon(() => expect(stage.standIn().requests.length).toBeGreaterThan(asked))
    expect(await statusOf(actionId)).toBe('done')
    expect(
      stage.standIn().requests.every(({ method, path }) => method === 'GET' || path.endsWith('/issues')),
    ).toBe(true)
  })
})
