import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipSync } from 'fflate'
import { excelFile, repeatingExcelFile } from '../../../testing/excel-file.ts'
import { startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const MEETING = `"reflectionGroup","author","votes","type","createdAt","discussionThread","prompt","content"
"Builds","Mira Holm",4,"Reflection","2026-01-13T15:41:10.511Z","","Stuck","Builds take an hour"
"Builds","Tao",4,"Reflection","2026-01-13T15:42:00.020Z","","Stuck","Tests are flaky"
"Builds","Tao",4,"Comment","2026-01-13T16:02:44.900Z","Cache?","","Cache?"
"Builds","Tao",4,"Task","2026-01-13T16:05:31.777Z","Order a runner","","Order a runner"
"Demo","Anonymous",1,"Reflection","2026-01-13T15:43:09.100Z","","Went well",""
`

async function team() {
  const { facilitator, teamId } = await startRetro(app.url)
  const imports = (body: object, query = '') => facilitator.post(`/api/team/${teamId}/import${query}`, body)
  return { facilitator, teamId, imports }
}

test('MOVE-IN-1, MOVE-IN-2, MOVE-IN-7: a dry run says where a file comes from, what comes and what does not', async () => {
  const { imports } = await team()
  const answer = await imports({ content: MEETING, filename: 'Harbour_12.csv' }, '?dryRun=true')
  expect(answer).toMatchObject({
    status: 200,
    body: {
      source: 'parabol',
      title: 'Harbour 12',
      retros: [
        {
          title: 'Harbour 12',
          columns: [
            { name: 'Stuck', notes: 2 },
            { name: 'Went well', notes: 1 },
          ],
          counts: { notes: 2, groups: 1, comments: 1, votes: 4, actions: 1 },
          leftOut: [{ reason: 'empty', count: 1, lines: [6] }],
          names: ['Mira Holm', 'Tao'],
        },
      ],
    },
  })
})

test('MOVE-IN-9: the retro has the content of the file, and names only those who were allowed', async () => {
  const { imports, facilitator, teamId } = await team()
  const made = await imports({ content: MEETING, names: ['Mira Holm'], title: 'Moved in' })
  expect(made.status).toBe(201)
  const { id, ids, stopped } = made.body as { id: string; ids: string[]; stopped: null }
  expect([ids, stopped]).toEqual([[id], null])
  const { body } = await facilitator.get(`/api/team/${teamId}/board/${id}/export?format=json`)
  expect(body).toMatchObject({
    title: 'Moved in',
    columns: [{ name: 'Stuck' }, { name: 'Went well' }],
    notes: [
      {
        text: 'Builds take an hour (Mira Holm)',
        votes: 4,
        groupTitle: 'Builds',
        comments: [{ text: 'Cache?' }],
      },
      { text: 'Tests are flaky', group: { into: 0 } },
    ],
    actions: [{ text: 'Order a runner', note: 0, status: 0 }],
  })
  expect(JSON.stringify(body)).not.toContain('Tao')
})

test('MOVE-IN-12: an Excel file is read like a table', async () => {
  const { imports } = await team()
  const file = await excelFile([
    ['Column', 'Text', 'Votes'],
    ['Good', '=Tea', 2],
    ['Bad', 'Rain', 0],
  ])
  const content = file.toString('base64')
  expect(
    await imports({ content, encoding: 'base64', filename: 'retro.xlsx' }, '?dryRun=true'),
  ).toMatchObject({
    status: 200,
    body: { source: 'table', title: 'retro', firstNotes: [{ text: '=Tea', votes: 2 }, { text: 'Rain' }] },
  })
})

test('MOVE-IN-8: broken spreadsheets and zip bombs are reported, and hold nothing up', async () => {
  const { imports } = await team()
  const reported = async (bytes: Uint8Array) => {
    const content = Buffer.from(bytes).toString('base64')
    const { status, body } = await imports({ content, encoding: 'base64' })
    return [status, (body as { problems: { code: string }[] }).problems.map(({ code }) => code)]
  }
  expect(await reported(new TextEncoder().encode('no zip at all'))).toEqual([400, ['spreadsheet-broken']])
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100 * 1024 * 1024) }, { level: 9 })
  expect(bomb.length).toBeLessThan(200_000)
  let turns = 0
  const counting = setInterval(() => (turns += 1), 5)
  expect(await reported(bomb)).toEqual([400, ['file-too-complex']])
  clearInterval(counting)
  expect(turns).toBeGreaterThan(3)
})

test('MOVE-IN-8: an Excel file whose cells share one text has at most the bytes of another file once it is a table', async () => {
  const { imports } = await team()
  const answerTo = async (file: Buffer) => {
    const body = { content: file.toString('base64'), encoding: 'base64', filename: 'retro.xlsx' }
    const { status, body: answer } = await imports(body, '?dryRun=true')
    return { status, size: JSON.stringify(answer).length, answer }
  }
  const small = repeatingExcelFile({ rows: 200, text: 'Builds take an hour' })
  expect(await answerTo(small)).toMatchObject({ status: 200, answer: { source: 'table' } })
  const large = repeatingExcelFile({ rows: 5000, text: 'x'.repeat(40_000) })
  expect(large.length).toBeLessThan(50_000)
  const { status, size, answer } = await answerTo(large)
  expect([status, answer]).toMatchObject([400, { problems: [{ code: 'file-too-complex' }] }])
  expect(size).toBeLessThan(1000)
  const quotes = repeatingExcelFile({ rows: 6000, text: '&quot;'.repeat(1000) })
  expect(await answerTo(quotes), 'quotes are doubled').toMatchObject({ status: 400 })
})
