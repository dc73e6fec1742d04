import { can, effectiveRoleOf, type OrgRole, type TeamRole } from '@retropulse/domain/orgs/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUser, newUserAs, teamPlace, type TestUser } from '../../../testing/team-place.ts'
import { openBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('PERM-4: reading teams and organisations in every role', () => {
  const ORG_ROLES: readonly (OrgRole | null)[] = ['owner', 'admin', null]
  const TEAM_ROLES: readonly (TeamRole | null)[] = ['admin', 'facilitator', 'member', null]
  const matrix = ORG_ROLES.flatMap((org) => TEAM_ROLES.map((team) => ({ org, team })))
  const within = matrix.filter(({ org, team }) => effectiveRoleOf(org, team) !== null)

  test('ORG-8, PERM-14, TEAM-3: a team opens to users who may read its boards, and answers what they may do', async () => {
    const place = await teamPlace(app)
    for (const roles of within) {
      const { browser, id } = await newUserAs(app, place, roles.org, roles.team)
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
    const [{ orgId, teamId }, stranger] = [await teamPlace(app), await newUser(app)]
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
    const place = await teamPlace(app)
    await app.database.pool.query("INSERT INTO team (id, org_id, name) VALUES ('second', $1, 'Second')", [
      place.orgId,
    ])
    const member = await newUserAs(app, place, null, 'admin')
    const admin = await newUserAs(app, place, 'admin', null)
    const teamsOf = async ({ browser }: TestUser) =>
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
    const { orgId, teamId, owner } = await teamPlace(app)
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
