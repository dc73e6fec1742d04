import { type OrgRole, effectiveRoleOf, type TeamRole } from '@retropulse/domain/orgs/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUser, type TestUser, newUserAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { openBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  // Private boards need a paid plan.
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

function change({ teamId }: TeamPlace, { browser }: TestUser, id: string, role: string) {
  return browser.post(`/api/team/${teamId}/user-meta`, { id, role })
}

function remove({ teamId }: TeamPlace, { browser }: TestUser, id: string) {
  return browser.delete(`/api/team/${teamId}/member/${id}`)
}

async function roleOf({ teamId }: TeamPlace, { id }: TestUser): Promise<unknown> {
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

describe('the members of a team', () => {
  test.each(ROLES)(
    'PERM-34, TEAM-19, TEAM-22: organisation %s, team %s: changes a role and removes a member only with member:edit',
    async (org, team) => {
      const place = await teamPlace(app)
      const actor = await newUserAs(app, place, org, team)
      const member = await newUserAs(app, place, null, 'member')
      const isAllowed = org !== null || team === 'admin'
      const refused = [403, { code: 'forbidden' }]
      const changed = await change(place, actor, member.id, 'facilitator')
      expect([changed.status, changed.body]).toEqual(isAllowed ? [204, undefined] : refused)
      expect(await roleOf(place, member)).toBe(isAllowed ? 'facilitator' : 'member')
      const removed = await remove(place, actor, member.id)
      expect([removed.status, removed.body]).toEqual(isAllowed ? [204, undefined] : refused)
      expect(await roleOf(place, member)).toBe(isAllowed ? null : 'member')
      expect(effectiveRoleOf(org, team)).not.toBeNull()
    },
  )

  test('API-3, ERROR-17, PERM-29: a stranger gets the same 404 for a team and for an unknown id', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const member = await newUserAs(app, place, null, 'member')
    const missing = { ...place, teamId: 'no-such-team' }
    for (const at of [place, missing]) {
      const changed = await change(at, elsewhere.owner, member.id, 'admin')
      expect([changed.status, changed.body]).toEqual([404, { code: 'not-found' }])
      const removed = await remove(at, elsewhere.owner, member.id)
      expect([removed.status, removed.body]).toEqual([404, { code: 'not-found' }])
    }
    expect(await roleOf(place, member)).toBe('member')
  })

  test('PERM-34, TEAM-21: a role for a user who is not a member is refused', async () => {
    const place = await teamPlace(app)
    const stranger = await newUser(app)
    const { status, body } = await change(place, place.owner, stranger.id, 'admin')
    expect([status, body]).toEqual([404, { code: 'unknown-member' }])
    expect(await roleOf(place, stranger)).toBeNull()
  })

  test('PERM-33, TEAM-20: a user’s own role, and a member with a role in the organisation, cannot be edited from a team', async () => {
    const place = await teamPlace(app)
    const admin = await newUserAs(app, place, null, 'admin')
    const own = await change(place, admin, admin.id, 'member')
    expect([own.status, own.body]).toEqual([403, { code: 'own-role' }])
    for (const answer of [
      await change(place, admin, place.owner.id, 'member'),
      await remove(place, admin, place.owner.id),
    ])
      expect([answer.status, answer.body]).toEqual([403, { code: 'org-role' }])
    expect(await roleOf(place, place.owner)).toBe('admin')
  })

  test('PERM-35, TEAM-23: every member leaves without a permission', async () => {
    const place = await teamPlace(app)
    for (const role of ['member', 'facilitator', 'admin'] as const) {
      const member = await newUserAs(app, place, null, role)
      expect((await remove(place, member, member.id)).status).toBe(204)
      expect(await roleOf(place, member)).toBeNull()
      expect((await remove(place, member, member.id)).body).toEqual({ code: 'not-found' })
    }
  })

  test('INVITE-7, TEAM-24: a removed member cannot come back by the old link; one who left can', async () => {
    const place = await teamPlace(app)
    const linkOf = async () =>
      ((await place.owner.browser.get(`/api/team/${place.teamId}`)).body as { invite: { id: string } }).invite
        .id
    const member = await newUserAs(app, place, null, 'member')
    const inviteId = await linkOf()
    const join = () => member.browser.post(`/api/team/${place.teamId}/join`, { inviteId })
    await remove(place, member, member.id)
    expect((await join()).status).toBe(204)
    await remove(place, place.owner, member.id)
    expect((await join()).body).toEqual({ code: 'invite-replaced' })
    expect(await linkOf()).toMatch(/^[\da-f]{32}$/)
  })

  test('API-4: without a session changes and removals are refused', async () => {
    const place = await teamPlace(app)
    const signedOut = { browser: openBrowser(app.url), id: 'signed-out' }
    const changed = await change(place, signedOut, place.owner.id, 'member')
    expect([changed.status, changed.body]).toEqual([401, { code: 'sign-in-required' }])
    const removed = await remove(place, signedOut, place.owner.id)
    expect([removed.status, removed.body]).toEqual([401, { code: 'sign-in-required' }])
  })

  test.each([
    [{ role: 'member' }, { id: 'invalid' }],
    [{ id: 'x'.repeat(20), role: 'owner' }, { role: 'invalid' }],
    [{ id: 'a-guest', role: 'member' }, { id: 'too-short' }],
    [{ id: 'x'.repeat(20), role: 'member', teamId: 'mine' }, { teamId: 'unknown' }],
  ])(
    'TEAM-19: a body with another role, a guest id or unknown fields is refused: %j',
    async (body, fields) => {
      const place = await teamPlace(app)
      const answer = await place.owner.browser.post(`/api/team/${place.teamId}/user-meta`, body)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ code: 'bad-request', fields })
    },
  )
})

describe('PERM-36: a change of role on open boards', () => {
  async function openBoard(place: TeamPlace, isPrivate: boolean): Promise<string> {
    const input = { name: 'Sprint 1', columns: ['Good'] }
    const { body } = await place.owner.browser.post(`/api/team/${place.teamId}/boards`, input)
    const { id } = body as { id: string }
    const settings = `/api/team/${place.teamId}/board/${id}/settings`
    expect((await place.owner.browser.post(settings, { isPrivate })).status).toBe(200)
    return id
  }

  test('TEAM-25: a facilitator who becomes a member is disconnected, and reconnects as a participant', async () => {
    const place = await teamPlace(app)
    const jo = await newUserAs(app, place, null, 'facilitator')
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

  test('TEAM-25: a removed member is disconnected from the private boards of the team, and no other member', async () => {
    const place = await teamPlace(app)
    const [jo, bo] = [
      await newUserAs(app, place, null, 'member'),
      await newUserAs(app, place, null, 'member'),
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
