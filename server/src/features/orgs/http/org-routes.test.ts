import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUser } from '../../../testing/team-place.ts'
import { createOrg, openBrowser, signUp } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('creating an organisation', () => {
  test('ORG-3, ORG-8: the user who creates an organisation is its primary owner, and finds it with its team', async () => {
    const browser = openBrowser(app.url)
    const { sub: id, email } = await signUp(browser)
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
    const { browser } = await newUser(app)
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
    const { browser } = await newUser(app)
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
    const { orgId } = await createOrg((await newUser(app)).browser)
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
