import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  type TestUser,
  newUser,
  newUserAs,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import { type Answer, createOrg } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const told = ({ status, body }: Answer) => [status, body]

function change({ orgId }: TeamPlace, { browser }: TestUser, id: string, role: string): Promise<Answer> {
  return browser.post(`/api/org/${orgId}/user-meta`, { id, role })
}

function remove({ orgId }: TeamPlace, { browser }: TestUser, id: string): Promise<Answer> {
  return browser.delete(`/api/org/${orgId}/member/${id}`)
}

async function rolesIn({ orgId, teamId }: TeamPlace, { id }: TestUser): Promise<unknown[]> {
  const { rows } = await app.database.pool.query<{ org: unknown; team: unknown }>(
    `SELECT (SELECT role FROM org_member WHERE org_id = $1 AND user_id = $3) AS org,
            (SELECT role FROM team_member WHERE team_id = $2 AND user_id = $3) AS team`,
    [orgId, teamId, id],
  )
  return [rows[0]?.org, rows[0]?.team]
}

describe('the members of an organisation', () => {
  test('ORG-15: the primary owner comes first, then the others in the order in which they came, with addresses', async () => {
    const place = await teamPlace(app)
    const people = [
      await newUserAs(app, place, 'admin', null),
      await newUserAs(app, place, 'owner', 'member'),
    ]
    await newUserAs(app, place, null, 'admin')
    await app.database.pool.query(
      'UPDATE org_member SET joined_at = now() WHERE org_id = $1 AND user_id = $2',
      [place.orgId, place.owner.id],
    )
    const emails = await Promise.all(
      [place.owner, ...people].map(
        async ({ browser }) => ((await browser.get('/profile')).body as { email: string }).email,
      ),
    )
    const member = (id: string | undefined, role: string, at: number) => ({
      id,
      role,
      isPrimaryOwner: at === 0,
      profile: { name: 'Ann Example', ...nameParts('Ann Example'), email: emails[at], picture: null },
    })
    expect(told(await place.owner.browser.get(`/api/org/${place.orgId}/members`))).toEqual([
      200,
      {
        members: [
          member(place.owner.id, 'owner', 0),
          member(people[0]?.id, 'admin', 1),
          member(people[1]?.id, 'owner', 2),
        ],
        invitations: [],
      },
    ])
  })
})

describe('the roles of an organisation', () => {
  test('ORG-17, AUDIT-1: an owner makes a member an owner, and an admin again; the role that a member has changes nothing', async () => {
    const place = await teamPlace(app)
    const bo = await newUserAs(app, place, 'admin', null)
    for (const role of ['owner', 'owner', 'admin']) {
      expect((await change(place, place.owner, bo.id, role)).status).toBe(204)
      expect(await rolesIn(place, bo)).toEqual([role, null])
    }
    expect(await auditedChangesIn(app, place)).toEqual([
      [place.owner.id, 'org-role-changed', { memberId: bo.id, from: 'admin', to: 'owner' }],
      [place.owner.id, 'org-role-changed', { memberId: bo.id, from: 'owner', to: 'admin' }],
    ])
  })

  test('ORG-18, PERM-31, PERM-32: a user’s own role, and the primary owner, cannot be edited', async () => {
    const place = await teamPlace(app)
    const other = await newUserAs(app, place, 'owner', null)
    for (const [actor, member, code] of [
      [other, other, 'own-role'],
      [place.owner, place.owner, 'own-role'],
      [other, place.owner, 'primary-owner'],
    ] as const) {
      expect(told(await change(place, actor, member.id, 'admin'))).toEqual([403, { code }])
      expect(told(await remove(place, actor, member.id))).toEqual([403, { code }])
    }
    expect(await rolesIn(place, other)).toEqual(['owner', null])
    expect(await rolesIn(place, place.owner)).toEqual(['owner', 'admin'])
  })

  test('ORG-19: a role for a user who has none in the organisation is refused, also for a member of its teams', async () => {
    const place = await teamPlace(app)
    for (const person of [await newUser(app), await newUserAs(app, place, null, 'admin')]) {
      const before = await rolesIn(place, person)
      expect(told(await change(place, place.owner, person.id, 'owner'))).toEqual([
        404,
        { code: 'unknown-member' },
      ])
      expect(told(await remove(place, place.owner, person.id))).toEqual([404, { code: 'unknown-member' }])
      expect(await rolesIn(place, person)).toEqual(before)
    }
  })

  test.each([
    [{ role: 'admin' }, { id: 'invalid' }],
    [{ id: 'x'.repeat(20), role: 'member' }, { role: 'invalid' }],
    [{ id: 'a-guest', role: 'admin' }, { id: 'too-short' }],
    [{ id: 'x'.repeat(20), role: 'admin', orgId: 'mine' }, { orgId: 'unknown' }],
  ])(
    'ORG-17: a body with another role, a guest id or unknown fields is refused: %j',
    async (body, fields) => {
      const place = await teamPlace(app)
      const answer = await place.owner.browser.post(`/api/org/${place.orgId}/user-meta`, body)
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'bad-request', fields }])
    },
  )
})

describe('removing a member of an organisation', () => {
  test('ORG-20: also ends the roles in its teams, those in the trash included, and none elsewhere', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const jo = await newUserAs(app, place, 'admin', 'facilitator')
    const { pool } = app.database
    await pool.query(`INSERT INTO team (id, org_id, name, deleted_at) VALUES ($1 || '2', $2, 'Old', now())`, [
      place.teamId,
      place.orgId,
    ])
    await pool.query(`INSERT INTO team_member VALUES ($1 || '2', $2, 'admin'), ($3, $2, 'member')`, [
      place.teamId,
      jo.id,
      elsewhere.teamId,
    ])
    expect((await remove(place, place.owner, jo.id)).status).toBe(204)
    const { rows } = await pool.query('SELECT team_id FROM team_member WHERE user_id = $1', [jo.id])
    expect(rows).toEqual([{ team_id: elsewhere.teamId }])
    expect((await jo.browser.get(`/api/org/${place.orgId}`)).status).toBe(404)
    expect(await auditedChangesIn(app, place)).toEqual([
      [place.owner.id, 'org-member-removed', { memberId: jo.id, from: 'admin' }],
    ])
    expect((await remove(place, place.owner, jo.id)).body).toEqual({ code: 'unknown-member' })
  })
})

test('ORG-21: with a person the invite links of all teams of the organisation go, so that theirs lead nowhere', async () => {
  const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
  const { browser } = place.owner
  const created = await browser.post(`/api/org/${place.orgId}/team/create`, { name: 'Another' })
  const teamIds = [place.teamId, (created.body as { id: string }).id]
  const linkOf = async (asker: TestUser, teamId: string) =>
    ((await asker.browser.get(`/api/team/${teamId}`)).body as { invite: { id: string } }).invite.id
  const known = await Promise.all(teamIds.map((teamId) => linkOf(place.owner, teamId)))
  const other = await linkOf(elsewhere.owner, elsewhere.teamId)
  const jo = await newUserAs(app, place, 'admin', null)
  expect((await remove(place, place.owner, jo.id)).status).toBe(204)
  for (const [at, teamId] of teamIds.entries()) {
    const answer = await jo.browser.post(`/api/team/${teamId}/join`, { inviteId: known[at] })
    expect(told(answer)).toEqual([410, { code: 'invite-replaced' }])
    expect(await linkOf(place.owner, teamId)).not.toBe(known[at])
  }
  expect(await linkOf(elsewhere.owner, elsewhere.teamId)).toBe(other)
})

test('INVITE-7: so do the links of invitations for anyone, and no invitation for its address alone', async () => {
  const place = await teamPlace(app)
  const jo = await newUserAs(app, place, 'owner', null)
  const invite = async (emails: string, isForAnyone: boolean) => {
    const input = { emails, role: 'owner', isForAnyone }
    await place.owner.browser.post(`/api/org/${place.orgId}/invite`, input)
  }
  await invite('open@example.com', true)
  await invite('closed@example.com', false)
  const pending = async () => {
    const { body } = await place.owner.browser.get(`/api/org/${place.orgId}/members`)
    const { invitations } = body as { invitations: { email: string; inviteToken: string }[] }
    return new Map(invitations.map(({ email, inviteToken }) => [email, inviteToken]))
  }
  const known = await pending()
  expect((await remove(place, place.owner, jo.id)).status).toBe(204)
  const join = (inviteId: string | undefined) => jo.browser.post(`/api/org/${place.orgId}/join`, { inviteId })
  expect(told(await join(known.get('open@example.com')))).toEqual([410, { code: 'invite-replaced' }])
  const now = await pending()
  expect(now.get('closed@example.com')).toBe(known.get('closed@example.com'))
  expect([...now.keys()].toSorted()).toEqual(['closed@example.com', 'open@example.com'])
  expect((await join(now.get('open@example.com'))).status).toBe(204)
})

describe('PERM-36: a change of role in the organisation on open boards', () => {
  test('ORG-22: a removed member is disconnected from a private board, and a user who joins leads at once', async () => {
    const place = await teamPlace(app)
    const jo = await newUserAs(app, place, 'admin', null)
    const boardId = await startBoard(place.owner.browser, place.teamId)
    const guest = await newUser(app)
    const coming = await joinBoard(app.url, boardId, guest.browser.cookie())
    expect(coming.joined.you.isFacilitator).toBe(false)
    const { body } = await place.owner.browser.post(`/api/org/${place.orgId}/invite`, {
      emails: 'somebody@example.com',
      role: 'admin',
      isForAnyone: true,
    })
    const [{ inviteToken }] = (body as { invitations: [{ inviteToken: string }] }).invitations
    await guest.browser.post(`/api/org/${place.orgId}/join`, { inviteId: inviteToken })
    await eventually(() => expect(coming.socket.connected).toBe(false))
    coming.close()
    const settings = `/api/team/${place.teamId}/board/${boardId}/settings`
    expect((await place.owner.browser.post(settings, { isPrivate: true })).status).toBe(200)
    const leaving = await joinBoard(app.url, boardId, jo.browser.cookie())
    const leading = await joinBoard(app.url, boardId, guest.browser.cookie())
    expect(leading.joined.you.isFacilitator).toBe(true)
    await remove(place, place.owner, jo.id)
    await eventually(() => expect(leaving.socket.connected).toBe(false))
    leaving.close()
    await expect(joinBoard(app.url, boardId, jo.browser.cookie())).rejects.toThrow('invitation-required')
    expect(leading.socket.connected).toBe(true)
    leading.close()
  })
})

test('API-3, ERROR-17, PERM-29: an owner of another organisation gets the same 404 for an organisation and for an unknown id', async () => {
  const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
  await createOrg(elsewhere.owner.browser)
  const missing = { ...place, orgId: 'no-such-org' }
  for (const at of [place, missing]) {
    for (const answer of [
      await change(at, elsewhere.owner, place.owner.id, 'admin'),
      await remove(at, elsewhere.owner, place.owner.id),
      await elsewhere.owner.browser.get(`/api/org/${at.orgId}/members`),
    ])
      expect(told(answer)).toEqual([404, { code: 'not-found' }])
  }
})
