import { type OrgRole, standingOf, type TeamRole } from '@retropulse/domain/orgs/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  somebody,
  type Somebody,
  somebodyAs,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import { openBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  // Private boards are for those who pay.
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

function change({ teamId }: TeamPlace, { browser }: Somebody, id: string, role: string) {
  return browser.post(`/api/team/${teamId}/user-meta`, { id, role })
}

function remove({ teamId }: TeamPlace, { browser }: Somebody, id: string) {
  return browser.delete(`/api/team/${teamId}/member/${id}`)
}

async function roleOf({ teamId }: TeamPlace, { id }: Somebody): Promise<unknown> {
  const { rows } = await app.database.pool.query<{ role: string }>(
    'SELECT role FROM team_member WHERE team_id = $1 AND user_id = $2',
    [teamId, id],
  )
  return rows[0]?.role ?? null
}

const ROLES: readonly (readonly [org: OrgRole | null, team: TeamRole | null])[] = [
  ['owner', null],
  ['admin', null],
  ['admin', 'member'],
  [null, 'admin'],
  [null, 'facilitator'],
  [null, 'member'],
]

describe('teams.md §7: who is what on a team (D28)', () => {
  test.each(ROLES)(
    'organisation %s, team %s, changes a role and takes somebody off when they may',
    async (org, team) => {
      const place = await teamPlace(app)
      const actor = await somebodyAs(app, place, org, team)
      const member = await somebodyAs(app, place, null, 'member')
      const isAllowed = org !== null || team === 'admin'
      const refused = [403, { code: 'forbidden' }]
      const changed = await change(place, actor, member.id, 'facilitator')
      expect([changed.status, changed.body]).toEqual(isAllowed ? [204, undefined] : refused)
      expect(await roleOf(place, member)).toBe(isAllowed ? 'facilitator' : 'member')
      const removed = await remove(place, actor, member.id)
      expect([removed.status, removed.body]).toEqual(isAllowed ? [204, undefined] : refused)
      expect(await roleOf(place, member)).toBe(isAllowed ? null : 'member')
      expect(standingOf(org, team)).not.toBeNull()
    },
  )

  test('a team that is not theirs is, to strangers, one that does not exist', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const member = await somebodyAs(app, place, null, 'member')
    const missing = { ...place, teamId: 'no-such-team' }
    for (const at of [place, missing]) {
      const changed = await change(at, elsewhere.owner, member.id, 'admin')
      expect([changed.status, changed.body]).toEqual([404, { code: 'not-found' }])
      const removed = await remove(at, elsewhere.owner, member.id)
      expect([removed.status, removed.body]).toEqual([404, { code: 'not-found' }])
    }
    expect(await roleOf(place, member)).toBe('member')
  })

  test('nobody joins a team by being given a role on it', async () => {
    const place = await teamPlace(app)
    const stranger = await somebody(app)
    const { status, body } = await change(place, place.owner, stranger.id, 'admin')
    expect([status, body]).toEqual([404, { code: 'unknown-member' }])
    expect(await roleOf(place, stranger)).toBeNull()
  })

  test('neither oneself nor who has a role in the organisation is edited from a team (teams.md §5)', async () => {
    const place = await teamPlace(app)
    const admin = await somebodyAs(app, place, null, 'admin')
    const own = await change(place, admin, admin.id, 'member')
    expect([own.status, own.body]).toEqual([403, { code: 'own-role' }])
    for (const answer of [
      await change(place, admin, place.owner.id, 'member'),
      await remove(place, admin, place.owner.id),
    ])
      expect([answer.status, answer.body]).toEqual([403, { code: 'org-role' }])
    expect(await roleOf(place, place.owner)).toBe('admin')
  })

  test('everybody leaves by themselves (teams.md §6)', async () => {
    const place = await teamPlace(app)
    for (const role of ['member', 'facilitator', 'admin'] as const) {
      const member = await somebodyAs(app, place, null, role)
      expect((await remove(place, member, member.id)).status).toBe(204)
      expect(await roleOf(place, member)).toBeNull()
      expect((await remove(place, member, member.id)).body).toEqual({ code: 'not-found' })
    }
  })

  test('who was removed does not come back by the link that they know; who left does (D28)', async () => {
    const place = await teamPlace(app)
    const linkOf = async () =>
      ((await place.owner.browser.get(`/api/team/${place.teamId}`)).body as { invite: { id: string } }).invite
        .id
    const member = await somebodyAs(app, place, null, 'member')
    const inviteId = await linkOf()
    const join = () => member.browser.post(`/api/team/${place.teamId}/join`, { inviteId })
    await remove(place, member, member.id)
    expect((await join()).status).toBe(204)
    await remove(place, place.owner, member.id)
    expect((await join()).body).toEqual({ code: 'invite-replaced' })
    expect(await linkOf()).toMatch(/^[\da-f]{32}$/)
  })

  test('needs somebody signed in', async () => {
    const place = await teamPlace(app)
    const nobody = { browser: openBrowser(app.url), id: 'nobody' }
    const changed = await change(place, nobody, place.owner.id, 'member')
    expect([changed.status, changed.body]).toEqual([401, { code: 'sign-in-required' }])
    const removed = await remove(place, nobody, place.owner.id)
    expect([removed.status, removed.body]).toEqual([401, { code: 'sign-in-required' }])
  })

  test.each([
    [{ role: 'member' }, { id: 'invalid' }],
    [{ id: 'x'.repeat(20), role: 'owner' }, { role: 'invalid' }],
    [{ id: 'a-guest', role: 'member' }, { id: 'too-short' }],
    [{ id: 'x'.repeat(20), role: 'member', teamId: 'mine' }, { teamId: 'unknown' }],
  ])('what is no role of a team is refused: %j', async (body, fields) => {
    const place = await teamPlace(app)
    const answer = await place.owner.browser.post(`/api/team/${place.teamId}/user-meta`, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'bad-request', fields })
  })
})

describe('a role changes on the boards that are open, too', () => {
  async function openBoard(place: TeamPlace, isPrivate: boolean): Promise<string> {
    const wish = { name: 'Sprint 1', columns: ['Good'] }
    const { body } = await place.owner.browser.post(`/api/team/${place.teamId}/boards`, wish)
    const { id } = body as { id: string }
    const settings = `/api/team/${place.teamId}/board/${id}/settings`
    expect((await place.owner.browser.post(settings, { isPrivate })).status).toBe(200)
    return id
  }

  test('a facilitator who is one no more is cut off, and comes back as a member', async () => {
    const place = await teamPlace(app)
    const jo = await somebodyAs(app, place, null, 'facilitator')
    const boardId = await openBoard(place, false)
    const before = await joinBoard(app.url, boardId, jo.browser.cookie())
    expect(before.joined.you.isFacilitator).toBe(true)
    await change(place, place.owner, jo.id, 'member')
    await eventually(() => expect(before.socket.connected).toBe(false))
    before.close()
    const after = await joinBoard(app.url, boardId, jo.browser.cookie())
    expect(after.joined.you.isFacilitator).toBe(false)
    after.close()
  })

  test('who was taken off the team is sent away from its private boards, and nobody else is', async () => {
    const place = await teamPlace(app)
    const [jo, bo] = [
      await somebodyAs(app, place, null, 'member'),
      await somebodyAs(app, place, null, 'member'),
    ]
    const boardId = await openBoard(place, true)
    const leaving = await joinBoard(app.url, boardId, jo.browser.cookie())
    const staying = await joinBoard(app.url, boardId, bo.browser.cookie())
    await remove(place, place.owner, jo.id)
    await eventually(() => expect(leaving.socket.connected).toBe(false))
    leaving.close()
    await expect(joinBoard(app.url, boardId, jo.browser.cookie())).rejects.toThrow('invitation-required')
    expect(staying.socket.connected).toBe(true)
    staying.close()
  })
})
