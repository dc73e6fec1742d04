import { parseCsv } from '@retropulse/domain/kernel/testing/parse-csv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBoard, startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, signUp } from '../../../testing/test-browser.ts'
import { sendAccepted } from '../../../testing/board-steps.ts'
import { followed, heldRetro, insightsOf, pathOf } from '../testing/held-retro.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

describe('insights of a team', () => {
  test('INSIGHT-6, INSIGHT-7, INSIGHT-11: have figures of each retro, by column, and its top notes', async () => {
    const retro = await heldRetro(app)
    const insights = await insightsOf(retro)
    expect(insights.retros).toEqual([
      {
        retro: { id: retro.boardId, name: 'Sprint 12', timestamp: expect.any(Number) },
        withheld: null,
        moodScore: null,
        moodGap: 'no-poll',
        peopleCount: 3,
        cardsCount: 4,
        votesCount: 4,
        emojiCount: 3,
        cardsByColumns: {
          meanings: expect.any(Object),
          columns: [
            { name: 'Went well', meaning: expect.any(String), cardsCount: 1 },
            { name: 'Went less well', meaning: expect.any(String), cardsCount: 2 },
            { name: 'Try next', meaning: expect.any(String), cardsCount: 1 },
          ],
        },
        contribution: { wroteNone: 0, wroteSome: 2, wroteMost: 1, evenness: 80 },
        topVotedCards: [
          { noteId: 'n2', text: '=Coffee', votes: 3 },
          { noteId: 'n4', text: 'Noise', votes: 1 },
        ],
        topReactedCards: [
          { noteId: 'n1', text: 'Tea', emojiCount: 2 },
          { noteId: 'n3', text: 'Water', emojiCount: 1 },
        ],
        actionsCreated: 2,
        actionsDone: 1,
      },
    ])
    expect(insights).toMatchObject({
      retrosCount: 1,
      totals: { cardsCount: 4, votesCount: 4, emojiCount: 3 },
      trends: { cardsCount: { latest: 4, previous: null, median: 4, change: null } },
      participation: { membersCount: 1, averagePeople: 3, notesPerPerson: 1.3 },
      actions: { created: 2, done: 1, open: 1, medianAgeDays: 0, oldestOpenDays: 0 },
    })
  })

  test('INSIGHT-2, INSIGHT-5: cover the newest 12 retros, or 24, or all, oldest first', async () => {
    const retro = await startRetro(app.url)
    for (let more = 0; more < 25; more += 1) await startBoard(retro.facilitator, retro.teamId)
    const sizes: unknown[] = []
    for (const query of ['', '?limit=12', '?limit=24', '?limit=all']) {
      const { retros, retrosCount } = await insightsOf(retro, query)
      const times = retros.map(({ retro: { timestamp } }) => timestamp)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      sizes.push([retros.length, retrosCount])
    }
    expect(sizes).toEqual([
      [12, 26],
      [12, 26],
      [24, 26],
      [26, 26],
    ])
    expect((await insightsOf(retro)).retros.map((one) => one.retro.id)).not.toContain(retro.boardId)
  })

  test('INSIGHT-26: of a team with more retros all are the newest 500', async () => {
    const retro = await startRetro(app.url)
    await app.database.pool.query(
      `insert into board
       select (jsonb_populate_record(board, jsonb_build_object('id', 'copy-' || n, 'created_at', created_at + n))).*
       from board, generate_series(1, 510) as n where id = $1`,
      [retro.boardId],
    )
    const { retros, retrosCount } = await insightsOf(retro, '?limit=all')
    expect([retros.length, retrosCount]).toEqual([500, 511])
    expect([retros[0]?.retro.id, retros.at(-1)?.retro.id]).toEqual(['copy-11', 'copy-510'])
  })

  test.each(['?limit=13', '?limit=', '?limit=ALL', '?format=xml', '?limit=12&limit=24'])(
    'INSIGHT-5: refuse %s',
    async (query) => {
      const retro = await startRetro(app.url)
      expect(await retro.facilitator.get(pathOf(retro, query))).toMatchObject({ status: 400 })
    },
  )

  test('INSIGHT-5: a user of another team gets 404, and a visitor who is not signed in 401', async () => {
    const retro = await startRetro(app.url)
    const stranger = openBrowser(app.url)
    await signUp(stranger)
    for (const path of [pathOf(retro), `/api/team/${retro.teamId}/themes`]) {
      expect(await stranger.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
      expect(await openBrowser(app.url).get(path)).toMatchObject({ status: 401 })
    }
  })
})

test('INSIGHT-16: insights are also a CSV file, in which no cell is a formula', async () => {
  const retro = await heldRetro(app)
  await sendAccepted(retro.fay, { type: 'rename-board', title: '=1+1' })
  await followed(app, retro.boardId)
  const answer = await fetch(app.url + pathOf(retro, '?format=csv'), {
    headers: { cookie: retro.facilitator.cookie() },
  })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="insights.csv"')
  const [header, row] = parseCsv((await answer.text()).replace('\uFEFF', ''))
  expect(header!.slice(0, 5)).toEqual(['Retro', 'Date', 'Mood', 'People', 'Notes'])
  const day = new Date().toISOString().slice(0, 10)
  expect(row!.slice(0, 7)).toEqual(["'=1+1", day, '', '3', '4', '4', '3'])
  expect(row!.slice(-4)).toEqual(['2', '1', '3: =Coffee\n1: Noise', '2: Tea\n1: Water'])
})
