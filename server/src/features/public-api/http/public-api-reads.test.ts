import type { Page, PublicNote, PublicRetro, PublicRetroDetails } from '@retropulse/contract/public-api'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteSaying, startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { teamPlace } from '../../../testing/team-place.ts'
import { openBrowser } from '../../../testing/test-browser.ts'
import { answeredBy, enabledModel, started } from '../../pulse/testing/survey-stage.ts'
import { command, programOf, type TestProgram } from '../testing/program.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

describe('API-17: answers may be kept', () => {
  test('API-17: an answer that did not change is 304 without a body, and a changed one is sent', async () => {
    const place = await teamPlace(app)
    const program = await programOf(app.url, place, ['read'])
    const first = await program.get('/teams')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const same = await program.get('/teams', { 'if-none-match': etag })
    expect([same.status, same.body]).toEqual([304, undefined])
    await place.owner.browser.post(`/api/org/${place.orgId}/team/create`, { name: 'Another' })
    const changed = await program.get('/teams', { 'if-none-match': etag })
    expect([changed.status, (changed.body as Page<unknown>).data.length]).toEqual([200, 2])
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('API-17: a request without a key learns nothing from the tag of an answer', async () => {
    const program = await programOf(app.url, await teamPlace(app), ['read'])
    const etag = (await program.get('/teams')).headers.get('etag') ?? ''
    const answer = await program.get('/teams', { 'if-none-match': etag, 'x-api-key': 'rp_wrong' })
    expect(answer.status).toBe(401)
  })
})

describe('API-18: retros', () => {
  const notesOf = async (program: TestProgram, retroId: string) =>
    ((await program.get(`/retros/${retroId}/notes`)).body as Page<PublicNote>).data

  test('API-18: a retro has its columns, its notes and their groups, and no author', async () => {
    const place = await teamPlace(app)
    const retroId = await startBoard(place.owner.browser, place.teamId)
    const [first, second] = [asId<NoteId>('first-note'), asId<NoteId>('second-note')]
    await command(
      app.url,
      place,
      retroId,
      noteSaying('Builds are slow', first),
      noteSaying('Builds take an hour', second),
      { type: 'add-comment', noteId: first, commentId: asId<CommentId>('k1'), text: 'Since March' },
      { type: 'set-reaction', noteId: first, emoji: '🎉', on: true },
      { type: 'group-note', noteId: second, into: first },
    )
    const program = await programOf(app.url, place, ['read'])
    const { body } = await program.get(`/retros/${retroId}`)
    const retro = body as PublicRetroDetails
    expect(retro).toMatchObject({
      id: retroId,
      name: 'Sprint 12',
      team: { id: place.teamId, name: 'Platform' },
      url: `${app.url}/board/${retroId}`,
      isArchived: false,
      notesCount: 2,
      hiddenNotesCount: 0,
    })
    expect(retro.columns.map(({ name }) => name)).toEqual(['Went well', 'Went less well', 'Try next'])
    const anyTime = expect.any(Number) as number
    expect(await notesOf(program, retroId)).toEqual([
      {
        id: first,
        columnId: 'c1',
        text: 'Builds are slow',
        createdAt: anyTime,
        votes: 0,
        reactions: [{ emoji: '🎉', count: 1 }],
        comments: [{ text: 'Since March', createdAt: anyTime }],
        groupedInto: null,
        groupTitle: null,
      },
      {
        id: second,
        columnId: 'c1',
        text: 'Builds take an hour',
        createdAt: anyTime,
        votes: 0,
        reactions: [],
        comments: [],
        groupedInto: first,
        groupTitle: null,
      },
    ])
    expect(JSON.stringify([body, await notesOf(program, retroId)])).not.toMatch(
      new RegExp(`Ann|${place.owner.id}`),
    )
  })

  test('API-18: while participants brainstorm no note leaves, also none of the primary owner', async () => {
    const place = await teamPlace(app)
    const retroId = await startBoard(place.owner.browser, place.teamId)
    await command(app.url, place, retroId, noteSaying('A secret of the owner'), {
      type: 'set-masking',
      on: true,
    })
    const program = await programOf(app.url, place, ['read'])
    expect(await notesOf(program, retroId)).toEqual([])
    expect((await program.get(`/retros/${retroId}`)).body).toMatchObject({
      notesCount: 1,
      hiddenNotesCount: 1,
    })
    await command(app.url, place, retroId, { type: 'set-masking', on: false })
    expect((await notesOf(program, retroId)).map(({ text }) => text)).toEqual(['A secret of the owner'])
  })

  test('API-18: the notes of an archived retro are not read, as on its page', async () => {
    const place = await teamPlace(app)
    const retroId = await startBoard(place.owner.browser, place.teamId)
    const { pool } = app.database
    await pool.query('UPDATE organisation SET plan_id = NULL WHERE id = $1', [place.orgId])
    await pool.query('UPDATE board SET created_at = created_at - $2::bigint WHERE id = $1', [
      retroId,
      15 * DAY_MS,
    ])
    const program = await programOf(app.url, place, ['read'])
    expect((await program.get(`/retros/${retroId}`)).body).toMatchObject({ isArchived: true, columns: [] })
    expect(await program.get(`/retros/${retroId}/notes`)).toMatchObject({
      status: 402,
      body: { code: 'archived' },
    })
    const { body } = await program.get(`/teams/${place.teamId}/retros`)
    expect((body as Page<PublicRetro>).data[0]?.isArchived).toBe(true)
  })
})

describe('API-20: insights and pulse surveys', () => {
  test('API-20: results of a survey obey its floor', async () => {
    const place = await teamPlace(app)
    const modelId = await enabledModel(place)
    const surveyId = await started({ ...place, modelId })
    const program = await programOf(app.url, place, ['read'])
    const results = async () => {
      const { body } = await program.get(`/teams/${place.teamId}/pulse-surveys`)
      return (body as Page<{ results: { state: string }[] }>).data[0]?.results.map(({ state }) => state)
    }
    await answeredBy(app, surveyId, [5, 5])
    expect(new Set(await results())).toEqual(new Set(['insufficient']))
    await answeredBy(app, surveyId, [4, 3, 5])
    expect(new Set(await results())).toEqual(new Set(['shown']))
    const organisation = await program.get('/pulse')
    expect(organisation).toMatchObject({ status: 200, body: { modelId, teams: [{ id: place.teamId }] } })
  })

  test('API-20: insights are those of the page', async () => {
    const place = await teamPlace(app)
    await startBoard(place.owner.browser, place.teamId)
    const program = await programOf(app.url, place, ['read'])
    const page = await place.owner.browser.get(`/api/team/${place.teamId}/insights?limit=24`)
    const answer = await program.get(`/teams/${place.teamId}/insights?limit=24`)
    expect([answer.status, answer.body]).toEqual([200, page.body])
    expect((await program.get(`/teams/${place.teamId}/insights?limit=7`)).status).toBe(400)
  })
})

test('API-19: the description has the calls of the public API alone, with shapes and keys, and needs no key', async () => {
  const { status, body } = await openBrowser(app.url).get('/api/public/v1/openapi.json')
  expect(status).toBe(200)
  const document = body as {
    openapi: string
    paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>
    components: { securitySchemes: object }
    security: Record<string, unknown>[]
  }
  expect(document.openapi).toMatch(/^3\./)
  expect(document.security.flatMap(Object.keys)).toEqual(Object.keys(document.components.securitySchemes))
  const paths = Object.keys(document.paths)
  expect(paths.filter((path) => !path.startsWith('/api/public/v1/'))).toEqual([])
  expect(paths.length).toBeGreaterThan(8)
  for (const calls of Object.values(document.paths))
    for (const { responses } of Object.values(calls)) {
      const answer = Object.entries(responses).find(([code]) => code.startsWith('2'))
      expect(answer?.[1].content).toMatchObject({
        'application/json': { schema: expect.any(Object) as object },
      })
    }
})

test('LIMIT-1, LIMIT-24: each key has an allowance of its own, which every answer tells', async () => {
  const limited = await startApp({ DEFAULT_PLAN: 'level3', REQUESTS_PER_MINUTE: '20' })
  try {
    const place = await teamPlace(limited)
    const [one, other] = [await programOf(limited.url, place), await programOf(limited.url, place)]
    const remaining = []
    let last = await one.get('/teams')
    while (last.status === 200) {
      remaining.push(last.headers.get('ratelimit-remaining'))
      last = await one.get('/teams')
    }
    expect(remaining).toEqual(Array.from({ length: 20 }, (_, at) => String(19 - at)))
    expect([last.status, last.body]).toEqual([429, { code: 'too-fast' }])
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(last.headers.get('ratelimit-limit')).toBe('20')
    expect((await other.get('/teams')).headers.get('ratelimit-remaining')).toBe('19')
  } finally {
    await limited.close()
  }
})
