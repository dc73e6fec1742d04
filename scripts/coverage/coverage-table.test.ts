import { describe, expect, test } from 'vitest'
import { isPending, proofsOf, readCoverage } from './coverage-table.ts'

const HEAD = ['| # | The specification says | Proof |', '|---|---|---|']

function rowsOf(...lines: string[]) {
  return readCoverage([...HEAD, ...lines].join('\n')).rows
}

describe('the rows of the page', () => {
  test('come from all its tables, with their lines', () => {
    const { rows, faults } = readCoverage(
      [
        '# Title',
        '',
        ...HEAD,
        '| 1.1 | One | pending |',
        '',
        '## 2',
        '',
        ...HEAD,
        '| 2.1 | Two |  |',
        '',
      ].join('\n'),
    )
    expect(faults).toEqual([])
    expect(rows).toEqual([
      { line: 5, number: '1.1', says: 'One', proof: 'pending' },
      { line: 11, number: '2.1', says: 'Two', proof: '' },
    ])
    expect(rows.map(isPending)).toEqual([true, false])
  })

  test('may have bars in their cells', () => {
    expect(rowsOf(String.raw`| 1.1 | \| 2 \| | pending |`)[0]?.says).toBe('| 2 |')
  })

  test('are not taken from a table with other columns, nor with too few or too many cells', () => {
    const page = ['| # | Proof |', '|---|---|', '| 1.1 | pending |', '', ...HEAD, '| 1.2 | a | b | c |']
    const { rows, faults } = readCoverage(page.join('\n'))
    expect(rows).toEqual([])
    expect(faults).toEqual([
      { line: 1, says: 'a table begins with | # | The specification says | Proof |' },
      { line: 3, says: 'has 2 cells, not 3' },
      { line: 7, says: 'has 4 cells, not 3' },
    ])
  })
})

describe('the proofs of a row', () => {
  test('are one or several', () => {
    const [row] = rowsOf('| 1.1 | One | `e2e/a.test.ts` › it works<br>`web/b.test.tsx` › a › b `c` \\| d |')
    expect(proofsOf(row!)).toEqual([
      { path: 'e2e/a.test.ts', title: 'it works' },
      { path: 'web/b.test.tsx', title: 'a › b `c` | d' },
    ])
  })

  test.each(['e2e/a.test.ts › it works', '`e2e/a.test.ts`', '`e2e/a.test.ts` › ', 'yes', ''])(
    'cannot be read from "%s"',
    (proof) => {
      expect(proofsOf({ line: 1, number: '1.1', says: 'One', proof })).toEqual([null])
    },
  )
})
