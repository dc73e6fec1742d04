import type { MoodPoll } from '@retropulse/contract/mood'
import type { RoomUpdate } from '@retropulse/contract/board-room'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BoardClient } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startBoard, startRetro, type Retro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, openGuestBrowser, signUp, type TestBrowser } from '../../../testing/test-browser.ts'
import { joinForTest } from '../../../testing/board-steps.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const START: BoardCommand = { type: 'start-mood-poll' }
const END: BoardCommand = { type: 'end-mood-poll' }

interface Poll extends Retro {
  readonly client: BoardClient
  readonly path: string
}

/** A retro with a running mood poll. */
async function startPoll(): Promise<Poll> {
  const retro = await startRetro(app.url)
  const client = await joinForTest(app.url, retro.boardId, retro.facilitator.cookie())
  await client.send(START)
  return { ...retro, client, path: `/api/team/${retro.teamId}/board/${retro.boardId}/polls` }
}

function answer(browser: TestBrowser, path: string, value: unknown, uid: unknown = 'me') {
  return browser.post(path, { mood: { uid, value } })
}

async function read(browser: TestBrowser, path: string): Promise<MoodPoll> {
  const { status, body } = await browser.get(`${path}?type=mood`)
  expect(status).toBe(200)
  return body as MoodPoll
}

/** Lets one guest after the other give these answers. */
async function guestsAnswer(path: string, values: readonly number[]): Promise<readonly TestBrowser[]> {
  const guests: TestBrowser[] = []
  for (const value of values) {
    const browser = await openGuestBrowser(app.url)
    expect((await answer(browser, path, value)).status).toBe(200)
    guests.push(browser)
  }
  return guests
}

function moodsTold(client: BoardClient): readonly number[] {
  return client.received
    .filter(([name]) => name === 'room')
    .map(([, update]) => update as RoomUpdate)
    .flatMap((update) => (update.type === 'moods' ? [update.count] : []))
}

describe('answering a mood poll', () => {
  test('MOOD-10, MOOD-15: users and guests answer, and get their answer back', async () => {
    const { facilitator, path } = await startPoll()
    const mine = await answer(facilitator, path, 4)
    expect([mine.status, mine.body]).toEqual([200, { submittedValue: 4 }])
    const theirs = await answer(await openGuestBrowser(app.url), path, 2)
    expect([theirs.status, theirs.body]).toEqual([200, { submittedValue: 2 }])
  })

  test('MOOD-10, MOOD-14: an answer can be changed, and counts once', async () => {
    const { facilitator, client, path } = await startPoll()
    await answer(facilitator, path, 1)
    await answer(facilitator, path, 5)
    await guestsAnswer(path, [3, 4])
    await client.send(END)
    expect(await read(facilitator, path)).toEqual({
      moodScore: 4,
      moodValues: [0, 0, 1, 1, 1],
      submittedValue: 5,
      answers: 3,
      missing: 0,
      floor: 3,
      isHeldBack: false,
    })
  })

  test('MOOD-11: the answer of a guest belongs to the account after signing in, and counts once', async () => {
    const { path } = await startPoll()
    const browser = await openGuestBrowser(app.url)
    await answer(browser, path, 2)
    await signUp(browser)
    expect(await read(browser, path)).toMatchObject({ submittedValue: 2, answers: 1 })
    await answer(browser, path, 3)
    expect(await read(browser, path)).toMatchObject({ submittedValue: 3, answers: 1 })
  })

  test('MOOD-15: the uid of the body is ignored', async () => {
    const { path } = await startPoll()
    const [victim] = await guestsAnswer(path, [5])
    const { body } = await victim!.get('/uid')
    const { uid } = body as { uid: string }
    const forger = await openGuestBrowser(app.url)
    await answer(forger, path, 1, uid)
    expect(await read(victim!, path)).toMatchObject({ submittedValue: 5, answers: 2 })
    expect(await forger.get(`${path}?type=mood&uid=${uid}`)).toMatchObject({ body: { submittedValue: 1 } })
  })

  test('MOOD-15: a caller without a session or a guest cookie reads the poll, and is refused an answer', async () => {
    const { path } = await startPoll()
    const signedOut = openBrowser(app.url)
    expect(await answer(signedOut, path, 3)).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    expect(await read(signedOut, path)).toMatchObject({ submittedValue: null, answers: 0, missing: 3 })
  })

  test('MOOD-10: an answer is refused before the poll and after its end', async () => {
    const { boardId, teamId, facilitator } = await startRetro(app.url)
    const path = `/api/team/${teamId}/board/${boardId}/polls`
    const closed = { status: 409, body: { code: 'poll-closed' } }
    expect(await answer(facilitator, path, 3)).toMatchObject(closed)
    const client = await joinForTest(app.url, boardId, facilitator.cookie())
    await client.send(START)
    await client.send(END)
    expect(await answer(facilitator, path, 3)).toMatchObject(closed)
    await client.send(START)
    expect(await answer(facilitator, path, 3)).toMatchObject({ status: 200 })
  })

  test.each([0, 6, 2.5, -1, '3', null, undefined, [3]])(
    'MOOD-10: the answer %j is refused',
    async (value) => {
      const { facilitator, path } = await startPoll()
      const { status, body } = await answer(facilitator, path, value)
      expect([status, body]).toEqual([400, { code: 'bad-request', fields: { 'mood.value': 'invalid' } }])
    },
  )

  test('MOOD-14: the table of answers holds a hash in place of the person', async () => {
    const { facilitator, boardId, path } = await startPoll()
    await answer(facilitator, path, 4)
    const { body } = await facilitator.get('/profile')
    const { rows } = await app.database.pool.query('SELECT * FROM mood_answer WHERE board_id = $1', [boardId])
    expect(rows).toEqual([
      {
        board_id: boardId,
        person_hash: expect.stringMatching(/^[\w-]{43}$/),
        value: 4,
        told: null,
        floor_change: 0,
        is_gone: false,
      },
    ])
    expect(JSON.stringify(rows)).not.toContain((body as { sub: string }).sub)
  })
})

describe('what a mood poll discloses', () => {
  test('ANON-22, MOOD-16, MOOD-19: below three answers only how many are missing', async () => {
    const { facilitator, client, path } = await startPoll()
    const [one] = await guestsAnswer(path, [1, 5])
    await client.send(END)
    const withheld = { floor: 3, isHeldBack: false }
    const nothing = { moodScore: null, moodValues: null, answers: 2, missing: 1, ...withheld }
    expect(await read(facilitator, path)).toEqual({ ...nothing, submittedValue: null })
    expect(await read(one!, path)).toEqual({ ...nothing, submittedValue: 1 })
  })

  test('MOOD-4, MOOD-16: results after the end, and none while the poll runs again', async () => {
    const { facilitator, client, path } = await startPoll()
    await guestsAnswer(path, [1, 5, 5])
    expect(await read(facilitator, path)).toMatchObject({ moodScore: null, moodValues: null, missing: 0 })
    await client.send(END)
    expect(await read(facilitator, path)).toMatchObject({ moodScore: 3.67, moodValues: [1, 0, 0, 0, 2] })
    await client.send(START)
    expect(await read(facilitator, path)).toMatchObject({ moodScore: null, moodValues: null, answers: 3 })
  })

  test('ANON-25, MOOD-23: one or two answers after a resume are not the difference between two results', async () => {
    const { facilitator, client, path } = await startPoll()
    const again = async (values: readonly number[]) => {
      await client.send(START)
      await guestsAnswer(path, values)
      await client.send(END)
      return read(facilitator, path)
    }
    expect(await again([1, 5, 5])).toMatchObject({ moodValues: [1, 0, 0, 0, 2], answers: 3 })
    expect(await again([2])).toMatchObject({ moodScore: 3.67, moodValues: [1, 0, 0, 0, 2], answers: 3 })
    expect(await again([2])).toMatchObject({ moodScore: 3.67, moodValues: [1, 0, 0, 0, 2], answers: 3 })
    expect(await again([4])).toMatchObject({ moodScore: 3.17, moodValues: [1, 2, 0, 1, 2], answers: 6 })
  })

  test('ANON-25, MOOD-23: neither is an answer given as a guest, once the person answers signed in', async () => {
    const { client, path } = await startPoll()
    const [person] = await guestsAnswer(path, [2, 5, 5, 5])
    await client.send(END)
    expect(await read(person!, path)).toMatchObject({ moodValues: [0, 1, 0, 0, 3], answers: 4 })
    await signUp(person!)
    await client.send(START)
    await answer(person!, path, 4)
    await client.send(END)
    expect(await read(person!, path)).toMatchObject({ moodValues: [0, 1, 0, 0, 3], submittedValue: 4 })
  })

  test('MOOD-24: a changed answer that the floor holds back is explained to its author only', async () => {
    const { facilitator, client, path } = await startPoll()
    const [one, two, three] = await guestsAnswer(path, [1, 5, 5])
    await client.send(END)
    expect(await read(one!, path)).toMatchObject({ moodScore: 3.67, isHeldBack: false })
    await client.send(START)
    await answer(one!, path, 3)
    expect(await read(one!, path)).toMatchObject({ submittedValue: 3, isHeldBack: false })
    await client.send(END)
    expect(await read(one!, path)).toMatchObject({ moodScore: 3.67, isHeldBack: true, floor: 3 })
    for (const other of [two!, facilitator])
      expect(await read(other, path)).toMatchObject({ moodScore: 3.67, isHeldBack: false })
    await client.send(START)
    await answer(two!, path, 3)
    await answer(three!, path, 3)
    await client.send(END)
    expect(await read(one!, path)).toMatchObject({ moodScore: 3, isHeldBack: false })
  })

  test('MOOD-17: the answer of another person is not disclosed', async () => {
    const { facilitator, path } = await startPoll()
    await guestsAnswer(path, [2])
    expect(await read(facilitator, path)).toMatchObject({ submittedValue: null, answers: 1 })
    expect(await read(await openGuestBrowser(app.url), path)).toMatchObject({
      submittedValue: null,
      answers: 1,
    })
  })

  test('MOOD-13: all participants hear how many people have answered, and later ones read it', async () => {
    const { boardId, client, path } = await startPoll()
    const watcher = await joinForTest(app.url, boardId, (await openGuestBrowser(app.url)).cookie())
    expect(watcher.joined.moods).toBe(0)
    await guestsAnswer(path, [1, 2])
    for (const person of [client, watcher]) await eventually(() => expect(moodsTold(person).at(-1)).toBe(2))
    const late = await joinForTest(app.url, boardId, (await openGuestBrowser(app.url)).cookie())
    expect(late.joined.moods).toBe(2)
    for (const person of [client, watcher, late]) person.close()
    await eventually(async () => {
      const alone = await joinForTest(app.url, boardId, (await openGuestBrowser(app.url)).cookie())
      expect(alone.joined.moods).toBe(2)
      alone.close()
    })
  })

  test('MOOD-16: another type than mood is refused', async () => {
    const { facilitator, path } = await startPoll()
    expect(await facilitator.get(`${path}?type=pulse`)).toMatchObject({ status: 400 })
    expect(await facilitator.get(path)).toMatchObject({ status: 400 })
  })
})

describe('access to a mood poll', () => {
  test('MOOD-18: under another team the board is not found', async () => {
    const { facilitator, boardId } = await startPoll()
    const other = await startRetro(app.url)
    const path = `/api/team/${other.teamId}/board/${boardId}/polls`
    const missing = { status: 404, body: { code: 'not-found' } }
    expect(await answer(facilitator, path, 3)).toMatchObject(missing)
    expect(await facilitator.get(`${path}?type=mood`)).toMatchObject(missing)
    const nowhere = path.replace(boardId, 'no-such-board')
    expect(await facilitator.get(`${nowhere}?type=mood`)).toMatchObject(missing)
  })

  test('MOOD-18: the poll of a private board is open to its team only', async () => {
    const { facilitator, teamId } = await startPoll()
    const boardId = await startBoard(facilitator, teamId)
    await app.database.pool.query('UPDATE board SET is_private = true WHERE id = $1', [boardId])
    const path = `/api/team/${teamId}/board/${boardId}/polls`
    const stranger = openBrowser(app.url)
    await signUp(stranger)
    expect(await answer(await openGuestBrowser(app.url), path, 3)).toMatchObject({
      status: 401,
      body: { code: 'sign-in-required' },
    })
    expect(await answer(stranger, path, 3)).toMatchObject({
      status: 403,
      body: { code: 'invitation-required' },
    })
    expect(await stranger.get(`${path}?type=mood`)).toMatchObject({ status: 403 })
    expect(await facilitator.get(`${path}?type=mood`)).toMatchObject({ status: 200 })
  })

  test('API-2: both calls are described in OpenAPI', async () => {
    const docs = await openBrowser(app.url).get('/api/docs/json')
    const { paths } = docs.body as { paths: Record<string, object> }
    expect(Object.keys(paths['/api/team/{teamId}/board/{boardId}/polls']!).sort()).toEqual(['get', 'post'])
  })
})
