import { PERSONAL_BOARDS_MAX } from '@retropulse/domain/board/limits'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { askToJoin, guestCookie, joinBoard, openSocket } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { noteSaying, startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUser, teamPlace } from '../../../testing/team-place.ts'
import { openBrowser, PASSWORD, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const INPUT = { name: 'A retro', columns: ['Sun', 'Rain'] }
const NOWHERE = { status: 404, body: { code: 'not-found' } }

async function begin(browser: TestBrowser): Promise<string> {
  const { status, body } = await browser.post('/api/boards', INPUT)
  expect(status).toBe(201)
  return (body as { id: string }).id
}

async function listOf(browser: TestBrowser): Promise<{ boards: string[]; trash: string[] }> {
  const { status, body } = await browser.get('/api/boards')
  expect(status).toBe(200)
  const { boards, trash } = body as Record<'boards' | 'trash', { id: string }[]>
  return { boards: boards.map(({ id }) => id), trash: trash.map(({ id }) => id) }
}

async function enter(boardId: string, cookie: string) {
  const client = await joinBoard(app.url, boardId, cookie)
  onTestFinished(() => client.close())
  return client
}

describe('a board without a team', () => {
  // Rules: CREATE-18, CREATE-19, CREATE-21, CREATE-22, PERM-17
  test('is created and led by a user, open to all, and in the list of its creator alone', async () => {
    const maker = await newUser(app)
    const other = await newUser(app)
    const boardId = await begin(maker.browser)
    expect(await listOf(maker.browser)).toEqual({ boards: [boardId], trash: [] })
    expect(await listOf(other.browser)).toEqual({ boards: [], trash: [] })
    const read = async (browser: TestBrowser) => (await browser.get(`/api/board/${boardId}`)).body
    const open = { teamId: null, orgId: null, isPrivate: false, daysRemaining: null, planId: null }
    expect(await read(maker.browser)).toMatchObject({ ...open, isFacilitator: true, createdBy: maker.id })
    for (const browser of [other.browser, openBrowser(app.url)])
      expect(await read(browser)).toMatchObject({ ...open, isFacilitator: false })

    const led = await enter(boardId, maker.browser.cookie())
    const guest = await enter(boardId, await guestCookie(app.url))
    expect(led.joined.you.isFacilitator).toBe(true)
    expect(guest.joined.you.isFacilitator).toBe(false)
    expect(await guest.send(noteSaying('Hello'))).toMatchObject({ ok: true })
    expect(await guest.send({ type: 'end-timer' })).toMatchObject({
      ok: false,
    })
  })

  test('CREATE-18: is refused to a visitor who is not signed in', async () => {
    const signedOut = openBrowser(app.url)
    await signedOut.get('/api/status')
    const refused = { status: 401, body: { code: 'sign-in-required' } }
    expect(await signedOut.post('/api/boards', INPUT)).toMatchObject(refused)
    expect(await signedOut.get('/api/boards')).toMatchObject(refused)
  })

  test('BOARD-27, CREATE-19, PERM-17: has settings and a mood poll by calls of its own', async () => {
    const place = await teamPlace(app)
    const own = await begin(place.owner.browser)
    const ofTeam = await startBoard(place.owner.browser, place.teamId)
    const settings = { settings: { name: 'Renamed' } }
    const { browser } = place.owner
    expect(await browser.post(`/api/board/${own}/settings`, settings)).toMatchObject({
      status: 200,
      body: { settings: { name: 'Renamed', isPrivate: false } },
    })
    expect((await browser.get(`/api/board/${own}/polls?type=mood`)).status).toBe(200)
    expect(await browser.post(`/api/board/${ofTeam}/settings`, settings)).toMatchObject(NOWHERE)
    expect(await browser.get(`/api/board/${ofTeam}/polls?type=mood`)).toMatchObject(NOWHERE)
    expect(await browser.post(`/api/team/${place.teamId}/board/${own}/settings`, settings)).toMatchObject(
      NOWHERE,
    )
    const someone = await newUser(app)
    expect((await someone.browser.post(`/api/board/${own}/settings`, settings)).status).toBe(403)
  })

  test('BOARD-77, CREATE-21: stays public: making it private is refused', async () => {
    const { browser } = await newUser(app)
    const boardId = await begin(browser)
    const answer = await browser.post(`/api/board/${boardId}/settings`, { settings: { isPrivate: true } })
    expect(answer).toMatchObject({ status: 403, body: { code: 'plan-required' } })
  })

  test('CREATE-21: is public as a copy of a private board, too', async () => {
    const place = await teamPlace(app)
    await app.database.pool.query(`UPDATE organisation SET plan_id = 'level1' WHERE id = $1`, [place.orgId])
    const { browser } = place.owner
    const source = await startBoard(browser, place.teamId)
    const settings = `/api/team/${place.teamId}/board/${source}/settings`
    expect((await browser.post(settings, { isPrivate: true })).body).toMatchObject({
      settings: { isPrivate: true },
    })
    const { status, body } = await browser.post('/api/boards', { ...INPUT, fromBoard: source })
    expect(status).toBe(201)
    const copy = await openBrowser(app.url).get(`/api/board/${(body as { id: string }).id}`)
    expect([copy.status, copy.body]).toMatchObject([200, { isPrivate: false, teamId: null }])
  })

  test('CREATE-22, TRASH-11: is deleted and restored by its creator alone, and left by its participants', async () => {
    const maker = await newUser(app)
    const other = await newUser(app)
    const boardId = await begin(maker.browser)
    const guest = await enter(boardId, await guestCookie(app.url))
    for (const browser of [other.browser, openBrowser(app.url)]) {
      const answer = await browser.delete(`/api/board/${boardId}`)
      expect([401, 404]).toContain(answer.status)
    }
    expect(guest.socket.connected).toBe(true)
    expect((await maker.browser.delete(`/api/board/${boardId}`)).status).toBe(204)
    await eventually(() => expect(guest.socket.connected).toBe(false))
    expect(await listOf(maker.browser)).toEqual({ boards: [], trash: [boardId] })
    const socket = openSocket(app.url, maker.browser.cookie())
    onTestFinished(() => void socket.close())
    expect(await askToJoin(socket, boardId)).toMatchObject({ ok: false, code: 'not-found' })
    expect(await other.browser.post(`/api/board/${boardId}/restore`)).toMatchObject(NOWHERE)
    expect((await maker.browser.post(`/api/board/${boardId}/restore`)).status).toBe(204)
    expect(await listOf(maker.browser)).toEqual({ boards: [boardId], trash: [] })
  })

  test('TRASH-11: a board of a team is not found by the call that deletes boards without one', async () => {
    const place = await teamPlace(app)
    const ofTeam = await startBoard(place.owner.browser, place.teamId)
    expect(await place.owner.browser.delete(`/api/board/${ofTeam}`)).toMatchObject(NOWHERE)
    expect((await place.owner.browser.get(`/api/board/${ofTeam}`)).status).toBe(200)
  })

  test('CREATE-10, CREATE-13: copies a board of a team that the user may read, and no other', async () => {
    const place = await teamPlace(app)
    const from = await startBoard(place.owner.browser, place.teamId)
    const { body } = await place.owner.browser.post('/api/boards', { ...INPUT, fromBoard: from })
    const { id } = body as { id: string }
    expect((await place.owner.browser.get(`/api/board/${id}`)).body).toMatchObject({ teamId: null })
    const stranger = await newUser(app)
    await app.database.pool.query('UPDATE board SET is_private = true WHERE id = $1', [from])
    expect(await stranger.browser.post('/api/boards', { ...INPUT, fromBoard: from })).toMatchObject(NOWHERE)
  })

  test(`CREATE-20: a user has at most ${PERSONAL_BOARDS_MAX}, those in the trash counted, also at once`, async () => {
    const { browser, id } = await newUser(app)
    const first = await begin(browser)
    await app.database.pool.query(
      `INSERT INTO board SELECT (jsonb_populate_record(board, jsonb_build_object('id', 'copy-' || n || '-' || board.id))).*
       FROM board, generate_series(1, $2) n WHERE created_by = $1`,
      [id, PERSONAL_BOARDS_MAX - 2],
    )
    await browser.delete(`/api/board/${first}`)
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/api/boards', INPUT)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ code: 'allowance-used-up' })
  })

  test('CREATE-20: uses up no free retro, and is never archived', async () => {
    const place = await teamPlace(app)
    const { browser } = place.owner
    await app.database.pool.query('UPDATE organisation SET plan_id = NULL WHERE id = $1', [place.orgId])
    const boardId = await begin(browser)
    const { body } = await browser.get(`/api/team/${place.teamId}`)
    expect(body).toMatchObject({ credits: { used: 0, max: 3 } })
    await app.database.pool.query('UPDATE board SET created_at = 1 WHERE id = $1', [boardId])
    expect((await browser.get(`/api/board/${boardId}`)).body).toMatchObject({
      daysRemaining: null,
      columns: INPUT.columns,
    })
    const client = await enter(boardId, browser.cookie())
    expect(await client.send(noteSaying('Still open'))).toMatchObject({ ok: true })
  })

  test('CREATE-23: is deleted with the account of its creator, who reads the number before', async () => {
    const maker = await newUser(app)
    const boardId = await begin(maker.browser)
    const guest = await enter(boardId, await guestCookie(app.url))
    expect((await maker.browser.get('/api/user-profile/deletion')).body).toMatchObject({
      personalBoardsCount: 1,
    })
    expect((await maker.browser.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
    await eventually(() => expect(guest.socket.connected).toBe(false))
    expect((await openBrowser(app.url).get(`/api/board/${boardId}`)).status).toBe(404)
  })
})
