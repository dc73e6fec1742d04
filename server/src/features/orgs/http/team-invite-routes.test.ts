import { can, type OrgRole, standingOf, type TeamRole } from '@retropulse/domain/orgs/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  deedsIn,
  somebody,
  somebodyAs,
  type Somebody,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import { type Answer, openBrowser, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const REPLACED = [410, { code: 'invite-replaced' }]
const DISABLED = [410, { code: 'invite-disabled' }]
const NOT_FOUND = [404, { code: 'not-found' }]

interface Link {
  readonly id: string
  readonly disabled: boolean
}

async function linkOf({ teamId, owner }: TeamPlace): Promise<Link> {
  return ((await owner.browser.get(`/api/team/${teamId}`)).body as { invite: Link }).invite
}

function turn({ teamId }: TeamPlace, { browser }: Somebody, disabled: unknown): Promise<Answer> {
  return browser.post(`/api/team/${teamId}/invite`, { disabled })
}

function look({ teamId }: TeamPlace, inviteId: string, browser = openBrowser(app.url)): Promise<Answer> {
  return browser.get(`/api/team/${teamId}/invitation?inviteId=${encodeURIComponent(inviteId)}`)
}

function join({ teamId }: TeamPlace, browser: TestBrowser, inviteId: string): Promise<Answer> {
  return browser.post(`/api/team/${teamId}/join`, { inviteId })
}

function told({ status, body }: Answer): unknown[] {
  return [status, body]
}

async function roleOf({ teamId }: TeamPlace, { id }: Somebody): Promise<unknown> {
  const { rows } = await app.database.pool.query<{ role: string }>(
    'SELECT role FROM team_member WHERE team_id = $1 AND user_id = $2',
    [teamId, id],
  )
  return rows[0]?.role ?? null
}

/** Nothing that the link opens can be had with this token. */
async function leadsNowhere(place: TeamPlace, inviteId: string, says: unknown = NOT_FOUND): Promise<void> {
  const jo = await somebody(app)
  expect(told(await look(place, inviteId))).toEqual(says)
  expect(told(await join(place, jo.browser, inviteId))).toEqual(says)
  expect(await roleOf(place, jo)).toBeNull()
}

const ROLES: readonly (readonly [org: OrgRole | null, team: TeamRole | null])[] = [
  ['owner', null],
  ['admin', null],
  ['admin', 'member'],
  [null, 'admin'],
  [null, 'facilitator'],
  [null, 'member'],
]

describe('teams.md §4: the invite link is switched on and off', () => {
  test.each(ROLES)('organisation %s, team %s, does so when they edit members (D28)', async (org, team) => {
    const place = await teamPlace(app)
    const actor = await somebodyAs(app, place, org, team)
    const before = await linkOf(place)
    const isAllowed = can(standingOf(org, team), 'member:edit')
    const answer = await turn(place, actor, true)
    const done = [200, { disabled: true }]
    expect(told(answer)).toMatchObject(isAllowed ? done : [403, { code: 'forbidden' }])
    const after = await linkOf(place)
    expect(after.disabled).toBe(isAllowed)
    expect(after.id === before.id).toBe(!isAllowed)
    expect(await deedsIn(app, place)).toHaveLength(isAllowed ? 1 : 0)
  })

  test('D39: off, it leads nowhere and says so; on again, it is another one, and the first says that it was replaced', async () => {
    const place = await teamPlace(app)
    const first = await linkOf(place)
    expect(first).toEqual({ id: expect.stringMatching(/^[\w-]{21}$/), disabled: false })
    await turn(place, place.owner, true)
    await leadsNowhere(place, first.id, DISABLED)
    await leadsNowhere(place, (await linkOf(place)).id, DISABLED)
    const { body } = await turn(place, place.owner, false)
    const second = await linkOf(place)
    expect(body).toEqual(second)
    expect(second.disabled).toBe(false)
    await leadsNowhere(place, first.id, REPLACED)
    expect(told(await look(place, second.id))).toEqual([200, { name: 'Platform' }])
    const [actor, { teamId }] = [place.owner.id, place]
    expect(await deedsIn(app, place)).toEqual([
      [actor, 'team-link-switched', { teamId, to: 'off' }],
      [actor, 'team-link-switched', { teamId, to: 'on' }],
    ])
  })

  test('switched to what it is, it stays the same, so that a copied link lives on', async () => {
    const place = await teamPlace(app)
    const first = await linkOf(place)
    expect(told(await turn(place, place.owner, false))).toEqual([200, first])
    const { body: off } = await turn(place, place.owner, true)
    expect(told(await turn(place, place.owner, true))).toEqual([200, off])
    expect(await deedsIn(app, place)).toHaveLength(1)
  })

  test('to people of elsewhere there is no such team, and what is no switch is refused', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const before = await linkOf(place)
    for (const at of [place, { ...place, teamId: 'no-such-team' }])
      expect(told(await turn(at, elsewhere.owner, true))).toEqual(NOT_FOUND)
    const nobody = { browser: openBrowser(app.url), id: 'nobody' }
    expect(told(await turn(place, nobody, true))).toEqual([401, { code: 'sign-in-required' }])
    expect((await turn(place, place.owner, 'off')).status).toBe(400)
    expect(await linkOf(place)).toEqual(before)
  })
})

describe('teams.md §7: what a link invites to', () => {
  test('is told to whoever has it, also without signing in, and nothing else of the team', async () => {
    const place = await teamPlace(app)
    const { id } = await linkOf(place)
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    for (const browser of [undefined, guest, (await somebody(app)).browser])
      expect(told(await look(place, id, browser))).toEqual([200, { name: 'Platform' }])
  })

  test('teams.md §8: another token, another team’s, none at all, or no team: all the same', async () => {
    const [place, other] = [await teamPlace(app), await teamPlace(app)]
    const [own, theirs] = [await linkOf(place), await linkOf(other)]
    for (const id of ['wrong', theirs.id, own.id.toLowerCase() + 'x', '%', "' OR true --", '\0'])
      await leadsNowhere(place, id)
    await leadsNowhere({ ...place, teamId: 'no-such-team' }, own.id)
    expect((await look(place, '')).status).toBe(400)
    expect((await look(place, 'x'.repeat(65))).status).toBe(400)
    expect((await join(place, place.owner.browser, '')).status).toBe(400)
  })

  test('a deleted team’s link leads nowhere until the team is back, an archived team’s goes on', async () => {
    const place = await teamPlace(app)
    const { id } = await linkOf(place)
    const { browser } = place.owner
    await browser.delete(`/api/team/${place.teamId}`)
    await leadsNowhere(place, id)
    await browser.post(`/api/team/${place.teamId}/restore`)
    await browser.post(`/api/team/${place.teamId}/settings`, { isArchived: true })
    expect(told(await look(place, id))).toEqual([200, { name: 'Platform' }])
    const jo = await somebody(app)
    expect((await join(place, jo.browser, id)).status).toBe(204)
    expect(await roleOf(place, jo)).toBe('member')
  })
})

describe('teams.md §7: joining a team by its link', () => {
  test('makes a member, who finds the team', async () => {
    const place = await teamPlace(app)
    const jo = await somebody(app)
    expect(told(await join(place, jo.browser, (await linkOf(place)).id))).toEqual([204, undefined])
    expect((await jo.browser.get(`/api/team/${place.teamId}`)).body).toMatchObject({ role: 'member' })
    expect((await jo.browser.get('/api/user-meta')).body).toMatchObject({ teams: [{ id: place.teamId }] })
    expect(await deedsIn(app, place)).toEqual([[jo.id, 'team-joined', { teamId: place.teamId }]])
  })

  test('changes nothing for who is on the team, also when they send it several times at once', async () => {
    const place = await teamPlace(app)
    const { id } = await linkOf(place)
    for (const role of ['admin', 'facilitator', 'member'] as const) {
      const member = await somebodyAs(app, place, null, role)
      expect((await join(place, member.browser, id)).status).toBe(204)
      expect(await roleOf(place, member)).toBe(role)
    }
    expect(await deedsIn(app, place)).toEqual([])
    const jo = await somebody(app)
    const answers = await Promise.all([1, 2, 3].map(() => join(place, jo.browser, id)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await deedsIn(app, place)).toHaveLength(1)
  })

  test('takes somebody signed in', async () => {
    const place = await teamPlace(app)
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    for (const browser of [guest, openBrowser(app.url)]) {
      const answer = await join(place, browser, (await linkOf(place)).id)
      expect(told(answer)).toEqual([401, { code: 'sign-in-required' }])
    }
  })

  test('makes a member of them also on the boards that they have open', async () => {
    const place = await teamPlace(app)
    const jo = await somebody(app)
    const boardId = await startBoard(place.owner.browser, place.teamId)
    const before = await joinBoard(app.url, boardId, jo.browser.cookie())
    await join(place, jo.browser, (await linkOf(place)).id)
    await eventually(() => expect(before.socket.connected).toBe(false))
    before.close()
  })
})
