import { MESSAGE_MAX_BYTES } from '@retropulse/contract/protocol'
import type { OrgPulseModels } from '@retropulse/contract/pulse'
import { DEFAULT_PULSE_FORMAT, type PulseTopic } from '@retropulse/domain/pulse/format'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  type TestUser,
  newUser,
  newUserAs,
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
const TOO_MANY = [400, { code: 'bad-request', fields: { models: 'too-many' } }]
const FORMAT = DEFAULT_PULSE_FORMAT
const INPUT = { title: 'Mood', format: FORMAT }
const told = ({ status, body }: Answer): unknown[] => [status, body]
const make = ({ orgId, owner }: TeamPlace, input: unknown = INPUT, { browser } = owner) =>
  browser.put(`/api/org/${orgId}/pulse-model`, input)
const list = async ({ orgId, owner }: TeamPlace, { browser } = owner) =>
  (await browser.get(`/api/org/${orgId}/pulse-models`)).body as OrgPulseModels

async function made(place: TeamPlace, input: unknown = INPUT): Promise<{ id: string; path: string }> {
  const { id } = (await make(place, input)).body as { id: string }
  return { id, path: `/api/org/${place.orgId}/pulse-model/${id}` }
}

/** Inserts `count` models into the database. */
async function fill({ orgId }: TeamPlace, count: number): Promise<void> {
  await app.database.pool.query(
    `INSERT INTO pulse_model (id, org_id, title, format)
     SELECT $1 || '-' || n, $1, 'Filler', $2 FROM generate_series(1, $3) AS n`,
    [orgId, JSON.stringify(FORMAT), count],
  )
}

/** A model in which every text is as long as allowed, of characters with three bytes each. */
function longest(): unknown {
  const texts = { icon: '👨‍👩‍👧‍👦', title: '調'.repeat(92), description: '査'.repeat(1000) }
  const topics = Array.from({ length: 30 }, (_, at) => ({ id: `${at}`.padStart(36, 'x'), ...texts }))
  return { title: '調'.repeat(92), format: { meta: { intro: texts, end: texts }, topics } }
}

describe('PULSE-25: a pulse model', () => {
  test('PULSE-25, PULSE-26, PULSE-27: is disabled when made, and read back as it was sent, the oldest first', async () => {
    const place = await teamPlace(app)
    const first = await make(place)
    expect(told(first)).toEqual([201, { id: expect.any(String) }])
    const topics = [{ id: 'load', icon: '🏋️', title: 'Load', description: 'Too much?\nToo little?' }]
    const second = await made(place, { title: 'Load', format: { ...FORMAT, topics } })
    expect(await list(place)).toEqual({
      models: [
        { ...(first.body as object), ...INPUT, enabled: false, version: expect.any(String) },
        {
          id: second.id,
          title: 'Load',
          enabled: false,
          format: { ...FORMAT, topics },
          version: expect.any(String),
        },
      ],
      deletedModels: [],
    })
  })

  test('PULSE-25: is stored without the white space around its texts', async () => {
    const place = await teamPlace(app)
    const intro = { icon: '👋', title: ' Welcome ', description: ' Hello\n\n' }
    await make(place, { title: '  Mood  日本 ', format: { ...FORMAT, meta: { ...FORMAT.meta, intro } } })
    const [model] = (await list(place)).models
    expect(model).toMatchObject({
      title: 'Mood  日本',
      format: { meta: { intro: { title: 'Welcome', description: 'Hello' } } },
    })
  })

  const [topic] = FORMAT.topics as [PulseTopic]
  test.each([
    ['no title', { format: FORMAT }],
    ['an empty title', { ...INPUT, title: ' ' }],
    ['a title of 93 characters', { ...INPUT, title: 'x'.repeat(93) }],
    ['no question', { ...INPUT, format: { ...FORMAT, topics: [] } }],
    ['doubled ids', { ...INPUT, format: { ...FORMAT, topics: [topic, topic] } }],
    ['an icon that is no emoji', { ...INPUT, format: { ...FORMAT, topics: [{ ...topic, icon: 'x' }] } }],
    ['enabled at once', { ...INPUT, enabled: true }],
    ['a list', []],
  ])('PULSE-22, PULSE-25, PULSE-31: with %s it is refused, new or changed', async (_, input) => {
    const place = await teamPlace(app)
    const { path } = await made(place)
    const before = await list(place)
    for (const answer of [await make(place, input), await place.owner.browser.post(path, input)])
      expect(told(answer)).toMatchObject([400, { code: 'bad-request' }])
    expect(await list(place)).toEqual(before)
    expect(await auditedChangesIn(app, place)).toHaveLength(1)
  })

  test('PULSE-32, PULSE-33, PULSE-35: the longest allowed model, of characters with three bytes, is accepted', async () => {
    const place = await teamPlace(app)
    expect(Buffer.byteLength(JSON.stringify(longest()))).toBeGreaterThan(MESSAGE_MAX_BYTES)
    const { path } = await made(place, longest())
    expect(told(await place.owner.browser.post(path, longest()))).toEqual(DONE)
    expect((await list(place)).models).toMatchObject([longest()])
  })

  test('LIMIT-5, PULSE-35: a body of more than 128 kB is refused', async () => {
    const place = await teamPlace(app)
    const { path } = await made(place)
    const input = { ...INPUT, title: 'x'.repeat(128 * 1024) }
    const answers = [await make(place, input), await place.owner.browser.post(path, input)]
    expect(answers.map(told)).toEqual(answers.map(() => [413, { code: 'too-large' }]))
  })
})

describe('PULSE-26: changing a model', () => {
  test('PULSE-26: what is saved already is neither written nor logged', async () => {
    const place = await teamPlace(app)
    const { path, id } = await made(place)
    const { browser, id: actor } = place.owner
    const changed = { title: 'Health', format: { ...FORMAT, topics: FORMAT.topics.slice(0, 2) } }
    for (const input of [INPUT, { ...INPUT, title: ' Mood ' }, changed, changed])
      expect(told(await browser.post(path, input))).toEqual(DONE)
    await browser.post(path, { ...changed, format: FORMAT })
    expect((await list(place)).models).toEqual([
      { id, title: 'Health', format: FORMAT, enabled: false, version: expect.any(String) },
    ])
    expect(await auditedChangesIn(app, place)).toEqual([
      [actor, 'pulse-model-made', { to: 'Mood' }],
      [actor, 'pulse-model-changed', { from: 'Mood', to: 'Health' }],
      [actor, 'pulse-model-changed', { to: 'Health' }],
    ])
  })

  test('PULSE-26: of two users who save at once the last one wins, and both are logged', async () => {
    const place = await teamPlace(app)
    const { path } = await made(place)
    const colleague = await newUserAs(app, place, 'admin', null)
    const [mine, theirs] = await Promise.all([
      place.owner.browser.post(path, { ...INPUT, title: 'Mine' }),
      colleague.browser.post(path, { ...INPUT, title: 'Theirs' }),
    ])
    expect([mine, theirs].map(told)).toEqual([DONE, DONE])
    const [model] = (await list(place)).models
    const deeds = await auditedChangesIn(app, place)
    expect(deeds).toHaveLength(3)
    expect(deeds[2]).toEqual([
      expect.any(String),
      'pulse-model-changed',
      expect.objectContaining({ to: model?.title }),
    ])
    expect(told(await place.owner.browser.post(path, { ...INPUT, title: 'Last' }))).toEqual(DONE)
    expect((await list(place)).models).toMatchObject([{ title: 'Last' }])
  })
})

describe('PULSE-28: enabling and disabling a model', () => {
  test('PERM-38, PULSE-4, PULSE-28: an enabled model is read by all teams, and users who do not manage models read no other', async () => {
    const place = await teamPlace(app)
    const { browser, id: actor } = place.owner
    const [{ path, id }] = [await made(place), await made(place, { ...INPUT, title: 'Draft' })]
    const member = await newUserAs(app, place, null, 'member')
    const seen = async () => {
      const ofTeam = await member.browser.get(`/api/team/${place.teamId}/pulse-models`)
      return [ofTeam.body, await list(place, member)]
    }
    const toggle = (enabled: unknown) => browser.post(`${path}/toggle`, { enabled })
    expect(await seen()).toEqual([{ models: [] }, { models: [], deletedModels: [] }])
    expect(told(await toggle(true))).toEqual(DONE)
    expect(told(await toggle(true))).toEqual(DONE)
    const model = { id, ...INPUT, enabled: true }
    const versioned = { ...model, version: expect.any(String) }
    expect(await seen()).toEqual([{ models: [model] }, { models: [versioned], deletedModels: [] }])
    const one = (modelId: string) => member.browser.get(`/api/team/${place.teamId}/pulse-model/${modelId}`)
    expect(told(await one(id))).toEqual([200, model])
    const draft = (await list(place)).models.find(({ enabled }) => !enabled)
    expect(told(await one(draft?.id ?? ''))).toEqual(NOT_FOUND)
    expect(told(await one('unknown'))).toEqual(NOT_FOUND)
    expect((await browser.get(`/api/org/${place.orgId}`)).body).toMatchObject({ enabledModels: [id] })
    expect((await list(place)).models).toHaveLength(2)
    expect(told(await toggle(false))).toEqual(DONE)
    expect(told(await one(id))).toEqual(NOT_FOUND)
    expect(told(await toggle(false))).toEqual(DONE)
    expect(await seen()).toEqual([{ models: [] }, { models: [], deletedModels: [] }])
    expect(told(await toggle('yes'))).toMatchObject([400, { code: 'bad-request' }])
    expect((await auditedChangesIn(app, place)).slice(2)).toEqual([
      [actor, 'pulse-model-enabled', { to: 'Mood' }],
      [actor, 'pulse-model-disabled', { to: 'Mood' }],
    ])
  })
})

test('PULSE-2, TRASH-12: an admin of a team in the trash reads the organisation’s models, and not the team’s', async () => {
  const place = await teamPlace(app)
  const { id, path } = await made(place)
  await place.owner.browser.post(`${path}/toggle`, { enabled: true })
  const [admin, member] = [
    await newUserAs(app, place, null, 'admin'),
    await newUserAs(app, place, null, 'member'),
  ]
  await place.owner.browser.delete(`/api/team/${place.teamId}`)
  expect(await list(place, admin)).toMatchObject({ models: [{ id }], deletedModels: [] })
  for (const { browser } of [admin, member, place.owner])
    expect(told(await browser.get(`/api/team/${place.teamId}/pulse-models`))).toEqual(NOT_FOUND)
  expect(told(await member.browser.get(`/api/org/${place.orgId}/pulse-models`))).toEqual(NOT_FOUND)
})

describe('an organisation has at most 100 models', () => {
  test('PULSE-34: the 101st is refused, new or from the trash, and changes nothing', async () => {
    const place = await teamPlace(app)
    const { browser } = place.owner
    const { path } = await made(place)
    await fill(place, 98)
    expect((await make(place)).status).toBe(201)
    expect(told(await make(place))).toEqual(TOO_MANY)
    await browser.delete(path)
    expect((await make(place)).status).toBe(201)
    const deeds = await auditedChangesIn(app, place)
    expect(told(await browser.post(`${path}/restore`))).toEqual(TOO_MANY)
    expect(await auditedChangesIn(app, place)).toEqual(deeds)
    expect((await list(place)).models).toHaveLength(100)
  })

  test('PULSE-34: of three requests for the last place one is accepted', async () => {
    const place = await teamPlace(app)
    await fill(place, 99)
    const answers = await Promise.all([make(place), make(place), make(place)])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 400, 400])
  })
})

describe('PULSE-30: foreign and unknown ids', () => {
  test('PULSE-30: ids that are unknown, of another organisation or malformed are answered alike', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const foreign = await made(elsewhere)
    const before = await list(elsewhere)
    const { browser } = place.owner
    for (const id of [foreign.id, 'unknown', 'no%20id', 'constructor']) {
      const path = `/api/org/${place.orgId}/pulse-model/${id}`
      const answers = [
        await browser.post(path, INPUT),
        await browser.post(`${path}/toggle`, { enabled: true }),
        await browser.delete(path),
        await browser.post(`${path}/restore`),
      ]
      expect([id, ...answers.map(told)]).toEqual([id, ...answers.map(() => NOT_FOUND)])
    }
    expect(await list(elsewhere)).toEqual(before)
    expect(await auditedChangesIn(app, place)).toEqual([])
  })

  test('API-3, API-4: a stranger gets the same 404 for foreign and unknown ids, a guest 401', async () => {
    const place = await teamPlace(app)
    const { path } = await made(place)
    const signedOut: TestUser = { browser: openBrowser(app.url), id: 'signed-out' }
    const calls = ({ browser }: TestUser, orgId: string, teamId: string) => [
      browser.get(`/api/org/${orgId}/pulse-models`),
      browser.get(`/api/team/${teamId}/pulse-models`),
      make({ ...place, orgId }, INPUT, { browser, id: '' }),
      browser.post(path.replace(place.orgId, orgId), INPUT),
    ]
    for (const [asker, expected] of [
      [await newUser(app), NOT_FOUND],
      [signedOut, [401, { code: 'sign-in-required' }]],
    ] as const)
      for (const [orgId, teamId] of [
        [place.orgId, place.teamId],
        ['no-such-org', 'no-such-team'],
      ] as const) {
        const answers = await Promise.all(calls(asker, orgId, teamId))
        expect(answers.map(told)).toEqual(answers.map(() => expected))
      }
  })
})
