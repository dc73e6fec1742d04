import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageComplaints } from './coverage/coverage-complaints.ts'
import {
  type CoverageRow,
  type Fault,
  isPending,
  isWaiting,
  readCoverage,
} from './coverage/coverage-table.ts'
import { type FoundTest, readTests } from './coverage/read-tests.ts'
import { listFiles } from './rooms/tracked-files.ts'

/** The page that names every requirement of the specification and the tests that prove it. */
const PAGE = 'docs/spec-coverage.md'

/** Reads the page of a repository, and says what is wrong with it: every row needs a test that exists and runs. */
export function inspectCoverage(root: string): { rows: readonly CoverageRow[]; faults: readonly Fault[] } {
  const { rows, faults } = readCoverage(readFileSync(join(root, PAGE), 'utf8'))
  const read = new Map<string, readonly FoundTest[]>()
  const complaints = coverageComplaints(rows, {
    tracked: new Set(listFiles(root).tracked),
    exists: (path) => existsSync(join(root, path)),
    testsIn: (path) => {
      const tests = read.get(path) ?? readTests(path, readFileSync(join(root, path), 'utf8'))
      read.set(path, tests)
      return tests
    },
  })
  return { rows, faults: [...faults, ...complaints] }
}

/** "504 rows, 430 proven, 74 waiting for teams.md", and what is wrong besides. */
export function countRows(rows: readonly CoverageRow[], faults: readonly Fault[]): string {
  const faulty = new Set(faults.map(({ line }) => line))
  const waiting = rows.filter(isWaiting).length
  const proven = rows.filter((row) => !isWaiting(row) && !faulty.has(row.line)).length
  const wrong = faults.length === 0 ? '' : `, ${faults.length} complaints`
  return `${rows.length} rows, ${proven} proven, ${waiting} waiting for teams.md${wrong}`
}

if (import.meta.main) {
  const { rows, faults } = inspectCoverage(join(import.meta.dirname, '..'))
  if (process.argv.includes('--pending')) {
    for (const { number, says } of rows.filter(isPending)) console.log(`${number} ${says}`)
  } else if (process.argv.includes('--waiting')) {
    for (const { number, says, proof } of rows.filter(isWaiting)) console.log(`${number} ${says} (${proof})`)
  } else {
    for (const { line, says } of faults) console.log(`${PAGE}:${line} ${says}`)
    if (faults.length > 0) process.exitCode = 1
  }
  console.log(countRows(rows, faults))
}
