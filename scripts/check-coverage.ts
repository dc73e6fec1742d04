import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageComplaints } from './coverage/coverage-complaints.ts'
import { type CoverageRow, type Fault, isPending, readCoverage } from './coverage/coverage-table.ts'
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

if (import.meta.main) {
  const { rows, faults } = inspectCoverage(join(import.meta.dirname, '..'))
  const pending = rows.filter(isPending)
  if (process.argv.includes('--pending')) {
    for (const { number, says } of pending) console.log(`${number} ${says}`)
  } else {
    for (const { line, says } of faults) console.log(`${PAGE}:${line} ${says}`)
    if (faults.length > 0) process.exitCode = 1
  }
  console.log(`${rows.length} rows, ${pending.length} pending, ${faults.length} complaints`)
}
