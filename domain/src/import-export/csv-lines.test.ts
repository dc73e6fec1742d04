import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf } from '../kernel/csv.ts'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import type { CsvMapping } from './csv-mapping.ts'
import { readFile } from './read-file.ts'

const read = (content: string, mapping?: CsvMapping) =>
  readFile({ format: 'csv', content, mapping }, { now: 0, meaningOf: () => 'other' })
const toldOf = (content: string, mapping?: CsvMapping) => {
  const answer = read(content, mapping)
  return (answer.ok ? answer.warnings : answer.problems).map(({ line, code, detail }) =>
    `${line} ${code} ${detail}`.trim(),
  )
}
const notesOf = (content: string, mapping?: CsvMapping) => {
  const answer = read(content, mapping)
  return answer.ok ? answer.plan.notes.map(({ text, votes }) => [text, votes]) : toldOf(content, mapping)
}

describe('IMPORT-8: a problem is reported with the line of the file on which its row begins', () => {
  test.each([
    ['line feeds', '\n'],
    ['CRLF', '\r\n'],
    ['carriage returns alone', '\r'],
  ])('with every line ending: %s', (_, end) => {
    const content = ['Column,Text,Votes', 'Good,Tea,1', 'Good,Rain,x', ',Sun,1', ''].join(end)
    expect(toldOf(content)).toEqual(['3 votes-invalid x'])
  })

  test.each([
    ['a byte order mark', '\uFEFF', 0],
    ['a line that names the separator', 'sep=,\r\n', 1],
    ['both', '\uFEFFsep=,\n', 1],
  ])('behind %s', (_, before, lines) => {
    const content = `${before}Column,Text,Votes\nGood,Tea,x\n`
    expect(toldOf(content)).toEqual([`${2 + lines} votes-invalid x`])
  })

  test('below texts of several lines, and not on the line of the cell', () => {
    const content = 'Column,Text,Votes\r\nGood,"1\r\n2\r3\n4",1\r\nGood,"a\nb",x\r\nBad,c,y'
    expect(toldOf(content)).toEqual(['6 votes-invalid x', '8 votes-invalid y'])
  })

  test('a quote that stays open is reported where its row begins, not at the end of the file', () => {
    expect(toldOf('Text\nTea\n"Rain\nSun\nSnow\n')).toEqual(['3 quote-open'])
    expect(toldOf('sep=;\nText\n"Rain')).toEqual(['3 quote-open'])
    expect(toldOf('"Text\nTea')).toContain('1 quote-open')
  })

  test('all problems of a row are reported, one after the other', () => {
    const content = `Column,Text,Votes\n${'c'.repeat(61)},${'t'.repeat(2001)},1.5`
    expect(toldOf(content).map((line) => line.slice(0, 20))).toEqual([
      '2 column-too-long cc',
      '2 text-too-long 2001',
      '2 votes-invalid 1.5',
    ])
  })

  test('the report of any file names only lines that the file has', () => {
    const cell = fc.oneof(arbitraryCodeUnits, fc.constantFrom('', '"', '"a', 'x\ny', '-1', '99999', 'Good'))
    const rows = fc.array(fc.array(cell, { maxLength: 4 }).map((cells) => cells.join(',')))
    const file = fc.tuple(rows, fc.constantFrom('\n', '\r\n', '\r')).map(([lines, end]) => lines.join(end))
    fc.assert(
      fc.property(
        fc.oneof(
          file,
          file.map((rest) => `Column,Text,Votes\n${rest}`),
        ),
        (content) => {
          const count = content.split(/\r\n|\r|\n/).length
          const answer = read(content)
          for (const { line } of answer.ok ? answer.warnings : answer.problems)
            expect(line === null || (line >= 1 && line <= count)).toBe(true)
        },
      ),
      runs(500),
    )
  })
})

describe('IMPORT-26: the limits of a file of another tool are exactly those of a board', () => {
  const rows = (count: number, row: string) => `Column,Text,Votes\n${`${row}\n`.repeat(count)}`

  test.each([
    ['3,000 notes', rows(3000, 'Good,Tea,0'), []],
    ['one note more', rows(3001, 'Good,Tea,0'), ['null too-many-notes 3001']],
    ['a text of 2,000 characters', rows(1, `Good,${'x'.repeat(2000)},0`), []],
    ['one character more', rows(1, `Good,${'x'.repeat(2001)},0`), ['2 text-too-long 2001']],
    ['a column’s name of 60 characters', rows(1, `${'x'.repeat(60)},Tea,0`), []],
    ['a name with one more', rows(1, `${'x'.repeat(61)},Tea,0`), [`2 column-too-long ${'x'.repeat(61)}`]],
    ['10,000 votes', rows(1, 'Good,Tea,10000'), []],
    ['10,000 votes in all', rows(2, 'Good,Tea,5000'), []],
    ['one vote more', rows(1, 'Good,Tea,10001'), ['2 votes-invalid 10001']],
    ['one vote more in all', `${rows(2, 'Good,Tea,5000')}Good,Tea,1`, ['null too-many-votes 10001']],
    ['five columns', `Column,Text\n${'abcde'.replaceAll(/./g, '$&,1\n')}`, []],
    [
      'six columns, of which two become one',
      `Column,Text\n${'abcdef'.replaceAll(/./g, '$&,1\n')}`,
      ['null column-merged e', 'null column-merged f'],
    ],
  ])('%s', (_, content, told) => {
    expect(toldOf(content)).toEqual(told)
  })

  test('IMPORT-25: 10,000 rows are read, empty ones included; a file with one more is refused', () => {
    const file = (count: number) => `Column,Text,Votes\nGood,Tea,0\n${',,\n'.repeat(count - 1)}`
    expect(notesOf(file(10_000))).toEqual([['Tea', 0]])
    expect(toldOf(file(10_001))).toEqual(['null too-many-notes 1'])
  })

  test.each(['-1', '+1', '1e3', '0x10', '1,5', '1 2', '½', '٣', '1.5', 'NaN', 'Infinity', '1000000', '1.'])(
    'IMPORT-29: %j is no number of votes',
    (votes) => {
      expect(
        toldOf(
          csvOf([
            ['Text', 'Votes'],
            ['Tea', votes],
          ]),
        ),
      ).toEqual([`2 votes-invalid ${votes}`])
    },
  )

  test.each([
    ['', 0],
    [' 7 ', 7],
    ['007', 7],
    ['3.0', 3],
    ['0', 0],
  ])('IMPORT-29: %j votes are %j', (cell, votes) => {
    expect(notesOf(`Text,Votes\nTea,"${cell}"`)).toEqual([['Tea', votes]])
  })
})

describe('IMPORT-2: a mapping that does not fit the file', () => {
  const BASE: CsvMapping = { text: 0, column: null, votes: null, columns: [] }

  test('a mapped column of texts that the file does not have is reported', () => {
    expect(toldOf('a,b\nTea,1', { ...BASE, text: 2 })).toEqual(['1 text-unmapped'])
  })

  test('mapped columns for column and votes that the file does not have are empty', () => {
    expect(notesOf('a\nTea', { ...BASE, column: 9, votes: 9 })).toEqual([['Tea', 0]])
  })

  test('one column of a file can be mapped several times', () => {
    const answer = read('n\n3\n4\n', { text: 0, column: 0, votes: 0, columns: [] })
    expect(answer).toMatchObject({
      ok: true,
      warnings: [],
      plan: { columns: [{ name: '3' }, { name: '4' }], notes: [{ votes: 3 }, { votes: 4, column: 1 }] },
    })
  })

  test('rows shorter than the first have empty cells, and further cells of longer rows are not read', () => {
    expect(notesOf('Column,Text,Votes\nGood\nGood,Tea\nGood,Rain,2,more,and more')).toEqual([
      ['Tea', 0],
      ['Rain', 2],
    ])
  })

  test('a file all of whose rows are left out is refused as empty', () => {
    const columns = [{ from: 'Good', to: null }]
    expect(toldOf('Text,Column\nTea,Good', { text: 0, column: 1, votes: null, columns })).toEqual([
      'null file-empty',
    ])
  })

  test('IMPORT-5: rows with an empty column name can be mapped to a column', () => {
    const columns = [{ from: '', to: 'Rest' }]
    const answer = read('Text,Column\nTea,Good\nRain,', { text: 0, column: 1, votes: null, columns })
    expect(answer).toMatchObject({ ok: true, plan: { columns: [{ name: 'Good' }, { name: 'Rest' }] } })
  })

  test('IMPORT-16: votes of a table become a vote that is over, and zero votes none', () => {
    expect(read('Text,Votes\nTea,2')).toMatchObject({ plan: { voting: { maxVotes: 3, column: null } } })
    expect(read('Text,Votes\nTea,0')).toMatchObject({ plan: { voting: null } })
  })
})
