import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestCookie, joinBoard } from '../../../testing/board-client.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  somebody,
  somebodyAs,
  type Somebody,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

const PLAIN = { name: 'Sprint 12', columns: ['Start', 'Stop'] }

async function start({ teamId }: TeamPlace, { browser }: Somebody, wish: object): Promise<string> {
  const { status, body } = await browser.post(`/api/team/${teamId}/boards`, { ...PLAIN, ...wish })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (body as { id: string }).id
}

async function refusalOf({ teamId }: TeamPlace, { browser }: Somebody, wish: object): Promise<unknown> {
  const { status, body } = await browser.post(`/api/team/${teamId}/boards`, { ...PLAIN, ...wish })
  return status < 300 ? 'begun' : (body as { code: string }).code
}

async function cardOf({ teamId, owner }: TeamPlace, boardId: string): Promise<unknown> {
  return (await owner.browser.get(`/api/team/${teamId}/board/${boardId}`)).body
}

function read({ owner }: TeamPlace, boardId: string) {
  return owner.browser.get(`/api/board/${boardId}`)
}

async function onPlan({ orgId }: TeamPlace, planId: string | null): Promise<void> {
  await app.database.pool.query('UPDATE organisation SET plan_id = $2 WHERE id = $1', [orgId, planId])
}

describe('teams.md §3: the payload that begins a retro', () => {
  test('all of it is there at once, and is the first row of the log', async () => {
    const place = await teamPlace(app)
    const wish = {
      theme: 'misty-mountains',
      isAnonymous: true,
      startMoodPoll: true,
      columns: ['One', 'Two', ' ', ''],
    }
    const id = await start(place, place.owner, wish)
    expect((await read(place, id)).body).toMatchObject({
      name: 'Sprint 12',
      columns: ['One', 'Two'],
      theme: 'misty-mountains',
      backgroundUrl: null,
      isAnonymous: true,
      startMoodPoll: true,
      teamId: place.teamId,
    })
    const { rows } = await app.database.pool.query('SELECT seq FROM board_log WHERE board_id = $1', [id])
    expect(rows).toEqual([{ seq: 1 }])
    const guest = await joinBoard(app.url, id, await guestCookie(app.url))
    expect(guest.board().state).toMatchObject({ theme: 'misty-mountains', moodPoll: true, isAnonymous: true })
    guest.close()
    expect(await cardOf(place, id)).toMatchObject({ theme: 'misty-mountains', columns: ['One', 'Two'] })
  })

  test('D1: what the page says of who, when and where is not believed', async () => {
    const [place, other] = [await teamPlace(app), await teamPlace(app)]
    const lies = { timestamp: 5, createdBy: other.owner.id, teamId: other.teamId }
    const id = await start(place, place.owner, lies)
    const { body } = await read(place, id)
    expect(body).toMatchObject({ createdBy: place.owner.id, teamId: place.teamId })
    expect((body as { timestamp: number }).timestamp).toBeGreaterThan(1_700_000_000_000)
  })

  test('D36: a compact retro is one for good, has three columns at most, and its copy is compact too', async () => {
    const place = await teamPlace(app)
    const compact = { compact: true, columns: ['1', '2', '3'] }
    expect(await refusalOf(place, place.owner, { ...compact, columns: ['1', '2', '3', '4'] })).toBe(
      'board-full',
    )
    const id = await start(place, place.owner, compact)
    expect((await read(place, id)).body).toMatchObject({ compact: true, columns: ['1', '2', '3'] })
    expect(await cardOf(place, id)).toMatchObject({ compact: true, isAnonymous: false, pulseData: null })
    const copy = await start(place, place.owner, { columns: ['1'], fromBoard: id })
    expect(await cardOf(place, copy)).toMatchObject({ compact: true })
    expect(await cardOf(place, await start(place, place.owner, {}))).toMatchObject({ compact: false })
  })

  test('teams.md §2: a copy begins with a mood poll where the other board had one', async () => {
    const place = await teamPlace(app)
    const id = await start(place, place.owner, { startMoodPoll: true })
    const copy = await start(place, place.owner, { fromBoard: id })
    expect((await read(place, copy)).body).toMatchObject({ startMoodPoll: true, hadMoodPoll: true })
    const quiet = await start(place, place.owner, { fromBoard: id, startMoodPoll: false })
    expect((await read(place, quiet)).body).toMatchObject({ startMoodPoll: false, hadMoodPoll: false })
  })

  test('board.md §5: no column at all is one without a name; more than five are refused', async () => {
    const place = await teamPlace(app)
    expect((await read(place, await start(place, place.owner, { columns: [] }))).body).toMatchObject({
      columns: [''],
    })
    expect(await refusalOf(place, place.owner, { columns: ['1', '2', '3', '4', '5', '6'] })).toBe(
      'bad-request',
    )
    expect(await refusalOf(place, place.owner, { columns: ['x'.repeat(61)] })).toBe('bad-request')
    expect(await refusalOf(place, place.owner, { name: 'x'.repeat(93) })).toBe('bad-request')
    expect(await refusalOf(place, place.owner, { theme: 'no-such-theme' })).toBe('bad-request')
    expect(await refusalOf(place, place.owner, { backgroundUrl: 'ftp://example.com/a.png' })).toBe(
      'image-invalid',
    )
  })

  test('D30: columns mean what is said, else what they do in their format', async () => {
    const place = await teamPlace(app)
    const wish = { columns: ['Start', 'Stop', 'Continue'], format: 'start-stop-continue' }
    expect(await cardOf(place, await start(place, place.owner, wish))).toMatchObject({
      meanings: ['idea', 'bad', 'good'],
    })
    const told = { ...wish, meanings: ['thanks', 'question'] }
    expect(await cardOf(place, await start(place, place.owner, told))).toMatchObject({
      meanings: ['thanks', 'question', 'good'],
    })
  })
})

describe('teams.md §2: a retro like another (fromBoard)', () => {
  test('has its background and settings, and its columns keep what they ask for', async () => {
    const place = await teamPlace(app)
    const path = `/api/team/${place.teamId}/board`
    const source = await start(place, place.owner, {
      theme: 'misty-mountains',
      isAnonymous: true,
      meanings: ['idea', 'bad'],
    })
    const fay = await joinBoard(app.url, source, place.owner.browser.cookie())
    expect(await fay.send({ type: 'set-gif-sharing', on: false })).toMatchObject({ ok: true })
    fay.close()
    expect((await place.owner.browser.post(`${path}/${source}/settings`, { isPrivate: true })).status).toBe(
      200,
    )
    const id = await start(place, place.owner, { fromBoard: source, columns: ['Start', 'Halt'] })
    expect((await read(place, id)).body).toMatchObject({
      theme: 'misty-mountains',
      isAnonymous: true,
      disableGifs: true,
      isPrivate: true,
      startMoodPoll: false,
    })
    expect(await cardOf(place, id)).toMatchObject({ meanings: ['idea', 'other'] })
    const other = await start(place, place.owner, { fromBoard: source, isAnonymous: false, theme: null })
    expect((await read(place, other)).body).toMatchObject({
      theme: null,
      isAnonymous: false,
      disableGifs: true,
    })
  })

  test('one that the asker may not read, that is deleted, or that is archived, is not found', async () => {
    const [place, other] = [await teamPlace(app), await teamPlace(app)]
    const theirs = await start(other, other.owner, {})
    // Whoever has the link of a public board may begin like it.
    expect(await refusalOf(place, place.owner, { fromBoard: theirs })).toBe('begun')
    await other.owner.browser.post(`/api/team/${other.teamId}/board/${theirs}/settings`, { isPrivate: true })
    const own = await start(place, place.owner, {})
    await place.owner.browser.delete(`/api/team/${place.teamId}/board/${own}`)
    for (const fromBoard of [theirs, own, 'no-such-board'])
      expect(await refusalOf(place, place.owner, { fromBoard })).toBe('not-found')
    const old = await start(place, place.owner, {})
    await onPlan(place, null)
    await app.database.pool.query('UPDATE board SET created_at = 1 WHERE id = $1', [old])
    expect(await refusalOf(place, place.owner, { fromBoard: old })).toBe('not-found')
  })
})

describe('teams.md §9: three free retros an organisation', () => {
  const creditsOf = async ({ teamId, owner }: TeamPlace) =>
    ((await owner.browser.get(`/api/team/${teamId}`)).body as { credits: unknown }).credits

  test('the fourth takes a plan, deleted ones count, and nothing of it is made', async () => {
    const place = await teamPlace(app)
    await onPlan(place, null)
    expect(await creditsOf(place)).toEqual({ used: 0, max: 3 })
    const first = await start(place, place.owner, {})
    await place.owner.browser.delete(`/api/team/${place.teamId}/board/${first}`)
    await start(place, place.owner, {})
    expect(await creditsOf(place)).toEqual({ used: 2, max: 3 })
    const fay = await somebodyAs(app, place, null, 'facilitator')
    await start(place, fay, {})
    expect(await refusalOf(place, fay, {})).toBe('plan-required')
    expect(await creditsOf(place)).toEqual({ used: 3, max: 3 })
    // Restored, it is none of the others'.
    await place.owner.browser.post(`/api/team/${place.teamId}/board/${first}/restore`)
    const { body } = await place.owner.browser.get(`/api/team/${place.teamId}`)
    expect((body as { boards: unknown[] }).boards).toHaveLength(3)
    await onPlan(place, 'level1')
    expect(await creditsOf(place)).toBeNull()
    await start(place, fay, {})
  })

  test('of several who start at the same time, three do', async () => {
    const place = await teamPlace(app)
    await onPlan(place, null)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => refusalOf(place, place.owner, {})))
    expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(3)
    expect(new Set(outcomes)).toEqual(new Set(['begun', 'plan-required']))
  })

  test('whoever may not start one is not told about plans', async () => {
    const place = await teamPlace(app)
    await onPlan(place, null)
    for (let at = 0; at < 3; at += 1) await start(place, place.owner, {})
    expect(await refusalOf(place, await somebodyAs(app, place, null, 'member'), {})).toBe('forbidden')
    expect(await refusalOf(place, await somebody(app), {})).toBe('not-found')
  })
})
