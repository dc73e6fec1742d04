import type { OrgFormat, OrgFormats } from '@retropulse/contract/org-formats'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { ORG_FORMATS_MAX } from '@retropulse/domain/orgs/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TestUser, newUserAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import type { Answer } from '../../../testing/test-browser.ts'
import { createOrgFormats } from '../store/org-formats.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const COLUMNS = [
  { name: 'Sun', meaning: 'good' },
  { name: 'Rain (what was hard)', meaning: 'bad' },
]
const FORMAT = { name: 'Our weather', columns: COLUMNS, theme: 'rain-over-sea', steps: [] }

const STEP = { kind: 'write', minutes: 8, title: 'Write' }

const pathOf = ({ orgId }: TeamPlace, formatId?: string) =>
  `/api/org/${orgId}/retro-formats${formatId === undefined ? '' : `/${formatId}`}`

async function save(place: TeamPlace, who: TestUser, format: object = FORMAT): Promise<OrgFormat> {
  const { status, body } = await who.browser.put(pathOf(place), format)
  expect(status).toBe(201)
  return body as OrgFormat
}

async function list(place: TeamPlace, who: TestUser): Promise<OrgFormats> {
  const { status, body } = await who.browser.get(pathOf(place))
  expect(status).toBe(200)
  return body as OrgFormats
}

const told = ({ status, body }: Answer) => [status, body]

describe('CREATE-33: formats of an organisation', () => {
  test('CREATE-33: a facilitator keeps formats, and a member of a team reads them, the newest first', async () => {
    const place = await teamPlace(app)
    const facilitator = await newUserAs(app, place, null, 'facilitator')
    const member = await newUserAs(app, place, null, 'member')
    const first = await save(place, facilitator)
    expect(first).toEqual({ ...FORMAT, id: expect.any(String) as string, mayDelete: true })
    const second = await save(place, place.owner, { ...FORMAT, name: '  Second\u200b ', theme: null })
    expect(await list(place, member)).toEqual({
      formats: [
        { ...second, mayDelete: false },
        { ...first, mayDelete: false },
      ],
      deletedFormats: [],
      maySave: false,
    })
    expect((await list(place, facilitator)).maySave).toBe(true)
  })

  test('RUN-14: a format keeps the steps of its guided run, also through the trash', async () => {
    const place = await teamPlace(app)
    const steps = [STEP, { kind: 'vote', minutes: 99, title: 'Vote  ' }]
    const kept = [STEP, { kind: 'vote', minutes: 99, title: 'Vote' }]
    const { id } = await save(place, place.owner, { ...FORMAT, steps })
    expect((await list(place, place.owner)).formats).toMatchObject([{ id, steps: kept }])
    await place.owner.browser.delete(pathOf(place, id))
    await place.owner.browser.post(`${pathOf(place, id)}/restore`, {})
    expect((await list(place, place.owner)).formats).toMatchObject([{ id, steps: kept }])
    const { steps: none, ...plain } = FORMAT
    expect((await save(place, place.owner, plain)).steps).toEqual(none)
  })

  test.each([
    ['no name', { ...FORMAT, name: ' ' }],
    ['a long name', { ...FORMAT, name: 'x'.repeat(61) }],
    ['no columns', { ...FORMAT, columns: [] }],
    ['six columns', { ...FORMAT, columns: [...COLUMNS, ...COLUMNS, ...COLUMNS] }],
    ['a column without a name', { ...FORMAT, columns: [{ name: '', meaning: 'good' }] }],
    ['an unknown meaning', { ...FORMAT, columns: [{ name: 'Sun', meaning: 'fine' }] }],
    ['an unknown background', { ...FORMAT, theme: 'no-such-theme' }],
    ['an address as background', { ...FORMAT, theme: 'https://example.com/a.png' }],
    ['a step of an unknown kind', { ...FORMAT, steps: [{ ...STEP, kind: 'sing' }] }],
    ['a step of 100 minutes', { ...FORMAT, steps: [{ ...STEP, minutes: 100 }] }],
    ['a step of half a minute', { ...FORMAT, steps: [{ ...STEP, minutes: 0.5 }] }],
    ['a step without a title', { ...FORMAT, steps: [{ ...STEP, title: ' ' }] }],
    ['a step with a title of 61 characters', { ...FORMAT, steps: [{ ...STEP, title: 'x'.repeat(61) }] }],
    ['a step with two lines of title', { ...FORMAT, steps: [{ ...STEP, title: 'Write\nRead' }] }],
    ['nine steps', { ...FORMAT, steps: Array.from({ length: 9 }, () => STEP) }],
    ['an unknown field', { ...FORMAT, createdBy: 'somebody' }],
  ])('CREATE-34, RUN-2, RUN-14: %s is refused', async (_, format) => {
    const place = await teamPlace(app)
    expect((await place.owner.browser.put(pathOf(place), format)).status).toBe(400)
    expect((await list(place, place.owner)).formats).toEqual([])
  })

  test('CREATE-36: the 101st format is refused, new or restored, those in the trash not counted', async () => {
    const place = await teamPlace(app)
    const tooMany = [400, { code: 'bad-request', fields: { formats: 'too-many' } }]
    const first = await save(place, place.owner)
    await app.database.pool.query(
      `INSERT INTO org_format (id, org_id, name, columns, created_by)
       SELECT 'f' || n || $1, $1, 'Format', '[]', 'somebody' FROM generate_series(2, $2::int) AS n`,
      [place.orgId, ORG_FORMATS_MAX],
    )
    expect((await list(place, place.owner)).maySave).toBe(false)
    expect(told(await place.owner.browser.put(pathOf(place), FORMAT))).toEqual(tooMany)
    await place.owner.browser.delete(pathOf(place, first.id))
    await save(place, place.owner)
    const restored = await place.owner.browser.post(`${pathOf(place, first.id)}/restore`, {})
    expect(told(restored)).toEqual(tooMany)
  })
})

describe('TRASH-17: a deleted format', () => {
  test('CREATE-35, TRASH-17: the user who kept a format deletes and restores it', async () => {
    const place = await teamPlace(app)
    const facilitator = await newUserAs(app, place, null, 'facilitator')
    const { id } = await save(place, facilitator)
    expect((await facilitator.browser.delete(pathOf(place, id))).status).toBe(204)
    const { formats, deletedFormats } = await list(place, facilitator)
    expect(formats).toEqual([])
    expect(deletedFormats).toEqual([{ id, name: FORMAT.name, deletedAt: expect.any(Number) as number }])
    expect((await facilitator.browser.post(`${pathOf(place, id)}/restore`, {})).status).toBe(204)
    expect((await list(place, facilitator)).formats).toMatchObject([FORMAT])
  })

  test('CREATE-35, TRASH-18: another user’s format is deleted by an owner, refused to a team admin, and then unknown to them', async () => {
    const place = await teamPlace(app)
    const [facilitator, other] = [
      await newUserAs(app, place, null, 'facilitator'),
      await newUserAs(app, place, null, 'admin'),
    ]
    const { id } = await save(place, facilitator)
    expect(told(await other.browser.delete(pathOf(place, id)))).toEqual([403, { code: 'forbidden' }])
    expect((await place.owner.browser.delete(pathOf(place, id))).status).toBe(204)
    expect((await list(place, other)).deletedFormats).toEqual([])
    expect((await other.browser.post(`${pathOf(place, id)}/restore`, {})).status).toBe(404)
    expect((await list(place, facilitator)).deletedFormats).toMatchObject([{ id }])
  })

  test('CREATE-35, TRASH-17: after 30 days it is not found, and the job deletes it for good', async () => {
    const place = await teamPlace(app)
    const [old, young] = [await save(place, place.owner), await save(place, place.owner)]
    for (const [{ id }, days] of [
      [old, 31],
      [young, 29],
    ] as const) {
      await place.owner.browser.delete(pathOf(place, id))
      await app.database.pool.query(
        'UPDATE org_format SET deleted_at = now() - make_interval(days => $2) WHERE id = $1',
        [id, days],
      )
    }
    expect((await list(place, place.owner)).deletedFormats).toMatchObject([{ id: young.id }])
    expect((await place.owner.browser.post(`${pathOf(place, old.id)}/restore`, {})).status).toBe(404)
    await createOrgFormats(app.database.db).purge(Date.now() - 30 * DAY_MS)
    const { rows } = await app.database.pool.query('SELECT id FROM org_format WHERE org_id = $1', [
      place.orgId,
    ])
    expect(rows).toEqual([{ id: young.id }])
  })

  test('API-3: a format of another organisation is not found', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const { id } = await save(place, place.owner)
    expect((await elsewhere.owner.browser.delete(pathOf(elsewhere, id))).status).toBe(404)
    expect((await elsewhere.owner.browser.delete(pathOf(place, id))).status).toBe(404)
    expect((await list(place, place.owner)).formats).toMatchObject([{ id }])
  })
})
