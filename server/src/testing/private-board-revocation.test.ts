import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askToJoin, type BoardClient, guestCookie, joinBoard, openSocket } from './board-client.ts'
import { eventually } from './eventually.ts'
import { type Retro, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, signUp } from './test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function paidRetro(): Promise<Retro> {
  const retro = await startRetro(app.url)
  await app.database.pool.query(
    "UPDATE organisation SET plan_id = 'level1' WHERE id = (SELECT org_id FROM team WHERE id = $1)",
    [retro.teamId],
  )
  return retro
}

async function makePrivate(
  { teamId, boardId, facilitator }: Retro,
  isPrivate = true,
  browser = facilitator,
): Promise<unknown[]> {
  const { status, body } = await browser.post(`/api/team/${teamId}/board/${boardId}/settings`, { isPrivate })
  return [status, (body as { code?: string }).code]
}

async function knock(boardId: string, cookie: string): Promise<unknown> {
  const socket = openSocket(app.url, cookie)
  const reply = await askToJoin(socket, boardId)
  socket.close()
  return reply.ok ? 'entered' : reply.code
}

const isThere = ({ socket }: BoardClient): boolean => socket.connected

describe('a board is public, or private to its team', () => {
  test('BOARD-30: turned private, participants who may not enter are disconnected and refused when they come again', async () => {
    const retro = await paidRetro()
    const stranger = openBrowser(app.url)
    await signUp(stranger)
    const cookies = { guest: await guestCookie(app.url), stranger: stranger.cookie() }
    const guest = await joinBoard(app.url, retro.boardId, cookies.guest)
    const other = await joinBoard(app.url, retro.boardId, cookies.stranger)
    const facilitator = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())

    expect(await makePrivate(retro)).toEqual([200, undefined])
    await eventually(() => expect([guest, other].filter(isThere)).toEqual([]))
    expect(isThere(facilitator)).toBe(true)
    expect(await knock(retro.boardId, cookies.guest)).toBe('sign-in-required')
    expect(await knock(retro.boardId, cookies.stranger)).toBe('invitation-required')

    expect(await makePrivate(retro, false)).toEqual([200, undefined])
    expect(await knock(retro.boardId, cookies.guest)).toBe('entered')
    expect(isThere(facilitator)).toBe(true)
    facilitator.close()
  })

  test('BOARD-24: other settings are saved along, and the board answers whether it is private', async () => {
    const retro = await paidRetro()
    const path = `/api/team/${retro.teamId}/board/${retro.boardId}/settings`
    const saved = await retro.facilitator.post(path, { settings: { name: 'Ours', isPrivate: true } })
    expect(saved.body).toMatchObject({ settings: { name: 'Ours', isPrivate: true } })
    const { body } = await retro.facilitator.get(`/api/board/${retro.boardId}`)
    expect(body).toMatchObject({ name: 'Ours', isPrivate: true })
  })

  test('BOARD-31: without a plan it stays public, and nothing that came along is saved', async () => {
    const retro = await startRetro(app.url)
    const guest = await joinBoard(app.url, retro.boardId, await guestCookie(app.url))
    expect(await makePrivate(retro)).toEqual([403, 'plan-required'])
    const path = `/api/team/${retro.teamId}/board/${retro.boardId}/settings`
    expect((await retro.facilitator.post(path, { name: 'Ours', isPrivate: true })).status).toBe(403)
    const { body } = await retro.facilitator.get(`/api/board/${retro.boardId}`)
    expect(body).toMatchObject({ name: 'Sprint 12', isPrivate: false })
    expect(isThere(guest)).toBe(true)
    guest.close()
  })

  test('BOARD-33: a facilitator who is not on the team cannot make it private', async () => {
    const retro = await paidRetro()
    const helper = openBrowser(app.url)
    const { sub } = await signUp(helper)
    const client = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
    await client.send({ type: 'give-facilitation', to: asId<AuthorId>(sub) })
    client.close()
    expect(await makePrivate(retro, true, helper)).toEqual([403, 'forbidden'])
  })

  test('BOARD-32, PERM-24: participants who are no facilitators cannot change it', async () => {
    const retro = await paidRetro()
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    expect(await makePrivate(retro, true, guest)).toEqual([403, 'forbidden'])
  })
})
