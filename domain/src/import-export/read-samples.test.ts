import { describe, expect, test } from 'vitest'
import { TITLE_MAX } from '../board/limits.ts'
import { type ImportInput, type ImportRead, readImport } from './read-import.ts'
import { SAMPLE_FILES } from './sources/testing/sample-files.ts'

const read = (file: ImportInput): ImportRead =>
  readImport(file, { now: 1_800_000_000_000, meaningOf: () => 'other' })

function sample(layout: string): string {
  const found = SAMPLE_FILES.find((one) => one.layout === layout)
  if (found === undefined) throw new Error(`no sample ${layout}`)
  return found.content
}

/** What the page shows of each retro of a file: title, columns with their notes, names, and what does not come. */
function shown(answer: ImportRead): readonly string[] {
  if (!answer.ok) return answer.problems.map(({ line, code }) => `line ${line}: ${code}`)
  return answer.retros.map(({ plan, columns, names, leftOut }) =>
    [
      plan.title,
      columns.map(({ name, notes }) => `${name} ${notes}`).join(', '),
      names.join(', '),
      leftOut.map(({ reason, count, lines }) => `${reason} ${count} (${lines.join(', ')})`).join(', '),
    ].join(' | '),
  )
}

const titlesOf = (answer: ImportRead) => (answer.ok ? answer.retros.map(({ plan }) => plan.title) : [])

/** What each sample gives, brought as a file with the name Team_Harbour-12.csv. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'retropulse table': ['Team Harbour 12 | Glad 2, Sad 1 | Mira | '],
  'retropulse markdown': ['Sprint 12 | Glad 2, Sad 1 | Mira | '],
  'easyretro wide': ['Team Harbour 12 | Went well 2, Sad 1 |  | '],
  'easyretro old': ['Team Harbour 12 | Went well 1, To improve 1 |  | '],
  'easyretro long': ['Team Harbour 12 | Glad 1, Sad 1 |  | '],
  'easyretro copy': ['Sprint 12 | Glad 2, Sad 1 |  | '],
  'metroretro old': ['Team Harbour 12 | Glad 2 | Mira, Tao | '],
  'metroretro new': ['Team Harbour 12 | Glad 1 | Mira, Tao | '],
  'metroretro json': ['Team Harbour 12 | Glad 1 | Mira | '],
  parabol: ['Team Harbour 12 | Stuck? 1 |  | '],
  'azure-devops table': ['Sprint 12 | Glad 1 | Mira | '],
  'azure-devops old table': ['Sprint 3 | Glad 1 | Mira | '],
  'azure-devops copy': ['Sprint 12 | Glad 2, Sad 0 |  | '],
  'azure-devops json': ['Sprint 12 | Glad 2 |  | '],
  'scrumlr table': ['Team Harbour 12 | Sad 2 | Mira, Tao | '],
  'scrumlr old table': ['Team Harbour 12 | Sad 1 | Mira | '],
  'scrumlr old json': ['Team Harbour 12 | Sad 2 | Mira | '],
  'scrumlr json': ['Sprint 12 | Sad 1 |  | '],
  'scrumlr copy': ['Sprint 12 | Sad 2 | Mira, Tao | '],
  'refacto table': [
    'Team Harbour 12 1 | Happy 1, Question 0, Sad 0 |  | ',
    '2025-12-16 | Happy 0, Question 0, Sad 0 |  | action-repeated 1 (3)',
  ],
  'refacto json': [
    'Harbour | Happy 1, Question 0, Sad 0 |  | ',
    'Harbour 2026-01-06 | Happy 0, Question 0, Sad 0 |  | ',
  ],
  retrospected: ['Sprint 12 | Sad 2 |  | '],
  'ideaboardz workbook': ['Team Harbour 12 | Glad 1 |  | '],
  'ideaboardz json': ['Team Harbour 12 | Section 1 1 |  | '],
  trello: ['Retro 12 | Glad 1 |  | '],
}

describe('MOVE-IN-1, MOVE-IN-11: a file says its source, and what the page offers', () => {
  test.each(SAMPLE_FILES)('$layout', ({ layout, source, content }) => {
    const answer = read({ content, filename: 'Team_Harbour-12.csv' })
    expect(answer).toMatchObject({ ok: true, source })
    expect(shown(answer)).toEqual(SHOWN[layout])
  })

  test.each(SAMPLE_FILES)('$layout after a byte order mark', ({ content }) => {
    expect(read({ content: `\uFEFF${content}` })).toEqual(read({ content }))
  })

  test.each(SAMPLE_FILES)('$layout, whatever format the request states', ({ source, content }) => {
    for (const format of ['csv', 'json'] as const) expect(read({ content, format })).toMatchObject({ source })
  })
})

describe('IMPORT-7: the title of a retro', () => {
  const wide = sample('easyretro wide')

  test.each([
    ['board.csv', 'board'],
    ['Sprint_12--Harbour.easyretro.csv', 'Sprint 12 Harbour.easyretro'],
    ['---.csv', 'Imported retro'],
    ['.csv', 'Imported retro'],
    ['Kräuter\u0000tee.xlsx', 'Kräutertee'],
    [undefined, 'Imported retro'],
  ])('of the file %j without a title of its own is %j', (filename, title) => {
    expect(titlesOf(read({ content: wide, filename }))).toEqual([title])
  })

  test('is that of the request, before that of the file and its name', () => {
    const file = { content: sample('trello'), filename: 'board.json' }
    expect(titlesOf(read(file))).toEqual(['Retro 12'])
    expect(titlesOf(read({ ...file, title: 'Moved in' }))).toEqual(['Moved in'])
    expect(titlesOf(read({ content: 'Text\nTea', filename: 'a_b.csv', title: 'Mine' }))).toEqual(['Mine'])
  })

  test('MOVE-IN-3: of several retros is that of each; the request names none, and those without get a number', () => {
    const file = { content: sample('refacto table'), title: 'Mine' }
    expect(titlesOf(read({ ...file, filename: 'harbour-export.csv' }))).toEqual([
      'harbour export 1',
      '2025-12-16',
    ])
    expect(titlesOf(read(file))).toEqual(['Imported retro 1', '2025-12-16'])
  })

  test('is within the limits of a board, and cut between characters', () => {
    const long = sample('trello').replace('Retro 12', '😀'.repeat(99))
    for (const content of [wide, sample('refacto table'), long])
      for (const start of ['', 'a'])
        for (const title of titlesOf(read({ content, filename: `${start}${'😀'.repeat(99)}.csv` }))) {
          expect(title.length).toBeLessThanOrEqual(TITLE_MAX)
          expect(title.isWellFormed(), title).toBe(true)
          expect(title).toBe(title.trim())
        }
  })
})

describe('MOVE-IN-9: names', () => {
  const textsOf = (layout: string, names: readonly string[]) => {
    const answer = read({ content: sample(layout), names })
    return answer.ok ? answer.retros.flatMap(({ plan }) => plan.notes.map(({ text }) => text)) : []
  }

  test.each(['metroretro old', 'metroretro new', 'scrumlr copy'])(
    'of %s stay out until each is allowed',
    (layout) => {
      expect(textsOf(layout, []).join('\n')).not.toMatch(/Mira|Tao/)
      expect(textsOf(layout, ['Nora', 'mira', '']).join('\n')).not.toMatch(/Mira|Tao/i)
      expect(textsOf(layout, ['Mira'])[0]).toMatch(/ \(Mira\)$/)
      expect(textsOf(layout, ['Mira'])[1]).not.toMatch(/Tao/)
      expect(textsOf(layout, ['Mira', 'Tao'])[1]).toMatch(/ \(Tao\)$/)
    },
  )

  test('addresses of people are in no plan and in no list of names', () => {
    const content = sample('metroretro json')
    expect(content).toContain('m@example.org')
    expect(JSON.stringify(read({ content, names: ['Mira'] }))).not.toContain('@example.org')
  })

  test('of a file with very many people the first hundred are offered', () => {
    const rows = Array.from({ length: 150 }, (_, at) => `"Glad","P${at}","Tea",,"0","01/13/2026 15:41:10"`)
    const answer = read({
      content: `"Category","Author","Content","Group","Votes","Date"\n${rows.join('\n')}`,
    })
    expect(answer).toMatchObject({ source: 'metroretro' })
    expect(answer.ok && answer.retros[0]?.names).toHaveLength(100)
  })
})

describe('MOVE-IN-7: what does not come', () => {
  test('is counted by reason, the largest number first, with the first twenty lines', () => {
    const rows = [
      ...Array.from({ length: 30 }, () => 'current,Happy,,0,'),
      `current,Sad,${'x'.repeat(2001)},1,`,
    ]
    const answer = read({ content: `Archive,Category,Message,Votes,State\n${rows.join('\n')}\n` })
    const leftOut = answer.ok ? answer.retros[0]?.leftOut : undefined
    expect(leftOut).toEqual([
      { reason: 'empty', count: 30, lines: Array.from({ length: 20 }, (_, at) => at + 2) },
      { reason: 'text-too-long', count: 1, lines: [32] },
    ])
  })

  test('names each line once, where several notes stand on it', () => {
    const content = 'Glad,Votes Glad,Sad,Votes Sad\nTea,1,Rain,1\nSun,1,Snow,1\n'
    const columns = ['Glad', 'Sad'].map((from) => ({ from, to: null }))
    expect(read({ content, columns })).toMatchObject({
      source: 'easyretro',
      retros: [{ leftOut: [{ reason: 'column-left-out', count: 4, lines: [2, 3] }] }],
    })
  })

  test('MOVE-IN-4: of JSON has no lines', () => {
    const board = JSON.parse(sample('trello')) as { cards: object[] }
    board.cards.push({ id: 'c9', name: 'Old', idList: 'l1', closed: true, pos: 2 })
    expect(shown(read({ content: JSON.stringify(board) }))).toEqual(['Retro 12 | Glad 1 |  | archived 1 ()'])
  })
})

describe('columns of a recognised file', () => {
  const content = sample('easyretro copy')
  const boardOf = (columns: NonNullable<ImportInput['columns']>) => {
    const answer = read({ content, columns })
    if (!answer.ok) return []
    return answer.retros.map(({ plan }) =>
      plan.columns.map(({ name }, at) => [name, plan.notes.filter(({ column }) => column === at).length]),
    )
  }

  test.each([
    [
      'keep their names',
      [],
      [
        ['Glad', 2],
        ['Sad', 1],
      ],
    ],
    [
      'get another one',
      [{ from: 'Sad', to: 'Rain' }],
      [
        ['Glad', 2],
        ['Rain', 1],
      ],
    ],
    ['become one', [{ from: 'Sad', to: 'Glad' }], [['Glad', 3]]],
    ['are left out', [{ from: 'Glad', to: null }], [['Sad', 1]]],
    [
      'that the file does not have change nothing',
      [{ from: 'Mad', to: null }],
      [
        ['Glad', 2],
        ['Sad', 1],
      ],
    ],
    ['may all be left out', ['Glad', 'Sad'].map((from) => ({ from, to: null })), [['', 0]]],
  ])('%s', (_, columns, board) => {
    expect(boardOf(columns)).toEqual([board])
  })

  test('are offered as the file has them, whatever was chosen', () => {
    const answer = read({ content, columns: [{ from: 'Glad', to: null }] })
    expect(answer).toMatchObject({
      retros: [
        {
          columns: [
            { name: 'Glad', notes: 2 },
            { name: 'Sad', notes: 1 },
          ],
          leftOut: [{ reason: 'column-left-out', count: 2 }],
        },
      ],
    })
  })
})

describe('files of this product, and tables', () => {
  const BOARD = {
    kind: 'retropulse-board',
    version: 1,
    title: 'Sprint 12',
    settings: {},
    columns: [
      { name: 'Glad', meaning: 'good' },
      { name: 'Sad', meaning: 'bad' },
    ],
    notes: [{ column: 1, text: 'Rain', author: 'Mira' }],
    actions: [],
  }

  test('IMPORT-10: JSON of Retropulse is read as such, and offers no names', () => {
    const answer = read({ content: JSON.stringify(BOARD), names: ['Mira'] })
    expect(answer).toMatchObject({ source: 'retropulse', warnings: [{ code: 'names-left-out' }] })
    expect(shown(answer)).toEqual(['Sprint 12 | Glad 0, Sad 1 |  | '])
    expect(titlesOf(read({ content: JSON.stringify(BOARD), filename: 'x.json' }))).toEqual(['Sprint 12'])
  })

  test('EXPORT-9: so is its CSV, with and without authors; a mapping makes it a table', () => {
    for (const more of ['', ',Author']) {
      const content = `Column,Text,Votes,Reactions,Comments,Group${more}\nGlad,Tea,2,,,\n`
      expect(read({ content })).toMatchObject({ source: 'retropulse' })
      const mapping = { text: 1, column: null, votes: null, columns: [] }
      expect(read({ content, mapping })).toMatchObject({
        source: 'table',
        retros: [{ plan: { notes: [{ text: 'Tea', votes: 0 }] } }],
      })
    }
    expect(read({ content: 'Column,Text,Votes\nGlad,Tea,2' })).toMatchObject({ source: 'table' })
  })

  test('MOVE-IN-10: a wide table has the columns that were chosen, with a note in each cell', () => {
    const content = 'Glad;Owner;Sad\nTea;Mira;\nSun;;Rain\n'
    const wide = (places: readonly number[], columns: NonNullable<ImportInput['columns']> = []) =>
      shown(read({ content, mapping: { text: 0, column: null, votes: null, wide: places, columns } }))
    expect(wide([0, 2])).toEqual(['Imported retro | Glad 2, Sad 1 |  | '])
    expect(wide([2])).toEqual(['Imported retro | Sad 1 |  | '])
    expect(wide([0, 2], [{ from: 'Sad', to: 'Glad' }])).toEqual(['Imported retro | Glad 3 |  | '])
    expect(wide([0, 2], [{ from: 'Glad', to: null }])).toEqual(['Imported retro | Sad 1 |  | '])
    expect(wide([7])).toEqual(['line null: file-empty'])
  })

  test.each([
    ['nothing', '', 'line null: file-empty'],
    ['a table without a row', 'Column,Text\n', 'line null: file-empty'],
    ['a table without known names', 'What,Ever\na,b', 'line 1: text-unmapped'],
    ['a quote without an end', 'Text\n"Tea', 'line 2: quote-open'],
    ['JSON that is broken off', '{"kind":', 'line null: json-broken'],
    ['JSON of another kind', '{"kind":"other"}', 'line null: not-a-board'],
  ])('IMPORT-8: %s is refused with what is wrong', (_, content, problem) => {
    expect(shown(read({ content }))).toContain(problem)
  })
})
