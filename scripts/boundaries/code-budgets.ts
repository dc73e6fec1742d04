import type { Violation } from './violation.ts'
import { isTest } from './file-kinds.ts'

const MEDIAN_LINES = 80
const ROOT_ENTRIES = 24
const DOMAIN_TEST_RATIO = 1.5

/** A file and its lines. */
export interface Measured {
  readonly path: string
  readonly lines: number
}

/** The median length of source files, tests left out; 0 when there are none. */
export function medianLines(files: readonly Measured[]): number {
  const lengths = files.filter(({ path }) => !isTest(path)).map(({ lines }) => lines)
  return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
}

/** Lines of domain tests for one line of domain source; 0 when there is no source. */
export function domainTestRatio(files: readonly Measured[]): number {
  const domain = files.filter(({ path }) => path.startsWith('domain/src/'))
  const count = (some: readonly Measured[]) => some.reduce((sum, { lines }) => sum + lines, 0)
  const source = count(domain.filter(({ path }) => !isTest(path)))
  return source === 0 ? 0 : count(domain.filter(({ path }) => isTest(path))) / source
}

/** The budgets of the whole repository; `tracked` are the paths that git knows. */
export function codeBudgets(files: readonly Measured[], tracked: readonly string[]): Violation[] {
  const violations: Violation[] = []
  const median = medianLines(files)
  if (median > MEDIAN_LINES) {
    const message = `the median file has ${median} lines, the budget is ${MEDIAN_LINES}`
    violations.push({ rule: 'median', where: '.', message })
  }
  const entries = new Set(tracked.map((path) => path.split('/')[0] ?? path))
  if (entries.size > ROOT_ENTRIES) {
    const message = `the root has ${entries.size} entries, the budget is ${ROOT_ENTRIES}: ${[...entries].join(' ')}`
    violations.push({ rule: 'root', where: '.', message })
  }
  const ratio = domainTestRatio(files)
  if (files.some(({ path }) => path.startsWith('domain/src/')) && ratio < DOMAIN_TEST_RATIO) {
    const message = `domain tests have ${ratio.toFixed(2)} lines for one of source, the budget is ${DOMAIN_TEST_RATIO}`
    violations.push({ rule: 'domain-tests', where: 'domain/src', message })
  }
  return violations
}
