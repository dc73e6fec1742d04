import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askToJoin, type BoardClient, guestCookie, joinBoard, openSocket } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying, startBoard } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { newUser, newUserAs, type TestUser, type TeamPlace, teamPlace } from './team-place.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

/** A public board of a team, with people on it. */
interface Crowd {
  readonly place: TeamPlace
  readonly boardId: string
  readonly member: TestUser
  readonly guestCookie: string
  readonly stranger: TestUser
  readonly on: Readonly<Record<'guest' | 'stranger' | 'member' | 'owner', BoardClient>>
}

async function crowd(): Promise<Crowd> {
  const place = await teamPlace(app)
  const boardId = await startBoard(place.owner.browser, place.teamId)
  const member = await newUserAs(app, place, null, 'member')
  const [stranger, cookie] = [await newUser(app), await guestCookie(app.url)]
  const enter = (of: string) => joinBoard(app.url, boardId, of)
  const on = {
    guest: await enter(cookie),
    stranger: await enter(stranger.browser.cookie()),
    member: await enter(member.browser.cookie()),
    owner: await enter(place.owner.browser.cookie()),
  }
  return { place, boardId, member, guestCookie: cookie, stranger, on }
}

function settings({ place }: Crowd, input: object) {
  return place.owner.browser.post(`/api/team/${place.teamId}/settings`, input)
}

async function boardSettings({ place, boardId }: Crowd, input: object): Promise<unknown[]> {
  const path = `/api/team/${place.teamId}/board/${boardId}/settings`
  const { status, body } = await place.owner.browser.post(path, input)
  return [status, (body as { code?: string }).code]
}

async function knock(boardId: string, cookie: string): Promise<string> {
  const socket = openSocket(app.url, cookie)
  const reply = await askToJoin(socket, boardId)
  socket.close()
  return reply.ok ? 'entered' : reply.code
}

function stillOn({ on }: Crowd): string[] {
  return Object.entries(on)
    .filter(([, { socket }]) => socket.connected)
    .map(([who]) => who)
}

function leave({ on }: Crowd): void {
  for (const client of Object.values(on)) client.close()
}

describe('a team is private or public, with all of its boards', () => {
  test('TEAM-10: made private, participants who are not on it are disconnected at once and refused when they come again', async () => {
    const here = await crowd()
    expect((await settings(here, { isPrivate: true })).status).toBe(204)
    await eventually(() => expect(stillOn(here)).toEqual(['member', 'owner']))
    expect(await knock(here.boardId, here.guestCookie)).toBe('sign-in-required')
    expect(await knock(here.boardId, here.stranger.browser.cookie())).toBe('invitation-required')
    const path = `/api/board/${here.boardId}`
    expect((await openBrowser(app.url).get(path)).status).toBe(401)
    const feedback = (browser: TestBrowser) => browser.post(`${path}/feedback`, { feedback: 'Good' })
    expect((await feedback(here.stranger.browser)).body).toEqual({ code: 'invitation-required' })
    expect((await feedback(here.member.browser)).status).toBe(204)
    const { browser } = here.member
    expect((await browser.get(path)).body).toMatchObject({ isPrivate: true })
    const team = (await browser.get(`/api/team/${here.place.teamId}`)).body
    expect(team).toMatchObject({ isPrivate: true, boards: [{ id: here.boardId, isPrivate: true }] })

    expect((await settings(here, { isPrivate: false })).status).toBe(204)
    expect(await knock(here.boardId, here.guestCookie)).toBe('entered')
    expect((await browser.get(path)).body).toMatchObject({ isPrivate: false })
    leave(here)
  })

  test('BOARD-34, TEAM-13: while it is private none of its boards is made public, and other settings are saved', async () => {
    const here = await crowd()
    await settings(here, { isPrivate: true })
    expect(await boardSettings(here, { isPrivate: false, name: 'Open to all' })).toEqual([403, 'forbidden'])
    expect(await boardSettings(here, { isPrivate: true, name: 'Ours' })).toEqual([200, undefined])
    const { body } = await here.member.browser.get(`/api/board/${here.boardId}`)
    expect(body).toMatchObject({ name: 'Ours', isPrivate: true })
    // The board repeated the team's value above, which did not make the board private itself.
    await settings(here, { isPrivate: false })
    expect(await knock(here.boardId, here.guestCookie)).toBe('entered')
    leave(here)
  })

  test('TEAM-13: a board that is private itself stays so when its team is made public', async () => {
    const here = await crowd()
    expect(await boardSettings(here, { isPrivate: true })).toEqual([200, undefined])
    await settings(here, { isPrivate: true })
    expect(await boardSettings(here, { isPrivate: false })).toEqual([403, 'forbidden'])
    await settings(here, { isPrivate: false })
    expect(await knock(here.boardId, here.guestCookie)).toBe('sign-in-required')
    expect(await boardSettings(here, { isPrivate: false })).toEqual([200, undefined])
    leave(here)
  })
})

describe('a team in the trash', () => {
  test('TRASH-12: all participants leave its boards at once, and the boards are not found until it is restored', async () => {
    const here = await crowd()
    expect((await here.on.guest.send(noteSaying('Before'))).ok).toBe(true)
    const { owner, teamId } = here.place
    expect((await owner.browser.delete(`/api/team/${teamId}`)).status).toBe(204)
    await eventually(() => expect(stillOn(here)).toEqual([]))
    for (const cookie of [here.guestCookie, here.member.browser.cookie(), owner.browser.cookie()])
      expect(await knock(here.boardId, cookie)).toBe('not-found')

    expect((await owner.browser.post(`/api/team/${teamId}/restore`)).status).toBe(204)
    const back = await joinBoard(app.url, here.boardId, here.guestCookie)
    expect([...back.board().state.notes.values()].map(({ text }) => text)).toEqual(['Before'])
    back.close()
    leave(here)
  })

  test('TRASH-12: no call says anything of its boards, to any caller', async () => {
    const here = await crowd()
    const { teamId, owner, orgId } = here.place
    await owner.browser.delete(`/api/team/${teamId}`)
    const calls = await callsAboutTeams()
    expect(calls.length).toBeGreaterThan(15)
    for (const browser of [owner.browser, here.member.browser, here.stranger.browser]) {
      for (const [method, path] of calls) {
        const answer = await send(browser, method, path, { teamId, boardId: here.boardId })
        expect([method, path, answer]).toEqual([method, path, { status: 404, body: { code: 'not-found' } }])
      }
    }
    const org = JSON.stringify((await owner.browser.get(`/api/org/${orgId}`)).body)
    expect(org).not.toContain(here.boardId)
    expect(org).not.toContain('Sprint 12')
    leave(here)
  })
})

/** Bodies without which a call would be refused for its shape. */
const BODIES: Readonly<Record<string, unknown>> = {
  '/api/team/{teamId}/settings': { name: 'Ours' },
  '/api/team/{teamId}/invite': { disabled: true },
  '/api/team/{teamId}/join': { inviteId: 'a-token' },
  '/api/team/{teamId}/user-meta': { id: 'x'.repeat(20), role: 'member' },
  '/api/team/{teamId}/member': { id: 'x'.repeat(20), boardId: 'b'.repeat(16) },
  '/api/team/{teamId}/boards': { name: 'Sprint 13', columns: ['Good'] },
  '/api/team/{teamId}/actions': { actions: [], newAction: { text: 'Write tests' } },
  '/api/team/{teamId}/calendar': { includesPrivate: false },
  '/api/team/{teamId}/slack': { digest: { isOn: true, includesPrivate: false } },
  '/api/team/{teamId}/connections': {
    kind: 'webhook',
    name: 'Ours',
    url: 'https://example.com',
    events: ['plan.changed'],
  },
  '/api/team/{teamId}/connections/{connectionId}': { name: 'Ours' },
  '/api/team/{teamId}/trackers': { kind: 'linear', project: 'ACME', token: 'lin_api_0123456789' },
  '/api/team/{teamId}/tracker-issues': { trackerId: 'a-tracker', actionIds: ['an-action'] },
  '/api/team/{teamId}/import': { format: 'csv', content: 'Text\nTea' },
  '/api/board/{id}/suggestions/groups': { columnId: 'c1' },
  '/api/board/{id}/suggestions/title': { noteId: 'n1' },
  '/api/board/{id}/suggestions/summary': {},
  '/api/board/{id}/suggestions/action-items': {},
  '/api/board/{id}/feedback': { feedback: 'Good' },
  '/api/team/{teamId}/board/{boardId}/settings': { name: 'Ours' },
  '/api/team/{teamId}/board/{boardId}/polls': { mood: { uid: null, value: 3 } },
  '/api/team/{teamId}/board/{id}/send-email': { sendToTeam: false },
  '/api/board/{boardId}/settings': { name: 'Ours' },
  '/api/board/{boardId}/polls': { mood: { uid: null, value: 3 } },
}

const QUERIES: Readonly<Record<string, string>> = {
  '/api/team/{teamId}/icebreaker/question': '?topic=travel',
  '/api/team/{teamId}/retro-format': '?topic=travel',
  '/api/team/{teamId}/invitation': '?inviteId=a-token',
  '/api/team/{teamId}/tracker-issues': '?ids=an-action',
  '/api/team/{teamId}/miniatures': '?boards=a-board',
  '/api/team/{teamId}/briefing': '?today=2026-11-25',
  '/api/search/team/{teamId}': '?q=retro',
  '/api/board/{id}/export': '?format=json',
  '/api/team/{teamId}/board/{boardId}/export': '?format=json',
  '/api/team/{teamId}/board/{boardId}/polls': '?type=mood',
  '/api/board/{boardId}/polls': '?type=mood',
}

/** Every call that names a team or a board, except for the one that restores. */
async function callsAboutTeams(): Promise<readonly (readonly [method: string, path: string])[]> {
  const { body } = await openBrowser(app.url).get('/api/docs/json')
  return Object.entries((body as { paths: Record<string, object> }).paths)
    .filter(([path]) => /\/team\/\{|\/board\/\{/.test(path) && !path.endsWith('/restore'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method, path] as const))
}

async function send(
  browser: TestBrowser,
  method: string,
  path: string,
  { teamId, boardId }: { readonly teamId: string; readonly boardId: string },
) {
  const query = method === 'get' ? (QUERIES[path] ?? '') : ''
  const to = path
    .replace(/(?<=\/team\/)\{\w+\}/, teamId)
    .replace('{userId}', 'x'.repeat(20))
    .replace(/\{(boardId|id)\}/, boardId)
    .concat(query)
  const message = { data: { boardId } }
  const body = path.endsWith('/slack-message') ? message : BODIES[path]
  const answer =
    method === 'delete' ? browser.delete(to) : method === 'get' ? browser.get(to) : browser.post(to, body)
  const { status, body: told } = await answer
  return { status, body: told }
}
