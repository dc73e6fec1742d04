import type { Org } from '@retropulse/contract/orgs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  newUser,
  type TestUser,
  newUserAs,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import { type Answer, openBrowser, PASSWORD } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const told = ({ status, body }: Answer) => [status, body]

function save({ orgId, owner }: TeamPlace, body: unknown, by = owner): Promise<Answer> {
  return by.browser.post(`/api/org/${orgId}/settings`, body)
}

describe('the settings of an organisation', () => {
  test('ORG-12: an owner renames it; the same name again changes nothing', async () => {
    const place = await teamPlace(app)
    for (const name of [' Beispiel GmbH ', 'Beispiel GmbH'])
      expect((await save(place, { name })).status).toBe(204)
    const { body } = await place.owner.browser.get(`/api/org/${place.orgId}`)
    expect(body).toMatchObject({ name: 'Beispiel GmbH' })
    expect(await auditedChangesIn(app, place)).toEqual([
      [place.owner.id, 'org-renamed', { from: 'Example Ltd', to: 'Beispiel GmbH' }],
    ])
  })

  test.each([
    [{ name: '' }, { name: 'invalid' }],
    [{ name: ' \u200b ' }, { name: 'invalid' }],
    [{ name: 'a\nb' }, { name: 'invalid' }],
    [{ name: 'x'.repeat(101) }, { name: 'too-long' }],
    [{}, { name: 'invalid' }],
    [{ name: 'A', planId: 'level3' }, { planId: 'unknown' }],
  ])('ORG-10: a name has 1 to 100 characters: %j is none', async (body, fields) => {
    const place = await teamPlace(app)
    expect(told(await save(place, body))).toEqual([400, { code: 'bad-request', fields }])
  })
})

describe('ORG-13: the anonymity floor', () => {
  const floorOf = async ({ orgId }: TeamPlace, { browser }: TestUser) => {
    const { body } = await browser.get(`/api/org/${orgId}`)
    return (body as Org).anonymityFloor
  }

  test('ANON-28, ORG-13: is 3 until an owner raises it; the same number again changes nothing, and the name stays', async () => {
    const place = await teamPlace(app)
    expect(await floorOf(place, place.owner)).toBe(3)
    for (const anonymityFloor of [5, 5, 3]) expect((await save(place, { anonymityFloor })).status).toBe(204)
    expect(await floorOf(place, place.owner)).toBe(3)
    expect(await auditedChangesIn(app, place)).toEqual([
      [place.owner.id, 'org-anonymity-floor-changed', { from: '3', to: '5' }],
      [place.owner.id, 'org-anonymity-floor-changed', { from: '5', to: '3' }],
    ])
    const { body } = await place.owner.browser.get(`/api/org/${place.orgId}`)
    expect(body).toMatchObject({ name: 'Example Ltd' })
  })

  test('ORG-12: is saved together with a name', async () => {
    const place = await teamPlace(app)
    expect((await save(place, { name: 'Beispiel GmbH', anonymityFloor: 10 })).status).toBe(204)
    const { body } = await place.owner.browser.get(`/api/org/${place.orgId}`)
    expect(body).toMatchObject({ name: 'Beispiel GmbH', anonymityFloor: 10 })
    expect((await auditedChangesIn(app, place)).map(([, kind]) => kind)).toEqual([
      'org-renamed',
      'org-anonymity-floor-changed',
    ])
  })

  test.each([
    [2, 'too-short'],
    [0, 'too-short'],
    [11, 'too-long'],
    [3.5, 'invalid'],
    ['5', 'invalid'],
    [null, 'invalid'],
  ])('ANON-31, MOOD-20, ORG-13: lies between 3 and 10: %j is refused', async (anonymityFloor, problem) => {
    const place = await teamPlace(app)
    const fields = { anonymityFloor: problem }
    expect(told(await save(place, { anonymityFloor }))).toEqual([400, { code: 'bad-request', fields }])
    expect(await floorOf(place, place.owner)).toBe(3)
  })

  test('ANON-23, MOOD-20, ORG-13: is changed by owners alone, and read by every user with a role in the organisation or a team', async () => {
    const place = await teamPlace(app)
    const forbidden = [403, { code: 'forbidden' }]
    for (const [org, team] of [
      ['admin', null],
      [null, 'admin'],
      [null, 'facilitator'],
      [null, 'member'],
    ] as const) {
      const person = await newUserAs(app, place, org, team)
      expect([org, team, ...told(await save(place, { anonymityFloor: 4 }, person))]).toEqual([
        org,
        team,
        ...forbidden,
      ])
      expect(await floorOf(place, person)).toBe(3)
    }
    const { owner: foreign } = await teamPlace(app)
    expect(told(await save(place, { anonymityFloor: 4 }, foreign))).toEqual([404, { code: 'not-found' }])
    const signedOut = { browser: openBrowser(app.url), id: '' }
    expect(told(await save(place, { anonymityFloor: 4 }, signedOut))).toEqual([
      401,
      { code: 'sign-in-required' },
    ])
    const second = await newUserAs(app, place, 'owner', null)
    expect((await save(place, { anonymityFloor: 4 }, second)).status).toBe(204)
    expect(await floorOf(place, place.owner)).toBe(4)
  })
})

interface Entry {
  readonly id: number
  readonly at: number
  readonly kind: string
}

describe('the activity log', () => {
  async function read(
    { orgId, owner }: TeamPlace,
    query = '',
  ): Promise<{ entries: Entry[]; hasMore: boolean }> {
    const { status, body } = await owner.browser.get(`/api/org/${orgId}/audit${query}`)
    expect(status).toBe(200)
    return body as { entries: Entry[]; hasMore: boolean }
  }

  test('AUDIT-2: owners read it with the names of today, the latest entry first', async () => {
    const place = await teamPlace(app)
    const bo = await newUserAs(app, place, 'admin', null)
    await place.owner.browser.post(`/api/org/${place.orgId}/user-meta`, { id: bo.id, role: 'owner' })
    await app.database.pool.query(`UPDATE user_account SET name = 'Bo' WHERE id = $1`, [bo.id])
    await app.database.pool.query(`UPDATE team SET name = 'Renamed' WHERE id = $1`, [place.teamId])
    const actor = { id: place.owner.id, name: 'Ann Example' }
    const nothing = { member: null, team: null, from: null, to: null }
    const entry = { id: expect.any(Number) as number, at: expect.any(Number) as number, actor, ...nothing }
    const team = { id: place.teamId, name: 'Renamed' }
    const { entries, hasMore } = await read(place)
    expect(entries).toEqual([
      { ...entry, kind: 'org-role-changed', member: { id: bo.id, name: 'Bo' }, from: 'admin', to: 'owner' },
      { ...entry, kind: 'team-created', team, to: 'Platform' },
      { ...entry, kind: 'org-created', to: 'Example Ltd' },
    ])
    expect(hasMore).toBe(false)
    expect(Math.abs(Date.now() - entries[0]!.at)).toBeLessThan(60_000)
  })

  test('AUDIT-3: an id without an account has no name', async () => {
    const place = await teamPlace(app)
    const { pool } = app.database
    await pool.query(
      `INSERT INTO audit_entry (org_id, actor_id, kind, details)
       VALUES ($1, 'somebody-who-never-was', 'org-member-removed', '{"memberId": "nor-somebody-like-this"}')`,
      [place.orgId],
    )
    expect((await read(place, '?limit=1')).entries).toMatchObject([
      {
        actor: { id: 'somebody-who-never-was', name: null },
        member: { id: 'nor-somebody-like-this', name: null },
      },
    ])
  })

  test('AUDIT-3: a user who deleted the account has no name, and the address of the invitation is erased', async () => {
    const place = await teamPlace(app)
    const admin = await newUser(app)
    const { email } = (await admin.browser.get('/profile')).body as { email: string }
    const invitation = { emails: email, role: 'owner' }
    expect((await place.owner.browser.post(`/api/org/${place.orgId}/invite`, invitation)).status).toBe(200)
    const { pool } = app.database
    await pool.query("INSERT INTO org_member VALUES ($1, $2, 'admin')", [place.orgId, admin.id])
    await place.owner.browser.post(`/api/org/${place.orgId}/user-meta`, { id: admin.id, role: 'owner' })
    expect(JSON.stringify(await read(place))).toContain(email.toLowerCase())
    expect((await admin.browser.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
    const { entries } = await read(place)
    expect(JSON.stringify(entries)).not.toContain(email.toLowerCase())
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'org-role-changed', member: { id: admin.id, name: null } }),
        expect.objectContaining({ kind: 'org-invited', to: null }),
      ]),
    )
  })

  test('AUDIT-4: pages have 50 entries at most, and the last id leads on', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    for (const { orgId } of [place, elsewhere])
      await app.database.pool.query(
        `INSERT INTO audit_entry (org_id, actor_id, kind, details)
         SELECT $1, 'somebody', 'data-exported', '{}' FROM generate_series(1, 99)`,
        [orgId],
      )
    const first = await read(place)
    expect([first.entries.length, first.hasMore]).toEqual([50, true])
    const second = await read(place, `?before=${first.entries.at(-1)?.id}`)
    expect([second.entries.length, second.hasMore]).toEqual([50, true])
    const third = await read(place, `?before=${second.entries.at(-1)?.id}&limit=1`)
    expect(third).toMatchObject({ entries: [{ kind: 'org-created' }], hasMore: false })
    const ids = [first, second, third].flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  })

  test.each(['?limit=51', '?limit=0', '?before=0', '?before=x', '?before=99999999999999999999'])(
    'AUDIT-4: a page of another size or position is refused: %s',
    async (query) => {
      const { owner, orgId } = await teamPlace(app)
      expect((await owner.browser.get(`/api/org/${orgId}/audit${query}`)).status).toBe(400)
    },
  )
})
