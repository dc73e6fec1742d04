import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { deedsIn, somebodyAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import type { Answer } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const told = ({ status, body }: Answer) => [status, body]

function rename({ orgId, owner }: TeamPlace, body: unknown): Promise<Answer> {
  return owner.browser.post(`/api/org/${orgId}/settings`, body)
}

describe('teams.md §2: the settings of an organisation', () => {
  test('an owner renames it; the same name again is nothing', async () => {
    const place = await teamPlace(app)
    for (const name of [' Beispiel GmbH ', 'Beispiel GmbH'])
      expect((await rename(place, { name })).status).toBe(204)
    const { body } = await place.owner.browser.get(`/api/org/${place.orgId}`)
    expect(body).toMatchObject({ name: 'Beispiel GmbH' })
    expect(await deedsIn(app, place)).toEqual([
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
  ])('teams.md §5: a name has 1 to 100 characters: %j is none', async (body, fields) => {
    const place = await teamPlace(app)
    expect(told(await rename(place, body))).toEqual([400, { code: 'bad-request', fields }])
  })
})

interface Entry {
  readonly id: number
  readonly at: number
  readonly kind: string
}

describe('who changed what', () => {
  async function read(
    { orgId, owner }: TeamPlace,
    query = '',
  ): Promise<{ entries: Entry[]; hasMore: boolean }> {
    const { status, body } = await owner.browser.get(`/api/org/${orgId}/audit${query}`)
    expect(status).toBe(200)
    return body as { entries: Entry[]; hasMore: boolean }
  }

  test('owners read it with names as they are now, the last entry first', async () => {
    const place = await teamPlace(app)
    const bo = await somebodyAs(app, place, 'admin', null)
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

  test('D9: who is gone is not named', async () => {
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

  test('pages have 50 entries at most, and the last id leads on', async () => {
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
    'what is no page is refused: %s',
    async (query) => {
      const { owner, orgId } = await teamPlace(app)
      expect((await owner.browser.get(`/api/org/${orgId}/audit${query}`)).status).toBe(400)
    },
  )
})
