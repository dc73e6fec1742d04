import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countRows, inspectCoverage } from '../check-coverage.ts'
import { withHouse } from '../rooms/fixture-house.ts'

const HEAD = '| # | The specification says | Proof |\n|---|---|---|\n'
const TESTS = `
  test('a rule holds', () => {})
  test('twice', () => {})
  test.skip('twice', () => {})
  test.todo('later')
  describe.skip('not now', () => {
    test('inside', () => {})
  })
  test.each(cases)('%s is right', () => {})
`
const FULL = ['1.1', '2.1', '3.1', '4.1', '5.1', '6.1', '7.1', '8.1', '9.1'].map(
  (number) => `| ${number} | Something | \`e2e/a.test.ts\` › a rule holds |`,
)

/** What is wrong with a page whose nine sections are covered and that has these rows besides. */
function faultsWith(...rows: string[]): string[] {
  return faultsOf([...FULL, ...rows])
}

function faultsOf(rows: readonly string[]): string[] {
  const files = { 'docs/spec-coverage.md': HEAD + rows.join('\n'), 'e2e/a.test.ts': TESTS, 'e2e/a.ts': TESTS }
  return withHouse(files, (root) => {
    writeFileSync(join(root, 'e2e/new.test.ts'), TESTS)
    return inspectCoverage(root).faults.map(({ line, says }) => `${line} ${says}`)
  })
}

test('a page is right when every row has a test that runs', () => {
  expect(
    faultsWith('| D7.1 | More | `e2e/a.test.ts` › a rule holds<br>`e2e/a.test.ts` › %s is right |'),
  ).toEqual([])
})

describe('a row without an existing test fails', () => {
  test.each([
    ['', 'has no proof'],
    ['pending', 'is pending: write the test that proves it'],
    ['tested by hand', 'has a proof that is not written `path/to/file.test.ts` › title'],
    ['teams.md §4:', 'does not say `teams.md §n: words`'],
    ['teams.md: invitations', 'does not say `teams.md §n: words`'],
    ['teams.md §10: there is no such section', 'does not say `teams.md §n: words`'],
    ['see teams.md §4: invitations', 'has a proof that is not written `path/to/file.test.ts` › title'],
    ['`e2e/b.test.ts` › a rule holds', 'e2e/b.test.ts does not exist'],
    ['`e2e/new.test.ts` › a rule holds', 'e2e/new.test.ts is not tracked'],
    ['`e2e/a.ts` › a rule holds', 'e2e/a.ts is no test file'],
    ['`e2e/a.test.ts` › a rule', 'e2e/a.test.ts has no test "a rule"'],
    ['`e2e/a.test.ts` › A rule holds', 'e2e/a.test.ts has no test "A rule holds"'],
    ['`e2e/a.test.ts` › later', '"later" in e2e/a.test.ts is skipped'],
    ['`e2e/a.test.ts` › twice', '"twice" in e2e/a.test.ts is skipped'],
    ['`e2e/a.test.ts` › inside', '"inside" in e2e/a.test.ts stands in something that is skipped'],
    [
      '`e2e/a.test.ts` › a rule holds<br>pending',
      'has a proof that is not written `path/to/file.test.ts` › title',
    ],
  ])('"%s"', (proof, says) => {
    expect(faultsWith(`| 2.2 | Something | ${proof} |`)).toEqual([`12 row 2.2: ${says}`])
  })

  test('each of several proofs has to hold', () => {
    expect(
      faultsWith('| 2.2 | Something | `e2e/a.test.ts` › a rule holds<br>`e2e/b.test.ts` › gone |'),
    ).toEqual(['12 row 2.2: e2e/b.test.ts does not exist'])
  })
})

describe('a row that waits for teams.md', () => {
  test('does not fail, and says for what it waits', () => {
    expect(faultsWith('| 2.2 | Something | teams.md §4: invitations |')).toEqual([])
  })

  test('is counted apart from the proven ones', () => {
    const rows = ['teams.md §4: invitations', 'pending', '`e2e/a.test.ts` › a rule holds'].map(
      (proof, at) => ({
        line: at + 1,
        number: `1.${at + 1}`,
        says: 'Something',
        proof,
      }),
    )
    expect(countRows(rows, [])).toBe('3 rows, 2 proven, 1 waiting for teams.md')
    expect(countRows(rows, [{ line: 2, says: 'is pending' }])).toBe(
      '3 rows, 1 proven, 1 waiting for teams.md, 1 complaints',
    )
  })
})

describe('the rows themselves', () => {
  const proof = '`e2e/a.test.ts` › a rule holds'

  test('have numbers of their own', () => {
    expect(faultsWith(`| 2.1 | Something else | ${proof} |`)).toEqual([
      '12 row 2.1: has the number of line 4',
    ])
  })

  test.each(['', '2', '2.', '2.a', '02.1', '2.0', '2.1.1'])('"%s" is no number', (number) => {
    expect(faultsWith(`| ${number} | Something | ${proof} |`)).toEqual([
      `12 row ${number}: is not numbered like 2.1, D7.1 or T2.1`,
    ])
  })

  test('say something', () => {
    expect(faultsWith(`| 2.2 | | ${proof} |`)).toEqual(['12 row 2.2: says nothing'])
  })

  test('cover every section of board.md; rows of decisions are none of them', () => {
    const rows = [...FULL.filter((row) => !row.startsWith('| 4.')), `| D4.1 | Something | ${proof} |`]
    expect(faultsOf(rows)).toEqual(['1 section 4 of board.md has no rows'])
  })

  test('are looked at in every table: one with other columns is a fault', () => {
    expect(faultsWith('', '| # | Says | Proof |', '|---|---|---|')).toEqual([
      '13 a table begins with | # | The specification says | Proof |',
    ])
  })
})
