import { expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const details = { now: 1_800_000_000_000, meaningOf: () => 'other' as const }

const MEETING = `"reflectionGroup","author","votes","type","createdAt","discussionThread","prompt","content"
"Calm demo","Mira Holm",3,"Reflection","2026-01-13T15:43:09.100Z","","Went well","Calm demo"
"Calm demo","Tao",3,"Reflection","2026-01-13T15:44:09.100Z","","Went well",""
`

test('MOVE-IN-1: a recognised file says its source, and no name of a person comes by itself', () => {
  const read = readImport({ content: MEETING, filename: 'Harbour_2026-1-13.csv' }, details)
  expect(read).toMatchObject({
    ok: true,
    source: 'parabol',
    retros: [
      {
        plan: { title: 'Harbour 2026-1-13', notes: [{ text: 'Calm demo', votes: 3, groupTitle: null }] },
        leftOut: [{ reason: 'empty', count: 1, lines: [3] }],
        columns: [{ name: 'Went well', notes: 2, texts: 1 }],
        names: ['Mira Holm', 'Tao'],
      },
    ],
  })
})

test('MOVE-IN-9: a name comes where the user allows it', () => {
  const read = readImport({ content: MEETING, names: ['Mira Holm'] }, details)
  expect(read).toMatchObject({
    retros: [{ plan: { title: 'Imported retro', notes: [{ text: 'Calm demo (Mira Holm)' }] } }],
  })
})

test('columns of a recognised file join others, or stay out', () => {
  const columns = [{ from: 'Went well', to: null }]
  const read = readImport({ content: MEETING, columns }, details)
  expect(read).toMatchObject({
    retros: [
      {
        plan: { notes: [] },
        leftOut: [
          { reason: 'column-left-out', count: 1 },
          { reason: 'empty', count: 1 },
        ],
      },
    ],
  })
})

test('the format is found by the content, and a mapping reads any table', () => {
  expect(readImport({ content: 'Text,Votes\nTea,1' }, details)).toMatchObject({ source: 'table' })
  const mapping = { text: 7, column: 6, votes: null, columns: [] }
  expect(readImport({ content: MEETING, mapping }, details)).toMatchObject({
    source: 'table',
    retros: [{ plan: { notes: [{ text: 'Calm demo' }] } }],
  })
  expect(readImport({ content: '{"kind":"other"}' }, details)).toMatchObject({ ok: false })
})

test('MOVE-IN-3: one import creates fifty retros at most, and says that there are more', () => {
  const archives = Array.from(
    { length: 60 },
    (_, at) => `"#${at + 1} (2025-12-${String((at % 28) + 1).padStart(2, '0')})",Happy,"Note ${at}",0,`,
  )
  const content = ['Archive,Category,Message,Votes,State', ...archives, ''].join('\n')
  const read = readImport({ content }, details)
  expect(read).toMatchObject({ source: 'refacto', warnings: [{ code: 'too-many-retros', detail: '60' }] })
  expect(read.ok && read.retros).toHaveLength(50)
})
