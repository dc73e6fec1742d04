import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { can, type OrgRole, effectiveRoleOf, type TeamRole } from '@retropulse/domain/orgs/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  newUser,
  newUserAs,
  type TestUser,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import { type Answer, openBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const NOT_FOUND = [404, { code: 'not-found' }]
const DONE = [204, undefined]

const CALLS = {
  settings: (place: TeamPlace, { browser }: TestUser, input: unknown) =>
    browser.post(`/api/team/${place.teamId}/settings`, input),
  delete: (place: TeamPlace, { browser }: TestUser) => browser.delete(`/api/team/${place.teamId}`),
  restore: (place: TeamPlace, { browser }: TestUser) => browser.post(`/api/team/${place.teamId}/restore`),
}

function told({ status, body }: Answer): unknown[] {
  return [status, body]
}

async function plan({ orgId }: TeamPlace, planId: string | null, quantity = 1): Promise<void> {
  await app.database.pool.query('UPDATE organisation SET plan_id = $2, plan_quantity = $3 WHERE id = $1', [
    orgId,
    planId,
    quantity,
  ])
}

async function rowOf({ teamId }: TeamPlace): Promise<Record<string, unknown>> {
  const { rows } = await app.database.pool.query<Record<string, unknown>>(
    'SELECT name, is_private, is_anonymous, is_archived, deleted_at FROM team WHERE id = $1',
    [teamId],
  )
  return rows[0] ?? {}
}

async function anotherTeam({ orgId }: TeamPlace): Promise<void> {
  await app.database.pool.query("INSERT INTO team (id, org_id, name) VALUES ($1 || '-2', $1, 'Second')", [
    orgId,
  ])
}

const ROLES: readonly (readonly [org: OrgRole | null, team: TeamRole | null])[] = [
  ['owner', null],
  ['admin', null],
  ['admin', 'member'],
  [null, 'admin'],
  [null, 'facilitator'],
  [null, 'member'],
]

describe('permissions to change a team', () => {
  test.each(ROLES)(
    'PERM-10, TEAM-7: organisation %s, team %s: changes settings, archives, deletes and restores only with team:edit',
    async (org, team) => {
      const place = await teamPlace(app)
      const actor = await newUserAs(app, place, org, team)
      const isAllowed = can(effectiveRoleOf(org, team), 'team:edit')
      const expected = isAllowed ? DONE : [403, { code: 'forbidden' }]
      const before = await rowOf(place)
      for (const input of [
        { name: 'Renamed' },
        { isAnonymous: true },
        { isArchived: true },
        { isArchived: false },
      ])
        expect([input, ...told(await CALLS.settings(place, actor, input))]).toEqual([input, ...expected])
      expect(told(await CALLS.delete(place, actor))).toEqual(expected)
      const after = await rowOf(place)
      expect([after['name'], after['deleted_at'] !== null]).toEqual([
        isAllowed ? 'Renamed' : 'Platform',
        isAllowed,
      ])
      expect(JSON.stringify(after) === JSON.stringify(before)).toBe(!isAllowed)
      expect(await auditedChangesIn(app, place)).toHaveLength(isAllowed ? 5 : 0)
      if (!isAllowed) await CALLS.delete(place, place.owner)
      expect(told(await CALLS.restore(place, actor))).toEqual(isAllowed ? DONE : NOT_FOUND)
      expect((await rowOf(place))['deleted_at'] === null).toBe(isAllowed)
    },
  )

  test('API-3, API-4, PERM-29: strangers get the same 404 for a team and an unknown id, guests 401', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const missing = { ...place, teamId: 'no-such-team' }
    const before = await rowOf(place)
    const signedOut = { browser: openBrowser(app.url), id: 'signed-out' }
    for (const [asker, expected] of [
      [elsewhere.owner, NOT_FOUND],
      [await newUser(app), NOT_FOUND],
      [signedOut, [401, { code: 'sign-in-required' }]],
    ] as const) {
      for (const at of [place, missing]) {
        for (const call of Object.values(CALLS)) {
          const answer = await call(at, asker, { name: 'Mine' })
          expect([call.toString(), ...told(answer)]).toEqual([call.toString(), ...expected])
        }
      }
    }
    expect(await rowOf(place)).toEqual(before)
  })
})

describe('the settings of a team', () => {
  test('AUDIT-1, TEAM-9: name, visibility and anonymity are saved together, and logged one by one', async () => {
    const place = await teamPlace(app)
    await plan(place, 'level1')
    const input = { name: ' Plattform  日本 ', isPrivate: true, isAnonymous: true }
    expect(told(await CALLS.settings(place, place.owner, input))).toEqual(DONE)
    const { body } = await place.owner.browser.get(`/api/team/${place.teamId}`)
    expect(body).toMatchObject({ name: 'Plattform 日本', isPrivate: true, isAnonymous: true })
    const [actor, { teamId }] = [place.owner.id, place]
    expect(await auditedChangesIn(app, place)).toEqual([
      [actor, 'team-renamed', { teamId, from: 'Platform', to: 'Plattform 日本' }],
      [actor, 'team-visibility-changed', { teamId, from: 'public', to: 'private' }],
      [actor, 'team-anonymity-changed', { teamId, from: 'off', to: 'on' }],
    ])
  })

  test('AUDIT-6: unchanged settings are neither written nor logged', async () => {
    const place = await teamPlace(app)
    const before = await rowOf(place)
    for (const input of [
      {},
      { name: 'Platform', isPrivate: false, isAnonymous: false },
      { name: ' Platform ' },
      { isArchived: false },
    ])
      expect([input, ...told(await CALLS.settings(place, place.owner, input))]).toEqual([input, ...DONE])
    expect(await rowOf(place)).toEqual(before)
    expect(await auditedChangesIn(app, place)).toEqual([])
  })

  test.each([
    [{ name: '' }],
    [{ name: ' \u200b ' }],
    [{ name: 'x'.repeat(101) }],
    [{ name: 'two\nlines' }],
    [{ isPrivate: 'yes' }],
    [{ isArchived: true, name: 'Both' }],
    [{ isArchived: null }],
    [{ deletedAt: 0 }],
    [[]],
  ])('TEAM-8, TEAM-9: the settings %j are refused', async (input) => {
    const place = await teamPlace(app)
    const answer = await CALLS.settings(place, place.owner, input)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'bad-request' }])
    expect(await rowOf(place)).toMatchObject({ name: 'Platform', is_private: false, is_archived: false })
  })

  test('TEAM-8: a name has at most 100 characters, more than a new team', async () => {
    const place = await teamPlace(app)
    const name = 'x'.repeat(100)
    expect(told(await CALLS.settings(place, place.owner, { name }))).toEqual(DONE)
    expect(await rowOf(place)).toMatchObject({ name })
  })

  test('PLAN-10, TEAM-9, TEAM-12: private needs a paid plan; without one nothing that was sent with it is saved', async () => {
    const place = await teamPlace(app)
    const answer = await CALLS.settings(place, place.owner, { name: 'Ours', isPrivate: true })
    expect(told(answer)).toEqual([403, { code: 'plan-required' }])
    expect(await rowOf(place)).toMatchObject({ name: 'Platform', is_private: false })
    expect(await auditedChangesIn(app, place)).toEqual([])
  })

  test('TEAM-12: private needs a team in use; a private team can be made public also when archived and without a plan', async () => {
    const place = await teamPlace(app)
    await plan(place, 'level1')
    await CALLS.settings(place, place.owner, { isArchived: true })
    const refused = await CALLS.settings(place, place.owner, { isPrivate: true })
    expect(told(refused)).toEqual([409, { code: 'team-archived' }])
    await app.database.pool.query('UPDATE team SET is_private = true WHERE id = $1', [place.teamId])
    await plan(place, null)
    expect(told(await CALLS.settings(place, place.owner, { isPrivate: true }))).toEqual(DONE)
    expect(told(await CALLS.settings(place, place.owner, { isPrivate: false }))).toEqual(DONE)
    expect(await rowOf(place)).toMatchObject({ is_private: false })
  })
})

describe('archiving a team', () => {
  test('TEAM-14: an archived team is left out of user-meta, starts no retro, keeps its boards, and comes back', async () => {
    const place = await teamPlace(app)
    const { browser, id } = place.owner
    const start = () =>
      browser.post(`/api/team/${place.teamId}/boards`, { name: 'Sprint 1', columns: ['Good'] })
    expect((await start()).status).toBe(201)
    expect(told(await CALLS.settings(place, place.owner, { isArchived: true }))).toEqual(DONE)
    expect(told(await start())).toEqual([409, { code: 'team-archived' }])
    const archived = { isArchived: true, mayCreateBoards: false, boards: [{ name: 'Sprint 1' }] }
    expect((await browser.get(`/api/team/${place.teamId}`)).body).toMatchObject(archived)
    expect((await browser.get('/api/user-meta')).body).toMatchObject({ teams: [] })
    expect(told(await CALLS.settings(place, place.owner, { isArchived: false }))).toEqual(DONE)
    expect((await start()).status).toBe(201)
    const { teamId } = place
    expect(await auditedChangesIn(app, place)).toEqual([
      [id, 'team-archived', { teamId }],
      [id, 'team-reopened', { teamId }],
    ])
  })

  test('TEAM-15: an archived team is reopened only while the plan has room for it', async () => {
    const place = await teamPlace(app)
    await CALLS.settings(place, place.owner, { isArchived: true })
    await anotherTeam(place)
    const refused = await CALLS.settings(place, place.owner, { isArchived: false })
    expect(told(refused)).toEqual([409, { code: 'team-limit' }])
    expect(await rowOf(place)).toMatchObject({ is_archived: true })
    await plan(place, 'level2')
    expect(told(await CALLS.settings(place, place.owner, { isArchived: false }))).toEqual(DONE)
    expect(await rowOf(place)).toMatchObject({ is_archived: false })
  })
})

describe('TRASH-12: a team in the trash', () => {
  test('TRASH-12: is found by no call, and comes back with its people, roles and retros', async () => {
    const place = await teamPlace(app)
    const admin = await newUserAs(app, place, null, 'admin')
    const path = `/api/team/${place.teamId}`
    await admin.browser.post(`${path}/boards`, { name: 'Sprint 1', columns: ['Good'] })
    const before = (await admin.browser.get(path)).body
    expect(told(await CALLS.delete(place, admin))).toEqual(DONE)
    for (const { browser } of [admin, place.owner]) {
      expect(told(await browser.get(path))).toEqual(NOT_FOUND)
      expect(told(await browser.post(`${path}/settings`, { name: 'Ours' }))).toEqual(NOT_FOUND)
      expect(told(await browser.post(`${path}/boards`, { name: 'A', columns: ['B'] }))).toEqual(NOT_FOUND)
      expect(told(await browser.post(`${path}/invite`, { disabled: true }))).toEqual(NOT_FOUND)
      expect(told(await browser.post(`${path}/user-meta`, { id: admin.id, role: 'member' }))).toEqual(
        NOT_FOUND,
      )
      expect(told(await browser.delete(`${path}/member/${admin.id}`))).toEqual(NOT_FOUND)
      expect(told(await browser.delete(path))).toEqual(NOT_FOUND)
    }
    const org = (await place.owner.browser.get(`/api/org/${place.orgId}`)).body
    const deletedTeams = [{ id: place.teamId, name: 'Platform', deletedAt: expect.any(Number) }]
    expect(org).toMatchObject({ teams: [], deletedTeams, hasRoomForTeam: true })
    const seen = (await admin.browser.get(`/api/org/${place.orgId}`)).body
    expect(seen).toMatchObject({ role: 'member', teams: [], deletedTeams })
    expect((await admin.browser.get('/api/user-meta')).body).toMatchObject({
      orgs: [{ id: place.orgId, role: 'member' }],
      teams: [],
    })
    expect(told(await CALLS.restore(place, admin))).toEqual(DONE)
    expect((await admin.browser.get(path)).body).toEqual(before)
    expect(told(await CALLS.restore(place, admin))).toEqual(NOT_FOUND)
    const { teamId } = place
    expect(await auditedChangesIn(app, place)).toEqual([
      [admin.id, 'team-deleted', { teamId }],
      [admin.id, 'team-restored', { teamId }],
    ])
  })

  test('TRASH-13: comes back archived when another team took its place', async () => {
    const place = await teamPlace(app)
    await CALLS.delete(place, place.owner)
    await anotherTeam(place)
    expect(told(await CALLS.restore(place, place.owner))).toEqual(DONE)
    expect(await rowOf(place)).toMatchObject({ is_archived: true, deleted_at: null })
  })

  test('TRASH-1, TRASH-12: cannot be restored after 30 days', async () => {
    const place = await teamPlace(app)
    await CALLS.delete(place, place.owner)
    const age = (days: number) =>
      app.database.pool.query('UPDATE team SET deleted_at = $2 WHERE id = $1', [
        place.teamId,
        new Date(Date.now() - days * DAY_MS),
      ])
    await age(30)
    expect(told(await CALLS.restore(place, place.owner))).toEqual(NOT_FOUND)
    await age(29.9)
    expect(told(await CALLS.restore(place, place.owner))).toEqual(DONE)
  })
})

test('ANON-12, TEAM-11: retros of an anonymous team begin anonymous, unless the call says otherwise', async () => {
  const place = await teamPlace(app)
  const { browser } = place.owner
  async function begun(input: object): Promise<unknown> {
    const path = `/api/team/${place.teamId}/boards`
    const { body } = await browser.post(path, { name: 'Sprint 1', columns: ['Good'], ...input })
    return (await browser.get(`/api/board/${(body as { id: string }).id}`)).body
  }
  expect(await begun({})).toMatchObject({ isAnonymous: false })
  await CALLS.settings(place, place.owner, { isAnonymous: true })
  expect(await begun({})).toMatchObject({ isAnonymous: true })
  expect(await begun({ isAnonymous: false })).toMatchObject({ isAnonymous: false })
})
