import { can, effectiveRoleOf, type OrgRole, type TeamRole } from '@retropulse/domain/orgs/policy'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface SignedUpUser {
  readonly browser: TestBrowser
  readonly id: string
  readonly email: string
}

async function signUpUser(name = 'Ann Example'): Promise<SignedUpUser> {
  const browser = openBrowser(app.url)
  const { sub, email } = await signUp(browser, { name })
  return { browser, id: sub, email }
}

/** Writes roles as they are stored, without an invitation. */
async function give(place: { orgId: string; teamId: string }, userId: string, roles: Roles): Promise<void> {
  const { pool } = app.database
  if (roles.org !== null)
    await pool.query('INSERT INTO org_member VALUES ($1, $2, $3)', [place.orgId, userId, roles.org])
  if (roles.team !== null)
    await pool.query('INSERT INTO team_member VALUES ($1, $2, $3)', [place.teamId, userId, roles.team])
}

type Roles = Readonly<{ org: OrgRole | null; team: TeamRole | null }>

describe('creating an organisation', () => {
  test('ORG-3, ORG-8: the user who creates an organisation is its primary owner, and finds it with its team', async () => {
    const { browser, id, email } = await signUpUser()
    expect((await browser.get('/api/user-meta')).body).toEqual({ orgs: [], teams: [] })
    const { orgId, teamId } = await createOrg(browser, { name: ' Example Ltd ', teamName: 'Plattform 日本' })
    expect((await browser.get('/api/user-meta')).body).toEqual({
      orgs: [{ id: orgId, name: 'Example Ltd', role: 'owner' }],
      teams: [{ id: teamId, name: 'Plattform 日本', orgId, role: 'owner' }],
    })
    const face = { id, name: 'Ann Example', picture: null }
    const profile = { ...nameParts('Ann Example'), name: 'Ann Example', picture: null, email }
    expect((await browser.get(`/api/org/${orgId}`)).body).toEqual({
      id: orgId,
      name: 'Example Ltd',
      role: 'owner',
      planId: null,
      customerId: null,
      hasRoomForTeam: false,
      anonymityFloor: 3,
      hasSuggestions: false,
      teams: [
        {
          id: teamId,
          name: 'Plattform 日本',
          isPrivate: false,
          isArchived: false,
          membersCount: 1,
          boardsCount: 0,
          admins: [face],
          facilitators: [],
          retros: [],
          openActions: 0,
          allActions: 0,
        },
      ],
      teamsSettings: [{ id: teamId, isPrivate: false, isAnonymous: false, isArchived: false }],
      enabledModels: [],
      deletedTeams: [],
      apiKeys: [],
    })
    expect((await browser.get(`/api/team/${teamId}`)).body).toEqual({
      id: teamId,
      name: 'Plattform 日本',
      orgId,
      planId: null,
      isPrivate: false,
      isAnonymous: false,
      isArchived: false,
      role: 'owner',
      mayCreateBoards: true,
      members: [{ id, role: 'owner', isOrgRole: true, profile }],
      invite: { id: expect.stringMatching(/^[\w-]{21}$/), disabled: false },
      boards: [],
      surveys: [],
      credits: { used: 0, max: 3 },
      active: true,
      actions: { open: 0, all: 0 },
      insights: { retros: 0 },
    })
    const owners = 'SELECT primary_owner_id FROM organisation WHERE id = $1'
    const { rows } = await app.database.pool.query(owners, [orgId])
    expect(rows).toEqual([{ primary_owner_id: id }])
  })

  test('ORG-1: a team lists its retros, and the organisation counts them', async () => {
    const { browser } = await signUpUser()
    const { orgId, teamId } = await createOrg(browser)
    const made = await browser.post(`/api/team/${teamId}/boards`, {
      name: 'Sprint 1',
      columns: ['Good', 'Bad'],
    })
    expect(made.status).toBe(201)
    const board = { name: 'Sprint 1', cardsCount: 0, columns: ['Good', 'Bad'], isPrivate: false }
    expect((await browser.get(`/api/team/${teamId}`)).body).toMatchObject({ boards: [board] })
    expect((await browser.get(`/api/org/${orgId}`)).body).toMatchObject({ teams: [{ boardsCount: 1 }] })
  })

  test('API-4: a guest is refused with sign-in-required', async () => {
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    const { status, body } = await guest.post('/api/org', { name: 'A', teamName: 'B' })
    expect([status, body]).toEqual([401, { code: 'sign-in-required' }])
  })

  test('ORG-3: a wrong name is named, and nothing is created', async () => {
    const { browser } = await signUpUser()
    const inputs: [unknown, object][] = [
      [{ name: '', teamName: 'T' }, { name: 'invalid' }],
      [
        { name: '  \n', teamName: '\t' },
        { name: 'invalid', teamName: 'invalid' },
      ],
      [{ name: 'a\0b', teamName: 'T' }, { name: 'invalid' }],
      [{ name: '\ud800', teamName: 'T' }, { name: 'invalid' }],
      [
        { name: 'x'.repeat(101), teamName: 'x'.repeat(61) },
        { name: 'too-long', teamName: 'too-long' },
      ],
      [{ name: 'A', teamName: 'T', ownerId: 'me' }, { ownerId: 'unknown' }],
      [{}, { name: 'invalid', teamName: 'invalid' }],
      [[], {}],
    ]
    for (const [input, fields] of inputs) {
      const { status, body } = await browser.post('/api/org', input)
      expect([status, body]).toEqual([400, { code: 'bad-request', fields }])
    }
    expect((await browser.get('/api/user-meta')).body).toEqual({ orgs: [], teams: [] })
  })

  test('ORG-5: is neither offered nor done where ALLOW_ORG_CREATION=false', async () => {
    const closed = await startApp({ ALLOW_ORG_CREATION: 'false' })
    const browser = openBrowser(closed.url)
    await signUp(browser)
    expect((await browser.get('/status')).body).toMatchObject({ allowsOrgCreation: false })
    const { status, body } = await browser.post('/api/org', { name: 'A', teamName: 'B' })
    expect([status, body]).toEqual([403, { code: 'forbidden' }])
    await closed.close()
  })
})

describe('the plan of a new organisation', () => {
  async function planIn({ database }: TestApp, orgId: string): Promise<unknown> {
    const { rows } = await database.pool.query('SELECT plan_id FROM organisation WHERE id = $1', [orgId])
    return rows
  }

  test('PLAN-1, PLAN-2: is the free one with DEFAULT_PLAN=free, which has no id', async () => {
    const { orgId } = await createOrg((await signUpUser()).browser)
    expect(await planIn(app, orgId)).toEqual([{ plan_id: null }])
  })

  test('PLAN-2: is the one that DEFAULT_PLAN names', async () => {
    const generous = await startApp({ DEFAULT_PLAN: 'level3' })
    const browser = openBrowser(generous.url)
    await signUp(browser)
    const { orgId } = await createOrg(browser)
    expect(await planIn(generous, orgId)).toEqual([{ plan_id: 'level3' }])
    await generous.close()
  })
})

describe('PERM-4: reading teams and organisations in every role', () => {
  const ORG_ROLES: readonly (OrgRole | null)[] = ['owner', 'admin', null]
  const TEAM_ROLES: readonly (TeamRole | null)[] = ['admin', 'facilitator', 'member', null]
  const matrix = ORG_ROLES.flatMap((org) => TEAM_ROLES.map((team) => ({ org, team })))
  const within = matrix.filter(({ org, team }) => effectiveRoleOf(org, team) !== null)

  test('ORG-8, PERM-14, TEAM-3: a team opens to users who may read its boards, and answers what they may do', async () => {
    const owner = await signUpUser()
    const place = await createOrg(owner.browser)
    for (const roles of within) {
      const { browser, id } = await signUpUser('Bo')
      await give(place, id, roles)
      const effectiveRole = effectiveRoleOf(roles.org, roles.team)!
      const team = (await browser.get(`/api/team/${place.teamId}`)).body as { members: { id: string }[] }
      expect(team).toMatchObject({
        role: effectiveRole.role,
        mayCreateBoards: can(effectiveRole, 'board:create'),
      })
      expect(team.members.some((member) => member.id === id)).toBe(roles.team !== null)
      const { body: org } = await browser.get(`/api/org/${place.orgId}`)
      expect(org).toMatchObject({ id: place.orgId, teams: [{ id: place.teamId }] })
      expect((await browser.get('/api/user-meta')).body).toMatchObject({
        orgs: [{ id: place.orgId, role: roles.org === null ? 'member' : effectiveRole.role }],
        teams: [{ id: place.teamId, orgId: place.orgId, role: effectiveRole.role }],
      })
    }
    expect(within).toHaveLength(11)
  })

  test('API-3, ERROR-17, PERM-29: a stranger gets the same 404 for a team or an organisation and for an unknown id', async () => {
    const [owner, stranger] = [await signUpUser(), await signUpUser()]
    const { orgId, teamId } = await createOrg(owner.browser)
    for (const path of [
      `/api/team/${teamId}`,
      '/api/team/no-such',
      `/api/org/${orgId}`,
      '/api/org/no-such',
    ]) {
      const { status, body } = await stranger.browser.get(path)
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
    expect((await stranger.browser.get('/api/user-meta')).body).toEqual({ orgs: [], teams: [] })
  })

  test('ORG-9, TEAM-3: a team member sees only the own teams of an organisation; a user with a role in it sees all', async () => {
    const [owner, member, admin] = [await signUpUser(), await signUpUser(), await signUpUser()]
    const place = await createOrg(owner.browser)
    await app.database.pool.query("INSERT INTO team (id, org_id, name) VALUES ('second', $1, 'Second')", [
      place.orgId,
    ])
    await give(place, member.id, { org: null, team: 'admin' })
    await give(place, admin.id, { org: 'admin', team: null })
    const teamsOf = async ({ browser }: SignedUpUser) =>
      ((await browser.get(`/api/org/${place.orgId}`)).body as { teams: { id: string }[] }).teams.map(
        ({ id }) => id,
      )
    expect(await teamsOf(member)).toEqual([place.teamId])
    expect((await teamsOf(admin)).sort()).toEqual([place.teamId, 'second'].sort())
    expect((await member.browser.get('/api/team/second')).status).toBe(403)
    expect((await admin.browser.get('/api/team/second')).body).toMatchObject({
      role: 'org-admin',
      members: [],
    })
  })

  test('API-3, API-4: a guest is refused with sign-in-required, and an unknown id is 404', async () => {
    const owner = await signUpUser()
    const { orgId, teamId } = await createOrg(owner.browser)
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    for (const path of [
      `/api/org/${orgId}`,
      `/api/team/${teamId}`,
      '/api/user-meta',
      `/api/${owner.id}/profile`,
    ]) {
      expect([(await guest.get(path)).status, (await guest.get(path)).body]).toEqual([
        401,
        { code: 'sign-in-required' },
      ])
    }
    for (const path of [
      '/api/org/nothing',
      '/api/team/nothing',
      '/api/org/a%20b',
      '/api/team/%00',
      `/api/team/${orgId}`,
    ]) {
      expect([(await owner.browser.get(path)).status, (await owner.browser.get(path)).body]).toEqual([
        404,
        { code: 'not-found' },
      ])
    }
  })
})

describe('the profile of another user', () => {
  test('PROFILE-3: is shown to people of the same organisation', async () => {
    const [owner, member] = [await signUpUser('Olga Owner'), await signUpUser('Max Member')]
    await give(await createOrg(owner.browser), member.id, { org: null, team: 'member' })
    const seen = { name: 'Olga Owner', ...nameParts('Olga Owner'), picture: null, anonymous: false }
    expect((await member.browser.get(`/api/${owner.id}/profile`)).body).toEqual(seen)
    const { body } = await owner.browser.get(`/api/${member.id}/profile`)
    expect(body).toMatchObject({ name: 'Max Member', family_name: 'Member' })
    expect((await owner.browser.get(`/api/${owner.id}/profile`)).body).toEqual(seen)
  })

  test('PROFILE-3: answers every other user 404, like an unknown id', async () => {
    const [owner, stranger] = [await signUpUser(), await signUpUser()]
    await createOrg(owner.browser)
    await createOrg(stranger.browser)
    for (const id of [owner.id, 'nobody-has-this-id-at-all']) {
      const { status, body } = await stranger.browser.get(`/api/${id}/profile`)
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
  })

  test('PROFILE-4: is fetched for ids longer than 18 characters only', async () => {
    const { browser } = await signUpUser()
    expect((await browser.get(`/api/${'g'.repeat(18)}/profile`)).status).toBe(404)
    expect((await browser.get(`/api/${'g'.repeat(37)}/profile`)).status).toBe(404)
  })
})
