import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import type { CsvMapping } from './csv-mapping.ts'
import { readCsvBoard } from './read-csv-board.ts'
import { planOf } from './testing/imported.ts'

const read = (content: string, mapping?: CsvMapping) =>
  readCsvBoard(content, { mapping, title: 'Imported', meaningOf: () => 'other' })
const notesOf = (content: string, mapping?: CsvMapping) => {
  const { notes, columns } = planOf(read(content, mapping))
  return notes.map(({ column, text, votes }) => [columns[column]?.name, text, votes])
}
const problemsOf = (content: string, mapping?: CsvMapping) => {
  const answer = read(content, mapping)
  return answer.ok ? [] : answer.problems.map(({ line, code }) => `${line} ${code}`)
}
const warningsOf = (content: string) => {
  const answer = read(content)
  return answer.ok ? answer.warnings.map(({ line, code, detail }) => `${line} ${code} ${detail}`.trim()) : []
}

describe('CSV exported by other tools: column, text, votes', () => {
  test.each([
    ['commas', 'Column,Text,Votes\nGood,Tea,2\nBad,Rain,\n'],
    ['semicolons and quotes', '"Column";"Text";"Votes"\r\n"Good";"Tea";"2"\r\n"Bad";"Rain";""\r\n'],
    ['tabs and a byte order mark', '\uFEFFCategory\tCard\tLikes\nGood\tTea\t2\nBad\tRain\t0'],
    ['a line that names the separator', 'sep=;\r\nCOLUMN; text ;Vote Count\r\nGood;Tea;2\r\nBad;Rain;0\r\n'],
    ['another order', 'Votes,List,Note\n2,Good,Tea\n0,Bad,Rain'],
    ['numbers with a point', 'Column,Text,Votes\nGood,Tea,2.0\nBad,Rain,0'],
  ])('%s', (_, content) => {
    expect(notesOf(content)).toEqual([
      ['Good', 'Tea', 2],
      ['Bad', 'Rain', 0],
    ])
  })

  test('IMPORT-2, IMPORT-5: a mapping says what each column holds, and which values become which column', () => {
    const mapping: CsvMapping = {
      text: 1,
      column: 0,
      votes: null,
      columns: [
        { from: 'liked', to: 'Good' },
        { from: 'loved', to: 'Good' },
        { from: 'spam', to: null },
      ],
    }
    const content = 'x,y\nliked,Tea\nloved,Cake\nspam,Buy\nother,Rain'
    expect(notesOf(content, mapping)).toEqual([
      ['Good', 'Tea', 0],
      ['Good', 'Cake', 0],
      ['other', 'Rain', 0],
    ])
  })

  test('IMPORT-5: without a mapped column for columns all notes go into one', () => {
    const mapping = { text: 0, column: null, votes: null, columns: [] }
    expect(notesOf('what people said\nTea\nRain', mapping)).toEqual([
      ['', 'Tea', 0],
      ['', 'Rain', 0],
    ])
  })

  test('IMPORT-9: empty rows are left out and reported, and so are columns that are not read', () => {
    const content = 'Column,Text,Votes,Author\nGood,Tea,1,Ann\n,,,\nGood,   ,3,\n\nBad,Rain,,'
    expect(notesOf(content)).toHaveLength(2)
    expect(warningsOf(content)).toEqual([
      '1 cells-ignored Author',
      '3 row-empty',
      '4 row-empty',
      '5 row-empty',
    ])
  })

  test('IMPORT-4: a quoted text keeps its lines, and the lines behind it their numbers', () => {
    const content = 'Column,Text,Votes\nGood,"Tea\nand cake",1\nBad,Rain,many'
    expect(problemsOf(content)).toEqual(['4 votes-invalid'])
  })
})

describe('IMPORT-8, IMPORT-25: a broken file, or one with too many rows, is refused line by line', () => {
  const wrong: readonly (readonly [content: string, problem: string])[] = [
    ['', 'null file-empty'],
    ['Column,Text,Votes', 'null file-empty'],
    ['Column,Text\n,\n', 'null file-empty'],
    ['What,Ever\na,b', '1 text-unmapped'],
    ['Column,Text\nGood,"Tea', '2 quote-open'],
    [`Column,Text\n${'x'.repeat(61)},Tea`, '2 column-too-long'],
    [`Column,Text\nGood,${'x'.repeat(2001)}`, '2 text-too-long'],
    ['Column,Text,Votes\nGood,Tea,-1', '2 votes-invalid'],
    ['Column,Text,Votes\nGood,Tea,1e3', '2 votes-invalid'],
    ['Column,Text,Votes\nGood,Tea,99999', '2 votes-invalid'],
    ['Column,Text,Votes\na,b,9999\na,c,9999', 'null too-many-votes'],
    [`Text\n${'note\n'.repeat(3001)}`, 'null too-many-notes'],
    [`Text\n${'\n'.repeat(20_000)}x`, 'null too-many-notes'],
  ]
  test.each(wrong.map(([content, problem]) => [problem, content] as const))('%s', (problem, content) => {
    expect(problemsOf(content)).toContain(problem)
  })

  test('MOVE-IN-6: notes without a column go into Other, and of six columns the four with the most notes stay', () => {
    expect(notesOf('Column,Text\nGood,Tea\n,Rain')).toEqual([
      ['Good', 'Tea', 0],
      ['Other', 'Rain', 0],
    ])
    expect(warningsOf('Column,Text\nGood,Tea\n,Rain')).toEqual(['3 column-missing'])
    const content = 'Column,Text\na,1\nb,2\nc,3\nd,4\ne,5\ne,6\nf,7\nf,8'
    expect(notesOf(content).map(([column, text]) => `${column} ${text}`)).toEqual([
      'a 1',
      'b 2',
      'Other 3',
      'Other 4',
      'e 5',
      'e 6',
      'f 7',
      'f 8',
    ])
    expect(warningsOf(content)).toEqual(['null column-merged c', 'null column-merged d'])
  })

  test('MOVE-IN-10: the cells of a wide table are notes of the columns that their first row names', () => {
    const content = 'Went well,Owner,To improve\nTea,Mia,Rain\n,,Wind\nCake,,'
    const mapping: CsvMapping = { text: 0, column: null, votes: null, wide: [0, 2], columns: [] }
    expect(notesOf(content, mapping)).toEqual([
      ['Went well', 'Tea', 0],
      ['Went well', 'Cake', 0],
      ['To improve', 'Rain', 0],
      ['To improve', 'Wind', 0],
    ])
  })

  test('IMPORT-26: more than five columns can be mapped', () => {
    const content = 'Column,Text\na,1\nb,1\nc,1\nd,1\ne,1\nf,1'
    const columns = ['e', 'f'].map((from) => ({ from, to: 'rest' }))
    expect(notesOf(content, { text: 1, column: 0, votes: null, columns })).toHaveLength(6)
  })

  test('IMPORT-23: of very many problems the first hundred are listed, and all are counted', () => {
    const answer = read(`Text,Votes\n${'note,x\n'.repeat(2000)}`)
    expect(answer).toMatchObject({ ok: false, count: 2000 })
    expect(problemsOf(`Text,Votes\n${'note,x\n'.repeat(2000)}`)).toHaveLength(100)
  })
})

describe('IMPORT-8: a hostile file', () => {
  test('formulas are texts; the apostrophe of an export is taken away again', () => {
    expect(notesOf('Text\n"=HYPERLINK(""http://x"")"\n\'=1+1\n\'- item\n\'tis')).toEqual([
      ['', '=HYPERLINK("http://x")', 0],
      ['', '=1+1', 0],
      ['', '- item', 0],
      ['', "'tis", 0],
    ])
  })

  test('property names that every object has are ordinary names of columns', () => {
    const content = 'Column,Text\n__proto__,a\nconstructor,b\ntoString,c'
    expect(notesOf(content).map(([column]) => column)).toEqual(['__proto__', 'constructor', 'toString'])
    const columns = [{ from: 'constructor', to: '__proto__' }]
    expect(notesOf(content, { text: 1, column: 0, votes: null, columns }).map(([column]) => column)).toEqual([
      '__proto__',
      '__proto__',
      'toString',
    ])
    expect(Object.prototype).not.toHaveProperty('column')
  })

  test('NUL, control characters and lone surrogates are removed', () => {
    expect(notesOf('Column,Text\nGo\u0000od,T\u0000e\uD800a\u001b[31m\n')).toEqual([
      ['Good', 'Te\uFFFDa[31m', 0],
    ])
  })

  test('IMPORT-8, IMPORT-26: any file with any mapping gets an answer within the limits of a board', () => {
    const place = fc.nat(3)
    const mapping = fc.record({
      text: place,
      column: fc.option(place),
      votes: fc.option(place),
      columns: fc.array(fc.record({ from: arbitraryCodeUnits, to: fc.option(fc.constantFrom('A', 'B')) }), {
        maxLength: 3,
      }),
    })
    const unit = fc.constantFrom('a', '1', '"', ',', ';', '\n', '\r', '=', '\u0000', '\uD800')
    const file = fc.oneof(
      arbitraryCodeUnits,
      fc.string({ unit, maxLength: 60 }).map((rest) => `Text,Column,Votes\n${rest}`),
    )
    fc.assert(
      fc.property(file, fc.option(mapping, { nil: undefined }), (content, given) => {
        const answer = read(content, given)
        expect(answer.ok || answer.count > 0).toBe(true)
        const { notes, columns } = answer.ok ? answer.plan : { notes: [], columns: [] }
        for (const { text, column, votes } of notes) {
          expect(text.isWellFormed() && text.length <= 2000).toBe(true)
          expect(columns[column]).toBeDefined()
          expect(Number.isInteger(votes)).toBe(true)
        }
        expect(columns.length).toBeLessThanOrEqual(5)
      }),
      runs(500),
    )
  })
})
