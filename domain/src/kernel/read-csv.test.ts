import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { readCsv, separatorOf } from './read-csv.ts'
import { arbitraryCodeUnits } from './testing/arbitrary-text.ts'
import { runs } from './testing/property-runs.ts'

const cellsOf = (text: string, separator = ',', cellsMax = 100) =>
  [...readCsv(text, separator, cellsMax)].map(({ cells }) => cells)

describe('reading comma-separated values (RFC 4180)', () => {
  test('cells, quoted cells, doubled quotes, and line breaks of every kind', () => {
    expect(cellsOf('a,b\r\n"c, d","say ""hi"""\n"two\r\nlines",\re')).toEqual([
      ['a', 'b'],
      ['c, d', 'say "hi"'],
      ['two\r\nlines', ''],
      ['e'],
    ])
    expect(cellsOf('')).toEqual([])
  })

  test('files of other programs: a byte order mark, other separators, stray quotes', () => {
    expect(cellsOf('\uFEFFa;b', ';')).toEqual([['a', 'b']])
    expect(cellsOf('a\tb', '\t')).toEqual([['a', 'b']])
    expect(cellsOf('5" screen,"quoted" and more,x')).toEqual([['5" screen', 'quoted and more', 'x']])
  })

  test('every row knows the line on which it begins', () => {
    const rows = [...readCsv('a\r\n"b\nc\r\nd"\n\ne', ',', 100)]
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'a'],
      [2, 'b\nc\r\nd'],
      [5, ''],
      [6, 'e'],
    ])
  })

  test('a quote without an end is reported, with everything behind it', () => {
    const rows = [...readCsv('a\n"b\nc,d', ',', 100)]
    expect(rows.at(-1)).toEqual({ line: 2, cells: ['b\nc,d'], isOpen: true })
    expect(rows[0]?.isOpen).toBe(false)
  })

  test('of a row of very many cells only the first ones are read', () => {
    expect(cellsOf(`${','.repeat(1000)}\nb`, ',', 3)).toEqual([['', '', ''], ['b']])
  })

  test('any text is read back as it was written, except for the apostrophe before a formula', () => {
    const unit = fc.constantFrom('a', '"', ',', '\r', '\n', '=', '\t', "'", ';', '日', '\u0000', '\uD800')
    const row = fc.array(fc.string({ unit }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const marked = rows.map((cells) =>
          cells.map((cell) => (/^'*[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell)),
        )
        expect(cellsOf(csvOf(rows))).toEqual(marked)
      }),
      runs(500),
    )
  })

  test('of any text, every row begins on a line of its own, and none is lost', () => {
    const odd = fc.oneof(arbitraryCodeUnits, fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a') }))
    fc.assert(
      fc.property(odd, fc.constantFrom(',', ';', '\t'), (text, separator) => {
        const rows = [...readCsv(text, separator, 100)]
        const lines = rows.map(({ line }) => line)
        expect(lines).toEqual([...new Set(lines)].sort((one, other) => one - other))
        expect(rows.length === 0).toBe(text === '' || text === '\uFEFF')
      }),
      runs(500),
    )
  })

  test.each(['"', '""', '"\n', ',', '\n', '","', '\r'])(
    'a million of %j are read in linear time',
    (unit) => {
      let rows = 0
      for (const _ of readCsv(unit.repeat(Math.floor(1_000_000 / unit.length)), ',', 100)) rows += 1
      expect(rows).toBeGreaterThan(0)
    },
    5000,
  )
})

describe('the separator of a table', () => {
  test.each([
    ['column,text;more,votes\n;;;;', ','],
    ['"a,b,c";text;votes', ';'],
    ['column\ttext\tvotes', '\t'],
    ['text', ','],
    ['', ','],
  ])('of %j is %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator)
  })
})
