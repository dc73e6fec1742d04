import { describe, expect, test } from 'vitest'
import { REACTIONS_IN_ALL_MAX } from '../limits.ts'
import { type ImportRead, readImport } from '../read-import.ts'
import { LATER } from '../testing/imported.ts'
import { reactionsIn, readRetropulseTable } from './retropulse-table.ts'

const HEADER = 'Kind,Column,Text,Votes,Reactions,Comments,Group,State,Assignee,Due date'
const table = (...rows: readonly string[]) => [HEADER, ...rows, ''].join('\r\n')
const found = (...rows: readonly string[]) => readRetropulseTable({ name: '', content: table(...rows) })?.[0]
const read = (content: string, names: readonly string[] = []): ImportRead =>
  readImport({ content, names }, { now: LATER, meaningOf: () => 'other' })

describe('MOVE-IN-1: a table of this product is recognised by its first row', () => {
  test.each([
    ['as it was written', table('Note,Glad,Tea,2,,,,,,')],
    ['after a byte order mark', `\uFEFF${table('Note,Glad,Tea,2,,,,,,')}`],
    ['with authors', `${HEADER},Author\r\nNote,Glad,Tea,2,,,,,,,Mia\r\n`],
    ['saved with semicolons', table('Note,Glad,Tea,2,,,,,,').replaceAll(',', ';')],
    ['saved with line feeds and more columns', `${HEADER},,\nNote,Glad,Tea,2,,,,,,,,\n`],
  ])('%s', (_, content) => {
    expect(read(content)).toMatchObject({
      ok: true,
      source: 'retropulse',
      retros: [{ plan: { columns: [{ name: 'Glad' }], notes: [{ text: 'Tea', votes: 2 }] }, leftOut: [] }],
    })
  })

  test.each([
    [
      'the table before it could hold a whole board',
      'Column,Text,Votes,Reactions,Comments,Group\r\nGlad,Tea,2,,,\r\n',
    ],
    [
      'the table of a summary',
      'Kind,Column,Group,Text,Votes,Emoji,Comments,Due date\r\nNote,Glad,,Tea,2,,,\r\n',
    ],
  ])('%s is none', (_, content) => {
    expect(readRetropulseTable({ name: '', content })).toBeNull()
    expect(read(content)).toMatchObject({ ok: true, retros: [{ plan: { notes: [{ text: 'Tea' }] } }] })
  })

  test('a table without rows is an empty retro', () => {
    expect(read(table())).toMatchObject({
      ok: true,
      source: 'retropulse',
      retros: [{ plan: { columns: [{ name: '' }], notes: [], actions: [] } }],
    })
  })
})

describe('EXPORT-9: what the cells of a note say', () => {
  test.each([
    ['', []],
    ['• Yes', ['Yes']],
    ['"• Yes\n• No"', ['Yes', 'No']],
    ['"• Two\n  lines\n  • no bullet"', ['Two\nlines\n• no bullet']],
    ['"• \n  first is blank\n  \n    indented"', ['\nfirst is blank\n\n  indented']],
    ['"Typed by hand\nin two lines\r\n• Yes"', ['Typed by hand\nin two lines', 'Yes']],
  ])('comments %j', (cell, comments) => {
    expect(found(`Note,Glad,Tea,0,,${cell},,,,`)?.notes[0]?.comments.map(({ text }) => text)).toEqual(
      comments,
    )
  })

  test.each([
    ['#1', ['#1', null]],
    ['#12 Drinks', ['#12', 'Drinks']],
    ['#3 # 4', ['#3', '# 4']],
    ['#1   two spaces', ['#1', '  two spaces']],
    ['Drinks', [null, null]],
    ['# 1', [null, null]],
    ['', [null, null]],
  ])('group %j', (cell, group) => {
    const [note] = found(`Note,Glad,Tea,0,,,${cell},,,`)?.notes ?? []
    expect([note?.group, note?.groupTitle]).toEqual(group)
  })

  test.each([
    ['', []],
    [
      '👍 2 🎉 1',
      [
        ['👍', 2],
        ['🎉', 1],
      ],
    ],
    ['👍', [['👍', 0]]],
    ['👍 -1', [['👍', 0]]],
  ])('reactions %j', (cell, reactions) => {
    expect(reactionsIn(cell).map(({ emoji, count }) => [emoji, count])).toEqual(reactions)
  })

  test('MOVE-IN-7: what is no reaction is left out and named, and a hostile cell takes no time', () => {
    const content = table(
      'Note,Glad,Tea,0,👍 2 x 1 👍 1 🎉,,,,,',
      `Note,Glad,Sun,0,👍 ${REACTIONS_IN_ALL_MAX},,,,,`,
      `Note,Glad,Rain,0,${'a 1 '.repeat(100_000)},,,,,`,
    )
    const answer = read(content)
    expect(answer).toMatchObject({
      retros: [{ plan: { notes: [{ reactions: [{ emoji: '👍', count: 2 }] }, {}, {}] } }],
    })
    expect(answer.ok && answer.retros[0]?.leftOut).toEqual([
      { reason: 'reaction-unknown', count: 64, lines: [2, 4] },
      { reason: 'too-many-reactions', count: 1, lines: [3] },
    ])
  })

  test('GROUP-14: a group of one is none', () => {
    expect(read(table('Note,Glad,Tea,0,,,#1 Drinks,,,'))).toMatchObject({
      retros: [{ plan: { notes: [{ group: null, groupTitle: null }] } }],
    })
  })
})

describe('what the rows say', () => {
  test('EXPORT-9: action items have state, assignee and due date', () => {
    expect(
      found(
        'Action item,,Buy tea,,,,,Open,,',
        "Action item,,Buy milk,,,,,Done,'=Mia,2027-03-01",
        'Action item,,Buy rum,,,,,,,soon',
      )?.actions.map(({ text, isDone, assignee, due }) => [text, isDone, assignee, due]),
    ).toEqual([
      ['Buy tea', false, null, ''],
      ['Buy milk', true, '=Mia', '2027-03-01'],
      ['Buy rum', false, null, 'soon'],
    ])
    expect(read(table('Action item,,Buy rum,,,,,,,soon'))).toMatchObject({
      retros: [{ plan: { actions: [{ due: null }] } }],
    })
  })

  test('IMPORT-17: those that were open before are left out, and the report says how many', () => {
    const answer = read(
      table('Action item,,Old,,,,,Open from an earlier retro,,', 'Action item,,New,,,,,Open,,'),
    )
    expect(answer).toMatchObject({
      retros: [{ plan: { actions: [{ text: 'New' }] } }],
      warnings: [{ line: null, code: 'earlier-actions-left-out', detail: '1' }],
    })
  })

  test('IMPORT-11: names of authors are not read, and the report says so', () => {
    const answer = read(`${HEADER},Author\r\nNote,Glad,Tea,2,,,,,,,Mia\r\n`, ['Mia'])
    expect(answer).toMatchObject({ retros: [{ names: [] }], warnings: [{ code: 'names-left-out' }] })
    expect(JSON.stringify(answer)).not.toContain('Mia')
  })

  test('MOVE-IN-9: names of assignees are offered, and only an allowed one comes', () => {
    const content = table('Action item,,Buy tea,,,,,Open,Mia,', 'Action item,,Buy milk,,,,,Open,Tao,')
    const answer = read(content, ['Tao'])
    expect(answer).toMatchObject({
      retros: [{ names: ['Mia', 'Tao'], plan: { actions: [{ assignee: null }, { assignee: 'Tao' }] } }],
    })
  })

  test('MOVE-IN-7: rows of no kind, without a text, or of a kind that is unknown are named', () => {
    const content = table(',,,,,,,,,', 'Summary,,Fine,,,,,,,', 'Note,Glad, ,0,,,,,,', 'Note,Glad,Tea,0,,,,,,')
    const answer = read(content)
    expect(answer.ok && answer.retros[0]?.leftOut).toEqual([
      { reason: 'empty', count: 2, lines: [2, 4] },
      { reason: 'kind-unknown', count: 1, lines: [3] },
    ])
  })

  test('MOVE-IN-5: a column that is called Actions stays one, since action items have rows of their own', () => {
    expect(read(table('Note,Actions,Tea,0,,,,,,'))).toMatchObject({
      retros: [{ plan: { columns: [{ name: 'Actions' }], notes: [{ text: 'Tea' }], actions: [] } }],
    })
  })
})
