import type { PublicActionItem, PublicRetroDetails } from '@retropulse/contract/public-api'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { startBoard } from '../../../testing/retro.ts'
import { type TeamPlace, newUserAs, teamPlace } from '../../../testing/team-place.ts'
import { programOf, type TestProgram } from '../testing/program.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const refused = (status: number, code: string, fields?: object) => ({
  status,
  body: { code, ...(fields && { fields }) },
})

describe('API-21: starting a retro', () => {
  test('API-21: from a built-in format, with its columns and meanings', async () => {
    const place = await teamPlace(app)
    const program = await programOf(app.url, place)
    const format = FORMATS.find(({ columns }) => columns.length > 2)
    const made = await program.post(`/teams/${place.teamId}/retros`, {
      name: 'Sprint 8',
      format: format?.slug,
      isAnonymous: true,
    })
    expect(made.status).toBe(201)
    const { id, url } = made.body as { id: string; url: string }
    expect(url).toBe(`${app.url}/board/${id}`)
    const retro = (await program.get(`/retros/${id}`)).body as PublicRetroDetails
    expect(retro.isAnonymous).toBe(true)
    expect(retro.columns.map(({ name, meaning }) => ({ name, meaning }))).toEqual(format?.columns)
  })

  test('API-21: with columns of its own', async () => {
    const place = await teamPlace(app)
    const program = await programOf(app.url, place)
    const made = await program.post(`/teams/${place.teamId}/retros`, {
      name: 'Sprint 8',
      columns: ['A', 'B'],
    })
    const { id } = made.body as { id: string }
    const retro = (await program.get(`/retros/${id}`)).body as PublicRetroDetails
    expect(retro.columns.map(({ name }) => name)).toEqual(['A', 'B'])
  })

  test.each([
    [{ name: 'Both', format: 'start-stop-continue', columns: ['A'] }, 'format'],
    [{ name: 'Neither' }, 'format'],
    [{ name: 'Unknown', format: 'no-such-format' }, 'format'],
    [{ name: ' ', columns: ['A'] }, 'name'],
    [{ name: 'x'.repeat(93), columns: ['A'] }, 'name'],
    [{ name: 'No columns', columns: [] }, 'columns'],
    [{ name: 'Six', columns: ['1', '2', '3', '4', '5', '6'] }, 'columns'],
    [{ name: 'More', columns: ['A'], facilitator: 'me' }, 'facilitator'],
  ])('API-21: %j is refused, and nothing is begun', async (input, field) => {
    const place = await teamPlace(app)
    const program = await programOf(app.url, place)
    const answer = await program.post(`/teams/${place.teamId}/retros`, input)
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field)
    expect((await program.get(`/teams/${place.teamId}/retros`)).body).toMatchObject({ data: [] })
  })

  test('API-21, PLAN-7: programs have the limits of the plan and of the team, too', async () => {
    const place = await teamPlace(app)
    const program = await programOf(app.url, place)
    await app.database.pool.query('UPDATE organisation SET plan_id = NULL WHERE id = $1', [place.orgId])
    const start = () => program.post(`/teams/${place.teamId}/retros`, { name: 'One', columns: ['A'] })
    const answers = await Promise.all(Array.from({ length: 10 }, start))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await start()).toMatchObject(refused(403, 'plan-required'))
    await app.database.pool.query('UPDATE team SET is_archived = true WHERE id = $1', [place.teamId])
    expect(await start()).toMatchObject(refused(409, 'team-archived'))
  })
})

describe('API-22: action items', () => {
  test('API-25: what a program added stays marked; what a person added is not, also when a program changes it', async () => {
    const place = await teamPlace(app)
    const program = await programOf(app.url, place)
    await startBoard(place.owner.browser, place.teamId)
    const path = `/teams/${place.teamId}/action-items`
    const pages = `/api/team/${place.teamId}/actions`
    const { body } = await program.post(path, { text: 'Of a program' })
    const added = body as { id: string }
    expect(added).toMatchObject({ addedByProgram: true })
    const made = await place.owner.browser.post(pages, { actions: [], newAction: { text: 'Of a person' } })
    const [{ id }] = (made.body as { actions: [{ id: string }] }).actions
    await place.owner.browser.post(pages, { actions: [{ id: added.id, text: 'Of a program, edited' }] })
    await program.patch(`${path}/${id}`, { text: 'Of a person, edited' })
    const { data } = (await program.get(path)).body as { data: object[] }
    expect(data).toHaveLength(2)
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: 'Of a program, edited', addedByProgram: true }),
        expect.objectContaining({ text: 'Of a person, edited', addedByProgram: false }),
      ]),
    )
  })

  async function stage(): Promise<{ place: TeamPlace; program: TestProgram; path: string }> {
    const place = await teamPlace(app)
    await startBoard(place.owner.browser, place.teamId)
    return { place, program: await programOf(app.url, place), path: `/teams/${place.teamId}/action-items` }
  }

  test('API-22: one is added, assigned by email, changed and completed, and people see it', async () => {
    const { place, program, path } = await stage()
    const member = await newUserAs(app, place, null, 'member')
    const { body: profile } = await member.browser.get('/profile')
    const { email, name } = profile as { email: string; name: string }
    const made = await program.post(path, {
      text: 'Buy a build machine',
      due: '2030-05-01',
      assigneeEmail: email.toUpperCase(),
    })
    expect(made.status).toBe(201)
    const item = made.body as PublicActionItem
    expect(item).toMatchObject({
      text: 'Buy a build machine',
      status: 'open',
      due: '2030-05-01',
      assignee: { id: member.id, name },
      retro: { name: 'Sprint 12' },
    })
    const done = await program.patch(`${path}/${item.id}`, { status: 'done', assigneeEmail: null, due: null })
    expect(done).toMatchObject({
      status: 200,
      body: { id: item.id, text: 'Buy a build machine', status: 'done', due: null, assignee: null },
    })
    const { body } = await place.owner.browser.get(`/api/team/${place.teamId}/actions`)
    expect(body).toMatchObject({ actions: [{ id: item.id, status: 'done' }] })
  })

  test.each([
    ['no-one@example.com', 404, 'unknown-member'],
    ['not an address', 400, 'bad-request'],
  ])('API-22: assigned to %s it is refused', async (assigneeEmail, status, code) => {
    const { program, path } = await stage()
    expect(await program.post(path, { text: 'Do it', assigneeEmail })).toMatchObject({
      status,
      body: { code },
    })
    expect((await program.get(path)).body).toMatchObject({ data: [] })
  })

  test('API-22: a person of the organisation who is not on the team is no assignee', async () => {
    const { place, program, path } = await stage()
    const admin = await newUserAs(app, place, 'admin', null)
    const { email } = (await admin.browser.get('/profile')).body as { email: string }
    expect(await program.post(path, { text: 'Do it', assigneeEmail: email })).toMatchObject(
      refused(404, 'unknown-member'),
    )
  })

  test.each([[{}], [{ text: '' }], [{ status: 'later' }], [{ due: '2030-02-30' }], [{ votes: 3 }]])(
    'API-22: the change %j is refused',
    async (change) => {
      const { program, path } = await stage()
      const { id } = (await program.post(path, { text: 'Do it' })).body as PublicActionItem
      expect((await program.patch(`${path}/${id}`, change)).status).toBe(400)
      expect((await program.get(path)).body).toMatchObject({ data: [{ text: 'Do it', status: 'open' }] })
    },
  )

  test('API-22: one that does not exist, or is of another team, is not found', async () => {
    const { place, program, path } = await stage()
    const { id } = (await program.post(path, { text: 'Do it' })).body as PublicActionItem
    const { body } = await place.owner.browser.post(`/api/org/${place.orgId}/team/create`, { name: 'Other' })
    const other = `/teams/${(body as { id: string }).id}/action-items`
    for (const wrong of [`${path}/no-such-item`, `${other}/${id}`])
      expect(await program.patch(wrong, { status: 'done' })).toMatchObject(refused(404, 'unknown-action'))
  })

  test('API-22: without a retro there is nowhere to add one', async () => {
    const place = await teamPlace(app)
    const program = await programOf(app.url, place)
    expect(await program.post(`/teams/${place.teamId}/action-items`, { text: 'Do it' })).toMatchObject(
      refused(404, 'not-found'),
    )
  })
})
