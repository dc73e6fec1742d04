import { describe, expect, test } from 'vitest'
import { readChosen, type ReadingTask } from './file-reading.ts'
import { readOffPage } from './read-off-page.ts'

const NOTHING = { columns: [], names: new Set<string>(), out: new Set<number>() }
const task = (content: string, changes: Partial<ReadingTask> = {}): ReadingTask => ({
  file: { content, name: 'retro.csv', format: content.startsWith('{') ? 'json' : 'csv' },
  draft: undefined,
  choices: NOTHING,
  now: 1_800_000_000_000,
  ...changes,
})
const read = (content: string, changes: Partial<ReadingTask> = {}) =>
  readChosen(task(content, changes), (name) => (name === 'Glad' ? 'good' : 'other'))

const OWN = 'Kind,Column,Text,Votes,Reactions,Comments,Group,State,Assignee,Due date\n'
const notes = Array.from({ length: 5 }, (_, at) => `Note,Glad,Tea ${at},${at},,,,,,\n`).join('')

describe('what the page shows of a file', () => {
  test('IMPORT-6: a recognised file needs no mapping, and is shown with the first notes of each column', () => {
    const reading = read(`${OWN}${notes}Note,Sad,Rain,0,,,,,,\nAction item,,Buy tea,,,,,Open,Mia,\n`)
    expect(reading).toMatchObject({ draft: null, header: [], values: [] })
    expect(reading.read).toMatchObject({
      ok: true,
      source: 'retropulse',
      retros: [
        {
          preview: { title: 'retro', counts: { notes: 6, votes: 10, actions: 1 } },
          meanings: ['good', 'other'],
          names: ['Mia'],
        },
      ],
    })
    const [retro] = reading.read.ok ? reading.read.retros : []
    expect(retro?.firstNotes.map((first) => first.map(({ key, text }) => `${key} ${text}`))).toEqual([
      ['0 Tea 0', '1 Tea 1', '2 Tea 2'],
      ['5 Rain'],
    ])
  })

  test('IMPORT-6: the preview leaves no single note out', () => {
    const shown = (count: number) => {
      const table = Array.from({ length: count }, (_, at) => `Glad,Tea ${at}\n`).join('')
      const { read: found } = read(`Category,Note\n${table}`)
      return found.ok ? found.retros[0]?.firstNotes[0]?.length : null
    }
    expect([1, 3, 4, 5].map(shown)).toEqual([1, 3, 4, 3])
  })

  test('IMPORT-3: a table of no known layout comes with the mapping that its first row suggests', () => {
    const reading = read('Category,Note\nGlad,Tea\nGlad,Sun\n')
    expect(reading).toMatchObject({
      draft: { text: 1, column: 0, votes: null },
      header: ['Category', 'Note'],
      values: [{ value: 'Glad', rows: 2 }],
      read: { ok: true, source: 'table' },
    })
  })

  test('IMPORT-2: a table whose texts are not known waits for them', () => {
    expect(read('What,Ever\na,b\n').read).toMatchObject({ ok: false, problems: [{ code: 'text-unmapped' }] })
    const draft = { text: 0, column: null, votes: null, columns: [] }
    expect(read('What,Ever\na,b\n', { draft }).read).toMatchObject({ ok: true, source: 'table' })
  })

  test('IMPORT-8: broken JSON is reported, and is no table', () => {
    expect(read('{"kind":')).toMatchObject({
      draft: null,
      read: { ok: false, problems: [{ code: 'json-broken' }] },
    })
  })
})

test('IMPORT-31: a large file is read all the same where the browser gives no thread', async () => {
  const content = `${OWN}${'Note,Glad,Tea,0,,,,,,\n'.repeat(5000)}`
  const reading = await readOffPage(task(content), new AbortController().signal)
  expect(reading.read).toMatchObject({
    ok: true,
    retros: [{ leftOut: [{ reason: 'too-many-notes', count: 2000 }] }],
  })
})
