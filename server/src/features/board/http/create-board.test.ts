import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestCookie, joinBoard } from '../../../testing/board-client.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUser, newUserAs, type TestUser, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

const STEP = { kind: 'write', minutes: 8, title: 'Write' }
const PLAIN = { name: 'Sprint 12', columns: ['Start', 'Stop'] }

async function start({ teamId }: TeamPlace, { browser }: TestUser, input: object): Promise<string> {
  const { status, body } = await browser.post(`/api/team/${teamId}/boards`, { ...PLAIN, ...input })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (body as { id: string }).id
}

async function refusalOf({ teamId }: TeamPlace, { browser }: TestUser, input: object): Promise<unknown> {
  const { status, body } = await browser.post(`/api/team/${teamId}/boards`, { ...PLAIN, ...input })
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

describe('the call that creates a retro', () => {
  test('CREATE-8, CREATE-15, MOOD-2: all values are there at once, and are the first row of the log', async () => {
    const place = await teamPlace(app)
    const input = {
      theme: 'misty-mountains',
      isAnonymous: true,
      startMoodPoll: true,
      columns: ['One', 'Two', ' ', ''],
    }
    const id = await start(place, place.owner, input)
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

  test('CREATE-15: timestamp, createdBy and teamId of the body are ignored', async () => {
    const [place, other] = [await teamPlace(app), await teamPlace(app)]
    const lies = { timestamp: 5, createdBy: other.owner.id, teamId: other.teamId }
    const id = await start(place, place.owner, lies)
    const { body } = await read(place, id)
    expect(body).toMatchObject({ createdBy: place.owner.id, teamId: place.teamId })
    expect((body as { timestamp: number }).timestamp).toBeGreaterThan(1_700_000_000_000)
  })

  test('CREATE-6, BOARD-74: a compact retro has at most three columns, and its copy is compact too', async () => {
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

  test('RUN-13: a retro offers the steps of its format, of the request, or of the board that it is a copy of', async () => {
    const place = await teamPlace(app)
    const stepsOf = async (input: object): Promise<unknown> => {
      const { body } = await read(place, await start(place, place.owner, input))
      return (body as { runSteps: unknown }).runSteps
    }
    const steps = [{ kind: 'vote', minutes: 7, title: 'Vote' }]
    expect(await stepsOf({})).toEqual([])
    expect(await stepsOf({ format: 'no-such-format' })).toEqual([])
    expect(await stepsOf({ format: 'working-stuck' })).toMatchObject([
      { kind: 'write', minutes: 4 },
      { kind: 'group', minutes: 6 },
      { kind: 'discuss', minutes: 5 },
    ])
    expect(await stepsOf({ format: 'six-thinking-hats', steps: [] })).toEqual([])
    const source = await start(place, place.owner, { format: 'agile', steps })
    expect(await stepsOf({ fromBoard: source })).toEqual(steps)
    expect(await stepsOf({ fromBoard: source, steps: [] })).toEqual([])
  })

  test.each([
    ['nine steps', Array.from({ length: 9 }, () => STEP)],
    ['no minutes', [{ ...STEP, minutes: 0 }]],
    ['an unknown kind', [{ ...STEP, kind: 'sing' }]],
    ['a title of 61 characters', [{ ...STEP, title: 'x'.repeat(61) }]],
  ])('RUN-2, RUN-13: a retro with %s to run is refused', async (_, steps) => {
    const place = await teamPlace(app)
    expect(await refusalOf(place, place.owner, { steps })).toBe('bad-request')
  })

  test('CREATE-12: a copy begins with a mood poll where the other board had one', async () => {
    const place = await teamPlace(app)
    const id = await start(place, place.owner, { startMoodPoll: true })
    const copy = await start(place, place.owner, { fromBoard: id })
    expect((await read(place, copy)).body).toMatchObject({ startMoodPoll: true, hadMoodPoll: true })
    const quiet = await start(place, place.owner, { fromBoard: id, startMoodPoll: false })
    expect((await read(place, quiet)).body).toMatchObject({ startMoodPoll: false, hadMoodPoll: false })
  })

  test('CREATE-16, BOARD-71: no column is one without a name; a sixth or a title too long is refused', async () => {
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

  test('CREATE-17: blank columns are left out with their meanings; other values are those of the team', async () => {
    const place = await teamPlace(app)
    const input = { columns: ['', 'One', ' ', 'Two'], meanings: ['good', 'bad', 'good', 'idea'] }
    const id = await start(place, place.owner, input)
    expect(await cardOf(place, id)).toMatchObject({ columns: ['One', 'Two'], meanings: ['bad', 'idea'] })
    expect((await read(place, id)).body).toMatchObject({ isAnonymous: false, isPrivate: false })
    await app.database.pool.query('UPDATE team SET is_anonymous = true WHERE id = $1', [place.teamId])
    expect((await read(place, await start(place, place.owner, {}))).body).toMatchObject({ isAnonymous: true })
  })

  test('CREATE-15: columns have the meanings of the call, else those of their format', async () => {
    const place = await teamPlace(app)
    const input = { columns: ['Start', 'Stop', 'Continue'], format: 'start-stop-continue' }
    expect(await cardOf(place, await start(place, place.owner, input))).toMatchObject({
      meanings: ['idea', 'bad', 'good'],
    })
    const told = { ...input, meanings: ['thanks', 'question'] }
    expect(await cardOf(place, await start(place, place.owner, told))).toMatchObject({
      meanings: ['thanks', 'question', 'good'],
    })
  })
})

describe('a copy of a retro (fromBoard)', () => {
  test('CREATE-10: has its background and settings, and unchanged columns keep their meanings', async () => {
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

  test('CREATE-14: a new retro is public, a copy of a private one is private where the plan allows it', async () => {
    const place = await teamPlace(app)
    const isPrivate = async (input: object) => {
      const { body } = await read(place, await start(place, place.owner, input))
      return (body as { isPrivate: boolean }).isPrivate
    }
    const fromBoard = await start(place, place.owner, {})
    expect([await isPrivate({}), await isPrivate({ fromBoard })]).toEqual([false, false])
    await app.database.pool.query('UPDATE board SET is_private = true WHERE id = $1', [fromBoard])
    expect(await isPrivate({ fromBoard })).toBe(true)
    await onPlan(place, null)
    await app.database.pool.query('UPDATE organisation SET retros_begun = 0 WHERE id = $1', [place.orgId])
    expect(await isPrivate({ fromBoard })).toBe(false)
  })

  test('CREATE-10, CREATE-13: a source that is not readable, deleted or archived is not found', async () => {
    const [place, other] = [await teamPlace(app), await teamPlace(app)]
    const theirs = await start(other, other.owner, {})
    // Every user with the link of a public board may copy it.
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

describe('three free retros an organisation', () => {
  const creditsOf = async ({ teamId, owner }: TeamPlace) =>
    ((await owner.browser.get(`/api/team/${teamId}`)).body as { credits: unknown }).credits

  test('PLAN-7: the fourth retro is refused without a plan, deleted ones counted, and not stored', async () => {
    const place = await teamPlace(app)
    await onPlan(place, null)
    expect(await creditsOf(place)).toEqual({ used: 0, max: 3 })
    const first = await start(place, place.owner, {})
    await place.owner.browser.delete(`/api/team/${place.teamId}/board/${first}`)
    await start(place, place.owner, {})
    expect(await creditsOf(place)).toEqual({ used: 2, max: 3 })
    const fay = await newUserAs(app, place, null, 'facilitator')
    await start(place, fay, {})
    expect(await refusalOf(place, fay, {})).toBe('plan-required')
    expect(await creditsOf(place)).toEqual({ used: 3, max: 3 })
    // A restored retro does not count again.
    await place.owner.browser.post(`/api/team/${place.teamId}/board/${first}/restore`)
    const { body } = await place.owner.browser.get(`/api/team/${place.teamId}`)
    expect((body as { boards: unknown[] }).boards).toHaveLength(3)
    await onPlan(place, 'level1')
    expect(await creditsOf(place)).toBeNull()
    await start(place, fay, {})
  })

  test('PLAN-7: of six retros that are started at the same time three are created', async () => {
    const place = await teamPlace(app)
    await onPlan(place, null)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => refusalOf(place, place.owner, {})))
    expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(3)
    expect(new Set(outcomes)).toEqual(new Set(['begun', 'plan-required']))
  })

  test('CREATE-15, PLAN-9: a user who may not start a retro learns nothing about the plan', async () => {
    const place = await teamPlace(app)
    await onPlan(place, null)
    for (let at = 0; at < 3; at += 1) await start(place, place.owner, {})
    expect(await refusalOf(place, await newUserAs(app, place, null, 'member'), {})).toBe('forbidden')
    expect(await refusalOf(place, await newUser(app), {})).toBe('not-found')
  })
})
