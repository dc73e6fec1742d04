import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf, plainCsvOf, textOfCell } from './csv.ts'
import { parseCsv } from './testing/parse-csv.ts'
import { runs } from './testing/property-runs.ts'

describe('comma-separated values (RFC 4180)', () => {
  test('every row ends with CRLF, and cells are quoted where they have to be', () => {
    const rows = [
      ['Team', 'Said'],
      ['A, B', '"Hi"'],
      ['two\nlines', ''],
    ]
    expect(csvOf(rows)).toBe('Team,Said\r\n"A, B","""Hi"""\r\n"two\nlines",\r\n')
    expect(csvOf([])).toBe('')
  })

  const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '=HYPERLINK("http://x","y")']
  const FULL_WIDTH = ['＝1+1', '＋1', '－1', '＠SUM(A1)', '\t＝1', '\r＝1', '\n＝1']
  test.each([...FORMULAS, ...FULL_WIDTH])(
    'EXPORT-10: a cell that begins like a formula gets an apostrophe in front: %j',
    (text) => {
      expect(parseCsv(csvOf([[text, 'a=1']]))).toEqual([[`'${text}`, 'a=1']])
    },
  )

  test.each([
    ["'=1+1", "''=1+1"],
    ["''-x", "'''-x"],
    ["'＝x", "''＝x"],
    ["'tis", "'tis"],
    ["''", "''"],
  ])('EXPORT-10: %j, which has an apostrophe of its own, is written as %j', (text, cell) => {
    expect([csvOf([[text, '']]), textOfCell(cell)]).toEqual([`${cell},\r\n`, text])
  })

  test('a cell with another separator in it is quoted, so that no part of it becomes a formula', () => {
    expect(csvOf([['a;=1+1', 'a\t=1+1']])).toBe('"a;=1+1","a\t=1+1"\r\n')
  })

  test('EXPORT-10: any text is read back as it was written, once one apostrophe before a formula is taken away', () => {
    const unit = fc.constantFrom(
      'a',
      '"',
      ',',
      '\r',
      '\n',
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＠',
      '\t',
      "'",
      ';',
      '日',
    )
    const row = fc.array(fc.string({ unit }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const read = parseCsv(csvOf(rows))
        for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
        const marked = rows.map((cells) =>
          cells.map((cell) => (/^'*[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell)),
        )
        expect(read).toEqual(marked)
        expect(read.map((cells) => cells.map(textOfCell))).toEqual(rows)
      }),
      runs(500),
    )
  })

  test('MOVE-IN-12: without the apostrophes every text is read back as it was written', () => {
    const unit = fc.constantFrom('a', '"', ',', '\r', '\n', '=', '-', '\t', "'", ';', '日')
    const row = fc.array(fc.string({ unit }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(parseCsv(plainCsvOf(rows))).toEqual(rows)
      }),
      runs(200),
    )
  })
})
