import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUser, newUserAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { openBrowser, signUp, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const startIn = ({ owner, teamId }: TeamPlace) => startBoard(owner.browser, teamId)

async function enter(boardId: string, browser: TestBrowser) {
  const client = await joinBoard(app.url, boardId, browser.cookie())
  onTestFinished(() => client.close())
  return client
}

async function runningFor(browser: TestBrowser): Promise<unknown> {
  const { status, body } = await browser.get('/api/running-retros')
  expect(status).toBe(200)
  return (body as { retros: unknown }).retros
}

async function linkOf({ owner, teamId }: TeamPlace): Promise<string> {
  const { body } = await owner.browser.get(`/api/team/${teamId}`)
  return (body as { invite: { id: string } }).invite.id
}

describe('INVITE-20: retros that are running', () => {
  test('INVITE-20: are those with people on them, most people first, until the last person leaves', async () => {
    const place = await teamPlace(app)
    const [quiet, busy] = [await startIn(place), await startIn(place)]
    await startIn(place)
    expect(await runningFor(place.owner.browser)).toEqual([])
    const first = await enter(quiet, place.owner.browser)
    await enter(busy, place.owner.browser)
    await enter(busy, (await newUserAs(app, place, null, 'member')).browser)
    const retro = (boardId: string, people: number) => ({
      boardId,
      teamId: place.teamId,
      orgId: place.orgId,
      people,
    })
    expect(await runningFor(place.owner.browser)).toEqual([retro(busy, 2), retro(quiet, 1)])
    first.close()
    await eventually(async () => {
      expect(await runningFor(place.owner.browser)).toEqual([retro(busy, 2)])
    })
  })

  test('INVITE-20: are disclosed only to users who may read the boards of the team', async () => {
    const place = await teamPlace(app)
    await enter(await startIn(place), place.owner.browser)
    for (const role of ['admin', 'facilitator', 'member'] as const)
      expect(await runningFor((await newUserAs(app, place, null, role)).browser)).toHaveLength(1)
    expect(await runningFor((await newUserAs(app, place, 'admin', null)).browser)).toHaveLength(1)
    expect(await runningFor((await newUser(app)).browser)).toEqual([])
  })

  test('leave out a retro in the trash', async () => {
    const place = await teamPlace(app)
    const boardId = await startIn(place)
    await enter(boardId, place.owner.browser)
    await place.owner.browser.delete(`/api/team/${place.teamId}/board/${boardId}`)
    expect(await runningFor(place.owner.browser)).toEqual([])
  })
})

describe('INVITE-2: a board that was opened before joining its team', () => {
  test('disconnects, and is joined again as a member, also when it was opened as the guest that the user was', async () => {
    const place = await teamPlace(app)
    const boardId = await startIn(place)
    const browser = openBrowser(app.url)
    await browser.get('/uid')
    const asGuest = await enter(boardId, browser)
    expect(asGuest.joined.you.isSignedIn).toBe(false)
    await signUp(browser)
    const { status } = await browser.post(`/api/team/${place.teamId}/join`, { inviteId: await linkOf(place) })
    expect(status).toBe(204)
    await eventually(() => expect(asGuest.socket.connected).toBe(false))
    const asMember = await enter(boardId, browser)
    expect(asMember.joined.you).toMatchObject({ isSignedIn: true, seesAssignees: true })
  })
})
