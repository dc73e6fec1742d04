import { stripVTControlCharacters } from 'node:util'

/**
 * How many tests passed and failed, with a note for each that failed: the runner's own report may be far up by then.
 */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly notes: readonly string[]
}

/** The parts of Vitest's JSON report that are counted. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** The parts of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[]
    }[]
  }[]
}

/** One test as both runners see it. */
interface Result {
  readonly title: string
  readonly end: 'passed' | 'failed' | 'skipped'
  /** What the runner says about a failure. */
  readonly reason: string
}

/** Enough of a reason to see what was expected and what came. */
const LINES_OF_REASON = 12

/**
 * Counts Vitest's tests. A file that did not load is one failure; so is each of `rooms` (beginnings of paths under
 * `root`) that should have tests and ran none. A skipped test counts as failed, unless it
 * `mayBeSkipped`, and then not at all. `null` stands for a report that was never written.
 */
export function countVitest(
  report: VitestReport | null,
  exitCode: number,
  root: string,
  rooms: readonly string[],
  mayBeSkipped: (name: string) => boolean,
): TestCounts {
  if (report === null) return neverEnded('Vitest')
  const results = report.testResults.flatMap(({ name, status, message, assertionResults }): Result[] =>
    status === 'failed' && assertionResults.every((result) => result.status !== 'failed')
      ? [
          ...assertionResults.map((result) => ofVitest(name, result)),
          { title: name, end: 'failed', reason: message },
        ]
      : assertionResults.map((result) => ofVitest(name, result)),
  )
  const silent = rooms.filter(
    (room) =>
      !report.testResults.some(
        ({ name, assertionResults }) => name.startsWith(`${root}/${room}`) && assertionResults.length > 0,
      ),
  )
  const counted = results.filter(({ title, end }) => end !== 'skipped' || !mayBeSkipped(title))
  return tally('Vitest', counted, exitCode, silent)
}

/** Counts Playwright's tests; one that passes only when repeated has failed. */
export function countPlaywright(report: PlaywrightReport | null, exitCode: number): TestCounts {
  if (report === null) return neverEnded('Playwright')
  const results = report.suites.flatMap((suite) => journeysOf(suite, ''))
  return tally('Playwright', results, exitCode, results.length === 0 ? ['e2e/'] : [])
}

/** The sum of several. */
export function addUp(tallies: readonly TestCounts[]): TestCounts {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    notes: tallies.flatMap(({ notes }) => notes),
  }
}

function tally(
  runner: string,
  results: readonly Result[],
  exitCode: number,
  silent: readonly string[],
): TestCounts {
  const passed = results.filter(({ end }) => end === 'passed').length
  const skipped = results.filter(({ end }) => end === 'skipped')
  const notes = [
    ...results.filter(({ end }) => end === 'failed').map((result) => failureNote(runner, result)),
    ...skipped.map(({ title }) => `${runner} skipped "${title}": a skipped test counts as failed`),
    ...silent.map((room) => `${runner} ran no test of ${room}`),
  ]
  const failed = results.length - passed + silent.length
  if (failed > 0 || exitCode === 0) return { passed, failed, notes }
  return {
    passed,
    failed: 1,
    notes: [...notes, `${runner} ended with code ${exitCode} though every test passed`],
  }
}

function neverEnded(runner: string): TestCounts {
  return { passed: 0, failed: 1, notes: [`${runner} ended before it could report`] }
}

function failureNote(runner: string, { title, reason }: Result): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, LINES_OF_REASON)
  return [`${runner} failed "${title}"`, ...lines.map((line) => `    ${line}`)].join('\n')
}

function ofVitest(
  file: string,
  { fullName, status, failureMessages }: VitestReport['testResults'][number]['assertionResults'][number],
): Result {
  const failed = (reasons: readonly string[]): Result => ({
    title: fullName,
    end: 'failed',
    reason: [file, ...reasons].join('\n'),
  })
  if (status === 'pending') return failed(['it began and never ended, so its process did'])
  if (status === 'failed') return failed(failureMessages ?? [])
  return { title: fullName, end: status === 'passed' ? 'passed' : 'skipped', reason: file }
}

function journeysOf(suite: PlaywrightSuite, above: string): Result[] {
  const title = above === '' ? suite.title : `${above} › ${suite.title}`
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, results }): Result => ({
      title: `${title} › ${spec.title}`,
      end: endOf(status),
      reason: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysOf(inner, title))]
}

function endOf(status: string): Result['end'] {
  if (status === 'expected') return 'passed'
  return status === 'skipped' ? 'skipped' : 'failed'
}
