import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addUp,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  type TestCounts,
  type VitestReport,
} from './count-tests.ts'
import { mayBeSkipped } from './allowed-skips.ts'
import { findChromium } from './find-chromium.ts'
import { findRedis } from './find-redis.ts'
import { runSteps, stepEnvironment } from './run-steps.ts'
import { staticSteps } from './static-steps.ts'

/**
 * `npm test`: everything there is, on a machine that has Node and npm. Static steps count as one test each.
 * The last line is `N passed, N failed`; nothing is skipped in silence. An argument chooses one part:
 * `integration` (tests with a database, Redis and sockets) or `e2e` (journeys in a browser).
 */
const PART = process.argv[2]
const ROOT = join(import.meta.dirname, '..')
const BUILD = { name: 'web build', command: 'node', args: ['scripts/build-web-when-stale.ts'] }
const ROOMS = ['domain', 'contract', 'server', 'web', 'scripts']

async function main(): Promise<TestCounts> {
  const reports = mkdtempSync(join(tmpdir(), 'reports-'))
  try {
    const programs = { CHROMIUM_PATH: await findChromium(), REDIS_SERVER: findRedis() }
    const checks = PART === undefined ? [await staticTests()] : []
    return addUp([...checks, ...programTests(programs), ...(await runners(reports, programs))])
  } finally {
    rmSync(reports, { recursive: true })
  }
}

/** The checks without the product, then the build that the tests look at. */
async function staticTests(): Promise<TestCounts> {
  const weight = { name: 'web weight', command: 'node', args: ['scripts/bundle-size.ts'] }
  const outcomes = [
    ...(await runSteps(staticSteps, Math.max(2, availableParallelism()))),
    ...(await runSteps([BUILD, weight], 1)),
  ]
  const failed = outcomes.filter(({ passed }) => !passed)
  return {
    passed: outcomes.length - failed.length,
    failed: failed.length,
    notes: failed.map(({ name }) => `the step "${name}" failed`),
  }
}

/** A program that could not be found or installed is a failure of its own, whatever the tests report. */
function programTests(programs: Readonly<Record<string, string | null>>): TestCounts[] {
  return Object.entries(programs)
    .filter(([, path]) => path === null)
    .map(([name]) => ({ passed: 0, failed: 1, notes: [`nothing found or installed for ${name}`] }))
}

async function runners(
  reports: string,
  programs: Readonly<Record<string, string | null>>,
): Promise<TestCounts[]> {
  const found = Object.entries(programs).flatMap(([name, path]) =>
    path === null ? [] : [[name, path] as const],
  )
  const env = Object.fromEntries(found)
  const [vitest, playwright] = [join(reports, 'vitest.json'), join(reports, 'playwright.json')]

  const tallies: TestCounts[] = []
  if (PART !== 'e2e') {
    const projects = PART === 'integration' ? ['--project', 'server'] : []
    const code = await show(
      'vitest',
      ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`],
      env,
    )
    const rooms = PART === 'integration' ? ['server'] : ROOMS
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the format of a runner that is pinned with its version
    tallies.push(countVitest(readReport(vitest) as VitestReport | null, code, ROOT, rooms, mayBeSkipped))
  }
  if (PART !== 'integration') {
    if (PART === 'e2e') await runSteps([BUILD], 1)
    const code = await show(
      'playwright',
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwright },
    )
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pinned too
    tallies.push(countPlaywright(readReport(playwright) as PlaywrightReport | null, code))
  }
  return tallies
}

/** Runs a program with its output in the terminal; returns its exit code. */
function show(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: stepEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

const { passed, failed, notes } = await main()
for (const note of notes) console.log(note)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
