import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  newUser,
  newUserAs,
  type TestUser,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import { type Answer, openBrowser, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const answered = ({ status, body }: Answer) => [status, body]

async function enter(boardId: string, browser: TestBrowser) {
  const client = await joinBoard(app.url, boardId, browser.cookie())
  onTestFinished(() => client.close())
  return client
}

function add({ teamId }: TeamPlace, by: TestUser, id: string, boardId: string): Promise<Answer> {
  return by.browser.post(`/api/team/${teamId}/member`, { id, boardId })
}

async function isMember({ teamId }: TeamPlace, id: string): Promise<boolean> {
  const { rowCount } = await app.database.pool.query(
    'SELECT 1 FROM team_member WHERE team_id = $1 AND user_id = $2',
    [teamId, id],
  )
  return rowCount === 1
}

/** A public board of a team, with a user on it who has nothing to do with the team. */
async function setScene(isAnonymous = false) {
  const place = await teamPlace(app)
  const boardId = await startBoard(place.owner.browser, place.teamId, isAnonymous)
  const visitor = await newUser(app)
  const window = await enter(boardId, visitor.browser)
  return { place, boardId, visitor, window }
}

describe('TEAM-26: adding a participant of a board to the team', () => {
  test('TEAM-26: makes a member of a user who is on the board, at once and with an entry in the log', async () => {
    const { place, boardId, visitor, window } = await setScene()
    expect(window.joined.you.seesAssignees).toBe(false)
    expect(answered(await add(place, place.owner, visitor.id, boardId))).toEqual([204, undefined])
    await eventually(() => expect(window.socket.connected).toBe(false))
    expect((await enter(boardId, visitor.browser)).joined.you.seesAssignees).toBe(true)
    expect(await auditedChangesIn(app, place)).toEqual([
      [place.owner.id, 'team-member-added', { teamId: place.teamId, memberId: visitor.id }],
    ])
  })

  test.each([
    ['owner', null],
    ['admin', null],
    [null, 'admin'],
    [null, 'facilitator'],
    [null, 'member'],
  ] as const)('TEAM-26: organisation %s, team %s: only those who edit members may', async (org, team) => {
    const { place, boardId, visitor } = await setScene()
    const actor = await newUserAs(app, place, org, team)
    const mayAdd = can(effectiveRoleOf(org, team), 'member:edit')
    const { status } = await add(place, actor, visitor.id, boardId)
    expect(status).toBe(mayAdd ? 204 : 403)
    expect(await isMember(place, visitor.id)).toBe(mayAdd)
  })

  test('ACTION-14, INVITE-21, TEAM-26: a user who is not on that board at this moment is refused', async () => {
    const { place, boardId, visitor, window } = await setScene()
    const elsewhere = await setScene()
    const absent = await newUser(app)
    const refused = [404, { code: 'unknown-member' }]
    for (const id of [absent.id, elsewhere.visitor.id, nanoid(24)])
      expect(answered(await add(place, place.owner, id, boardId))).toEqual(refused)
    const noBoard = [404, { code: 'not-found' }]
    for (const id of [elsewhere.boardId, 'no-such-board'])
      expect(answered(await add(place, place.owner, elsewhere.visitor.id, id))).toEqual(noBoard)
    window.close()
    await eventually(async () => {
      expect(answered(await add(place, place.owner, visitor.id, boardId))).toEqual(refused)
    })
  })

  test('INVITE-21: a guest without an account is not added', async () => {
    const { place, boardId } = await setScene()
    const guest = openBrowser(app.url)
    expect((await guest.get('/uid')).status).toBe(200)
    const window = await enter(boardId, guest)
    expect((await add(place, place.owner, window.joined.you.id, boardId)).status).toBe(400)
  })

  test('INVITE-21, TEAM-26: on an anonymous board every id is refused with board-anonymous', async () => {
    const { place, boardId, visitor } = await setScene(true)
    const refused = [403, { code: 'board-anonymous' }]
    for (const id of [visitor.id, (await newUser(app)).id])
      expect(answered(await add(place, place.owner, id, boardId))).toEqual(refused)
    expect(await isMember(place, visitor.id)).toBe(false)
  })

  test('TEAM-26: a member keeps the role in the team', async () => {
    const { place, boardId } = await setScene()
    const facilitator = await newUserAs(app, place, null, 'facilitator')
    await enter(boardId, facilitator.browser)
    expect((await add(place, place.owner, facilitator.id, boardId)).status).toBe(204)
    expect((await facilitator.browser.get(`/api/team/${place.teamId}`)).body).toMatchObject({
      role: 'facilitator',
    })
    expect(await auditedChangesIn(app, place)).toEqual([])
  })
})
