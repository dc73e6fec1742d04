import type { Page } from '@retropulse/contract/public-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteSaying, startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { teamPlace } from '../../../testing/team-place.ts'
import { enabledModel, started } from '../../pulse/testing/survey-stage.ts'
import { command, programOf, type TestProgram } from '../testing/program.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const LISTS = ['teams', 'retros', 'notes', 'action-items', 'pulse-surveys'] as const
type List = (typeof LISTS)[number]

/** A team with `count` of everything that is listed, a program that reads it, and the path of each list. */
async function fullTeam(count: number): Promise<{ program: TestProgram; paths: Record<List, string> }> {
  const place = await teamPlace(app)
  const { owner, orgId, teamId } = place
  for (let at = 1; at < count; at++)
    await owner.browser.post(`/api/org/${orgId}/team/create`, { name: `Team ${at}` })
  const retros = []
  for (let at = 0; at < count; at++) retros.push(await startBoard(owner.browser, teamId))
  const [retroId = ''] = retros
  await command(
    app.url,
    place,
    retroId,
    ...Array.from({ length: count }, (_, at) => noteSaying(`Note ${at}`)),
  )
  const modelId = await enabledModel(place)
  for (let at = 0; at < count; at++) {
    const { body } = await owner.browser.post(`/api/team/${teamId}/actions`, {
      newAction: { text: `Task ${at}` },
    })
    const [action] = (body as { actions: { id: string }[] }).actions
    if (at === 0)
      await owner.browser.post(`/api/team/${teamId}/actions`, {
        actions: [{ id: action?.id, status: 'done' }],
      })
    const surveyId = await started({ ...place, modelId }, { name: `Survey ${at}` })
    await owner.browser.post(`/api/team/${teamId}/pulse/${surveyId}/end`)
  }
  const paths = {
    teams: '/teams',
    retros: `/teams/${teamId}/retros`,
    notes: `/retros/${retroId}/notes`,
    'action-items': `/teams/${teamId}/action-items`,
    'pulse-surveys': `/teams/${teamId}/pulse-surveys`,
  }
  return { program: await programOf(app.url, place, ['read']), paths }
}

async function readPages(program: TestProgram, path: string, limit: number): Promise<unknown[][]> {
  const pages: unknown[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? `limit=${limit}` : `limit=${limit}&cursor=${cursor}`
    const { status, body } = await program.get(`${path}?${query}`)
    expect(status).toBe(200)
    const page = body as Page<unknown>
    pages.push(page.data)
    cursor = page.nextCursor
  }
  return pages
}

describe('API-16: lists are read page by page', () => {
  let team: Awaited<ReturnType<typeof fullTeam>>
  beforeAll(async () => {
    team = await fullTeam(5)
  })

  test.each(LISTS)('API-16: all pages of %s together are the whole list, in its order', async (list) => {
    const { program, paths } = team
    const whole = await readPages(program, paths[list], 100)
    expect(whole.map(({ length }) => length)).toEqual([5])
    for (const [limit, sizes] of [
      [1, [1, 1, 1, 1, 1]],
      [2, [2, 2, 1]],
      [5, [5]],
    ] as const) {
      const pages = await readPages(program, paths[list], limit)
      expect(pages.map(({ length }) => length)).toEqual(sizes)
      expect(pages.flat()).toEqual(whole.flat())
    }
  })

  test.each(LISTS)('API-16: for %s a cursor of another list, or none at all, is refused', async (list) => {
    const { program, paths } = team
    const other = LISTS.find((one) => one !== list) ?? 'teams'
    const { body } = await program.get(`${paths[other]}?limit=1`)
    const foreign = (body as Page<unknown>).nextCursor
    for (const cursor of [foreign, 'x', '', `${foreign}=`, 'dGVhbXM'])
      expect(await program.get(`${paths[list]}?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { code: 'bad-request', fields: { cursor: 'invalid' } },
      })
    for (const limit of ['0', '101', '1.5', 'all'])
      expect((await program.get(`${paths[list]}?limit=${limit}`)).status).toBe(400)
    expect((await program.get(`${paths[list]}?page=2`)).status).toBe(400)
  })

  test('API-16: action items are filtered by status', async () => {
    const { program, paths } = team
    const of = async (status: string) =>
      ((await program.get(`${paths['action-items']}?status=${status}`)).body as Page<{ status: string }>).data
    expect((await of('open')).map(({ status }) => status)).toEqual(Array(4).fill('open'))
    expect((await of('done')).map(({ status }) => status)).toEqual(['done'])
  })
})
