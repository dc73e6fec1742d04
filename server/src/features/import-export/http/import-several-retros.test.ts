import type { Imported, ImportPreview } from '@retropulse/contract/import-export'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const item = (category: string, message: string, more: object = {}) => ({
  created: '2026-01-06T15:40:00.000Z',
  category,
  message,
  votes: 1,
  ...more,
})
const archive = (day: string, items: readonly object[], format = 'mood') => ({
  created: `${day}T16:10:00.000Z`,
  snapshot: { format, options: {}, items },
})

/** A retro and three archives of one team, one of which is no retro. */
const REFACTO = JSON.stringify({
  url: 'https://retro.example.org/retros/harbour',
  name: 'Harbour',
  current: {
    format: 'mood',
    options: {},
    items: [
      item('happy', 'Calm demo'),
      item('action', 'Order a runner', { completed: '2026-01-20T10:00:00Z' }),
    ],
  },
  archives: [
    archive('2026-01-06', [item('meh', 'Who owns the wiki?'), item('action', 'Order a runner')]),
    archive('2025-12-30', [], 'health'),
    archive('2025-12-16', [item('sad', 'Slow builds')]),
  ],
})

async function movers() {
  const { facilitator, teamId } = await startRetro(app.url)
  const imports = (body: object, query = '') => facilitator.post(`/api/team/${teamId}/import${query}`, body)
  const exported = async (id: string) =>
    (await facilitator.get(`/api/team/${teamId}/board/${id}/export?format=json`)).body as {
      title: string
      columns: { name: string }[]
      notes: { text: string }[]
      actions: { text: string; status: number; earlier: boolean }[]
    }
  const leaveFree = (left: number) =>
    app.database.pool.query(
      `UPDATE organisation SET plan_id = NULL, retros_begun = 3 - $2::integer
       WHERE id = (SELECT org_id FROM team WHERE id = $1)`,
      [teamId, left],
    )
  const boards = async () => {
    const { rows } = await app.database.pool.query<{ count: number }>(
      'SELECT count(*)::integer FROM board WHERE team_id = $1',
      [teamId],
    )
    return rows[0]?.count
  }
  return { imports, exported, leaveFree, boards }
}

describe('MOVE-IN-3: several retros in one file', () => {
  test('a dry run lists them, in the order of the file', async () => {
    const { imports } = await movers()
    const { body } = await imports({ content: REFACTO }, '?dryRun=true')
    const { source, retros } = body satisfies unknown as ImportPreview
    expect([source, retros.map(({ title, counts }) => [title, counts.notes, counts.actions])]).toEqual([
      'refacto',
      [
        ['Harbour', 1, 1],
        ['Harbour 2026-01-06', 1, 0],
        ['Harbour 2025-12-16', 1, 0],
      ],
    ])
    expect(retros.flatMap(({ leftOut }) => leftOut.map(({ reason }) => reason)).toSorted()).toEqual([
      'action-repeated',
      'kind-unknown',
    ])
  })

  test('become a board each, whose ids are in the order of the file; an action item comes once', async () => {
    const { imports, exported, boards, leaveFree } = await movers()
    await leaveFree(3)
    const before = (await boards()) ?? 0
    const { status, body } = await imports({ content: REFACTO })
    const { id, ids, stopped } = body satisfies unknown as Imported
    expect([status, ids[0], ids.length, stopped]).toEqual([201, id, 3, null])
    expect(await boards()).toBe(before + 3)
    const made = await Promise.all(ids.map(exported))
    expect(made.map(({ title }) => title)).toEqual(['Harbour', 'Harbour 2026-01-06', 'Harbour 2025-12-16'])
    expect(made.map(({ notes }) => notes.map(({ text }) => text))).toEqual([
      ['Calm demo'],
      ['Who owns the wiki?'],
      ['Slow builds'],
    ])
    const own = made.map(({ actions }) => actions.filter(({ earlier }) => !earlier))
    expect(own.map((actions) => actions.map(({ text, status: done }) => [text, done]))).toEqual([
      [['Order a runner', 1]],
      [],
      [],
    ])
  })

  test('`retros` chooses some, in its order; places that the file does not have are none', async () => {
    const { imports, exported } = await movers()
    const chosen = await imports({ content: REFACTO, retros: [2, 0, 40] })
    const { ids } = chosen.body satisfies unknown as Imported
    const made = await Promise.all(ids.map(exported))
    expect(made.map(({ title }) => title)).toEqual(['Harbour 2025-12-16', 'Harbour'])
    expect(await imports({ content: REFACTO, retros: [40] })).toMatchObject({
      status: 400,
      body: { problems: [{ code: 'file-empty' }] },
    })
  })

  test('a title of the request is for one retro, and names none of several', async () => {
    const { imports, exported } = await movers()
    const { body } = await imports({ content: REFACTO, title: 'Mine', retros: [0] })
    expect((await exported((body satisfies unknown as Imported).id)).title).toBe('Harbour')
  })

  test('choices of columns count for all of them', async () => {
    const { imports, exported } = await movers()
    const columns = [
      { from: 'Happy', to: 'Glad' },
      { from: 'Question', to: null },
      { from: 'Sad', to: 'Glad' },
    ]
    const { body } = await imports({ content: REFACTO, columns })
    const { ids } = body satisfies unknown as Imported
    const made = await Promise.all(ids.map(exported))
    expect(made.map((one) => [one.columns.map(({ name }) => name), one.notes.length])).toEqual([
      [['Glad'], 1],
      [['Glad'], 1],
    ])
  })
})

describe('IMPORT-19: several retros on the free plan', () => {
  test('come until the free retros are used up, and the answer says why the others did not', async () => {
    const { imports, exported, leaveFree, boards } = await movers()
    await leaveFree(2)
    const before = (await boards()) ?? 0
    const { status, body } = await imports({ content: REFACTO })
    const { ids, stopped } = body satisfies unknown as Imported
    expect([status, ids.length, stopped]).toEqual([201, 2, 'plan-required'])
    expect(await boards()).toBe(before + 2)
    const made = await Promise.all(ids.map(exported))
    expect(made.map(({ title }) => title)).toEqual(['Harbour', 'Harbour 2026-01-06'])
  })

  test('with none left are refused, and a dry run is not', async () => {
    const { imports, leaveFree, boards } = await movers()
    await leaveFree(0)
    const before = await boards()
    expect(await imports({ content: REFACTO })).toMatchObject({
      status: 403,
      body: { code: 'plan-required' },
    })
    expect((await imports({ content: REFACTO }, '?dryRun=true')).status).toBe(200)
    expect(await boards()).toBe(before)
  })
})
