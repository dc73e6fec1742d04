import {
  type CoverageRow,
  type Fault,
  isPending,
  isWaiting,
  type Proof,
  proofsOf,
  waitsFor,
} from './coverage-table.ts'
import type { FoundTest } from './read-tests.ts'

/** What there is to prove with. */
export interface TestHouse {
  /** Paths that git knows. */
  readonly tracked: ReadonlySet<string>
  readonly exists: (path: string) => boolean
  /** The tests of a tracked file. */
  readonly testsIn: (path: string) => readonly FoundTest[]
}

/** The sections of board.md; each needs rows. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Everything that is wrong with the rows, in their order, and then the sections that have none (at line 1). */
export function coverageComplaints(rows: readonly CoverageRow[], house: TestHouse): readonly Fault[] {
  const firstUse = new Map<string, number>()
  const ofRows = rows.flatMap((row) => {
    const first = firstUse.get(row.number)
    firstUse.set(row.number, first ?? row.line)
    const again = first === undefined ? [] : [`has the number of line ${first}`]
    return [...again, ...faultsOfRow(row, house)].map((says) => ({
      line: row.line,
      says: `row ${row.number}: ${says}`,
    }))
  })
  const covered = new Set(rows.map(({ number }) => number.split('.')[0]))
  const missing = SECTIONS.filter((section) => !covered.has(section))
  return [
    ...ofRows,
    ...missing.map((section) => ({ line: 1, says: `section ${section} of board.md has no rows` })),
  ]
}

function faultsOfRow(row: CoverageRow, house: TestHouse): readonly string[] {
  const faults = []
  if (!/^[A-Z]?[1-9]\d*\.[1-9]\d*$/.test(row.number)) faults.push('is not numbered like 2.1, D7.1 or T2.1')
  if (row.says === '') faults.push('says nothing')
  if (row.proof === '') return [...faults, 'has no proof']
  if (isPending(row)) return [...faults, 'is pending: write the test that proves it']
  if (isWaiting(row))
    return waitsFor(row) === null ? [...faults, 'does not say `teams.md §n: words`'] : faults
  const ofProofs = proofsOf(row).map((proof) =>
    proof === null
      ? 'has a proof that is not written `path/to/file.test.ts` › title'
      : faultOfProof(proof, house),
  )
  return [...faults, ...ofProofs.filter((fault) => fault !== null)]
}

function faultOfProof({ path, title }: Proof, house: TestHouse): string | null {
  // Only files of this name are run by a test runner.
  if (!/\.test\.tsx?$/.test(path)) return `${path} is no test file`
  if (!house.tracked.has(path))
    return house.exists(path) ? `${path} is not tracked` : `${path} does not exist`
  const found = house.testsIn(path).filter((test) => test.title === title)
  if (found.length === 0) return `${path} has no test "${title}"`
  // Of two with one title nobody can say which is meant: both have to run.
  const fault = found.map((test) => test.fault).find((reason) => reason !== null)
  return fault === undefined ? null : `"${title}" in ${path} ${fault}`
}
