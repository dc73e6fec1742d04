import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askToJoin, guestCookie, joinBoard, openSocket } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { noteSaying, startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { auditedChangesIn, newUserAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { openBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

const begin = (place: TeamPlace) => startBoard(place.owner.browser, place.teamId)
const at = ({ teamId }: TeamPlace, boardId: string) => `/api/team/${teamId}/board/${boardId}`
const ids = (body: unknown) => (body as { id: string }[]).map(({ id }) => id)

async function age(boardId: string, days: number, column = 'created_at'): Promise<void> {
  const then = Date.now() - days * DAY_MS
  const value = column === 'created_at' ? then : new Date(then)
  await app.database.pool.query(`UPDATE board SET ${column} = $2 WHERE id = $1`, [boardId, value])
}

async function knock(boardId: string, cookie: string): Promise<string> {
  const socket = openSocket(app.url, cookie)
  const reply = await askToJoin(socket, boardId)
  socket.close()
  return reply.ok ? 'entered' : reply.code
}

describe('a deleted retro is in the trash for 30 days', () => {
  test('TRASH-8: its participants are disconnected at once, and it is not found until it is restored', async () => {
    const place = await teamPlace(app)
    const { browser } = place.owner
    const [boardId, other] = [await begin(place), await begin(place)]
    const cookie = await guestCookie(app.url)
    const on = [
      await joinBoard(app.url, boardId, cookie),
      await joinBoard(app.url, boardId, browser.cookie()),
    ]
    expect(await on[0]!.send(noteSaying('Before'))).toMatchObject({ ok: true })

    const deleted = await browser.delete(at(place, boardId))
    expect([deleted.status, ids(deleted.body)]).toEqual([200, [other]])
    await eventually(() => expect(on.filter(({ socket }) => socket.connected)).toEqual([]))
    for (const who of [cookie, browser.cookie()]) expect(await knock(boardId, who)).toBe('not-found')
    const team = (await browser.get(`/api/team/${place.teamId}`)).body as { boards: unknown }
    expect(ids(team.boards)).toEqual([other])
    const told = JSON.stringify([
      team,
      (await browser.get(`/api/org/${place.orgId}`)).body,
      (await browser.get(`/api/team/${place.teamId}/history`)).body,
    ])
    expect(told).not.toContain(boardId)
    expect(told).toContain('"boardsCount":1')

    expect((await browser.post(`${at(place, boardId)}/restore`)).status).toBe(204)
    const back = await joinBoard(app.url, boardId, cookie)
    expect([...back.board().state.notes.values()].map(({ text }) => text)).toEqual(['Before'])
    back.close()
    const { teamId } = place
    const { id } = place.owner
    expect(await auditedChangesIn(app, place)).toEqual([
      [id, 'board-deleted', { teamId, from: 'Sprint 12' }],
      [id, 'board-restored', { teamId, to: 'Sprint 12' }],
    ])
  })

  test('TRASH-8: no call finds it, for any caller', async () => {
    const place = await teamPlace(app)
    const boardId = await begin(place)
    await place.owner.browser.delete(at(place, boardId))
    const paths = [
      `/api/board/${boardId}`,
      `/api/board/${boardId}/history`,
      `/api/board/${boardId}/trash`,
      `/api/board/${boardId}/facilitators`,
      at(place, boardId),
      `${at(place, boardId)}/polls?type=mood`,
      `/api/team/${place.teamId}/board-insights/${boardId}`,
    ]
    for (const browser of [place.owner.browser, openBrowser(app.url)])
      for (const path of paths) expect([path, (await browser.get(path)).status]).toEqual([path, 404])
    expect((await place.owner.browser.delete(at(place, boardId))).status).toBe(404)
    expect((await place.owner.browser.post(`${at(place, boardId)}/settings`, { name: 'Ours' })).status).toBe(
      404,
    )
  })

  test('TRASH-1, TRASH-9, TRASH-18: for 30 days those who could delete it restore it, and no others', async () => {
    const place = await teamPlace(app)
    const { browser } = place.owner
    const [one, two] = [await begin(place), await begin(place)]
    for (const boardId of [one, two]) await browser.delete(at(place, boardId))
    await age(one, 29.9, 'deleted_at')
    const trash = async () => (await browser.get(`/api/team/${place.teamId}/trash`)).body
    expect(await trash()).toEqual({
      boards: [two, one].map((id) => ({ id, name: 'Sprint 12', deletedAt: expect.any(Number) as number })),
    })
    await age(one, 30, 'deleted_at')
    expect(await trash()).toMatchObject({ boards: [{ id: two }] })
    expect((await browser.post(`${at(place, one)}/restore`)).body).toEqual({ code: 'not-found' })
    const member = await newUserAs(app, place, null, 'member')
    expect((await member.browser.get(`/api/team/${place.teamId}/trash`)).body).toEqual({ code: 'forbidden' })
    expect((await member.browser.post(`${at(place, two)}/restore`)).body).toEqual({ code: 'not-found' })
    expect((await browser.post(`${at(place, two)}/restore`)).status).toBe(204)
    expect((await browser.post(`${at(place, two)}/restore`)).status).toBe(404)
  })

  test('TRASH-10: its open action items stay the team’s', async () => {
    const place = await teamPlace(app)
    const { browser } = place.owner
    const boardId = await begin(place)
    const fay = await joinBoard(app.url, boardId, browser.cookie())
    const action = { type: 'add-action', actionId: asId<ActionId>(nanoid(16)), text: 'Write tests' } as const
    expect(await fay.send(action)).toMatchObject({ ok: true })
    await browser.delete(at(place, boardId))
    const next = await joinBoard(app.url, await begin(place), browser.cookie())
    await eventually(() =>
      expect([...next.board().state.actions.values()].map(({ text }) => text)).toEqual(['Write tests']),
    )
    next.close()
  })

  test('TRASH-8: an archived one is deleted like any other', async () => {
    const place = await teamPlace(app)
    const boardId = await begin(place)
    await app.database.pool.query('UPDATE organisation SET plan_id = NULL WHERE id = $1', [place.orgId])
    await age(boardId, 15)
    expect((await place.owner.browser.delete(at(place, boardId))).status).toBe(200)
  })
})

describe('the card of a retro', () => {
  test('DASH-8, DASH-11, PLAN-14: has the days that remain, and of an archived one no columns', async () => {
    const place = await teamPlace(app)
    const boardId = await begin(place)
    const card = async () => (await place.owner.browser.get(at(place, boardId))).body
    expect(await card()).toMatchObject({ id: boardId, daysRemaining: null })
    await app.database.pool.query('UPDATE organisation SET plan_id = NULL WHERE id = $1', [place.orgId])
    await age(boardId, 2)
    expect(await card()).toMatchObject({
      daysRemaining: 12,
      columns: ['Went well', 'Went less well', 'Try next'],
    })
    await age(boardId, 15)
    const archived = { daysRemaining: 0, columns: [], meanings: [], theme: null, backgroundUrl: null }
    expect(await card()).toMatchObject({ name: 'Sprint 12', ...archived })
    const team = (await place.owner.browser.get(`/api/team/${place.teamId}`)).body
    expect(team).toMatchObject({ boards: [{ id: boardId, ...archived }] })
  })

  test('DASH-11: a background that is changed on the board is on its card', async () => {
    const place = await teamPlace(app)
    const boardId = await begin(place)
    const fay = await joinBoard(app.url, boardId, place.owner.browser.cookie())
    const url = 'https://example.com/sea.jpg'
    await fay.send({ type: 'set-background', theme: null, backgroundUrl: url })
    expect((await place.owner.browser.get(at(place, boardId))).body).toMatchObject({ backgroundUrl: url })
    await fay.send({ type: 'set-masking', on: true })
    await fay.send({ type: 'set-background', theme: 'misty-mountains', backgroundUrl: null })
    await fay.send(noteSaying('Said'))
    const columns = 'is_masked, theme, background_url, notes_count'
    const query = `SELECT ${columns} FROM board WHERE id = $1`
    const { rows } = await app.database.pool.query(query, [boardId])
    expect(rows).toEqual([
      { is_masked: true, theme: 'misty-mountains', background_url: null, notes_count: 1 },
    ])
    fay.close()
  })
})

describe('GET /api/team/{teamId}/history?from', () => {
  test('DASH-27: a year of retros, oldest first, a hundred a page, those of one millisecond together', async () => {
    const place = await teamPlace(app)
    const first = await begin(place)
    await age(first, 366)
    const query = `INSERT INTO board (id, team_id, org_id, created_by, created_at, seq, title, columns, updated_at)
      SELECT $1 || '-' || n, $1, $2, 'x', $3::bigint + n / 60, 0, 'R', '[]', 0 FROM generate_series(0, 149) AS n`
    const since = Date.now() - 10 * DAY_MS
    await app.database.pool.query(query, [place.teamId, place.orgId, since])
    const page = async (from?: number) => {
      const path = `/api/team/${place.teamId}/history${from === undefined ? '' : `?from=${from}`}`
      return (await place.owner.browser.get(path)).body as { retros: { id: string }[]; next: number | null }
    }
    const one = await page()
    expect([one.retros.length, one.next]).toEqual([120, since + 2])
    const two = await page(one.next ?? 0)
    expect([two.retros.length, two.next]).toEqual([30, null])
    expect(new Set([...one.retros, ...two.retros].map(({ id }) => id)).size).toBe(150)
    expect((await page(0)).retros[0]).toMatchObject({ id: first, name: 'Sprint 12', cardsCount: 0 })
    expect((await place.owner.browser.get(`/api/team/${place.teamId}/history?from=x`)).status).toBe(400)
  })

  test('DASH-28, MOOD-21: has the mood of an ended poll from three answers on, none of archived retros', async () => {
    const place = await teamPlace(app)
    const boardId = await begin(place)
    const fay = await joinBoard(app.url, boardId, place.owner.browser.cookie())
    await fay.send({ type: 'start-mood-poll' })
    const answer = (hash: string, value: number) =>
      app.database.pool.query('INSERT INTO mood_answer VALUES ($1, $2, $3)', [boardId, hash, value])
    await answer('a', 5)
    await answer('b', 4)
    const score = async () => {
      const { body } = await place.owner.browser.get(`/api/team/${place.teamId}/history`)
      return (body as { retros: { moodScore?: number }[] }).retros[0]?.moodScore
    }
    await fay.send({ type: 'end-mood-poll' })
    expect(await score()).toBeUndefined()
    await answer('c', 1)
    expect(await score()).toBe(3.33)
    await fay.send({ type: 'start-mood-poll' })
    expect(await score()).toBeUndefined()
    await fay.send({ type: 'end-mood-poll' })
    expect(await score()).toBe(3.33)
    await app.database.pool.query('UPDATE organisation SET plan_id = NULL WHERE id = $1', [place.orgId])
    await age(boardId, 15)
    expect(await score()).toBeUndefined()
    fay.close()
  })
})
