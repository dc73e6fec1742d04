import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BenchCase, Run, Span } from './bench-case.ts'
import { type BenchOptions, parseOptions, USAGE } from './options.ts'
import { describeMachine, writeResults } from './report/results-file.ts'
import { shortNumber, tableOf, verdictsOf } from './report/table.ts'
import { type CaseResult, judge } from './report/verdict.ts'
import { readNewestProfile, whereTimeGoes } from './report/where-time-goes.ts'
import { casesFor } from './scenarios/all-cases.ts'
import { leaveNothingBehind } from './server/product-server.ts'

/** Functions of a profile that are worth a line. */
const LINES_OF_PROFILE = 40

async function runAll(options: BenchOptions): Promise<void> {
  console.log(describeMachine())
  const all: CaseResult[] = []
  for (const cases of casesFor(options)) {
    const results: CaseResult[] = []
    for (const one of cases) results.push(await runCase(one, options))
    const scenario = results[0]?.scenario ?? ''
    console.log(`\n${scenario}\n${tableOf(results)}`)
    console.log(`every figure: ${writeResults(scenario, options, results)}`)
    all.push(...results)
  }
  console.log(`\n${verdictsOf(all)}`)
}

async function runCase(bench: BenchCase, options: BenchOptions): Promise<CaseResult> {
  const runs: (Run & { seed: number })[] = []
  const errors: string[] = []
  for (let at = 0; at < options.runs; at += 1) {
    const seed = options.seed + at
    console.log(`${bench.scenario} ${bench.name}: run ${at + 1} of ${options.runs}`)
    try {
      const nodeOptions = profilerOptions(options.profileDir)
      const run = await bench.run({ seed, isQuick: options.isQuick, nodeOptions })
      runs.push({ ...run, seed })
      if (options.profileDir !== null) printProfile(options.profileDir, run.span)
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error))
    }
  }
  return judge(bench, runs, errors)
}

function profilerOptions(profileDir: string | null): readonly string[] {
  if (profileDir === null) return []
  mkdirSync(profileDir, { recursive: true })
  return ['--cpu-prof', `--cpu-prof-dir=${resolve(profileDir)}`]
}

function printProfile(profileDir: string, span?: Span): void {
  const profile = readNewestProfile(profileDir)
  if (profile === null) return
  for (const { where, self, total } of whereTimeGoes(profile, span).slice(0, LINES_OF_PROFILE)) {
    console.log(
      `${shortNumber(self * 100).padStart(6)} % itself  ${shortNumber(total * 100).padStart(6)} % in all  ${where}`,
    )
  }
}

if (import.meta.main) {
  // However the benchmark ends, its servers end too, and their data is removed.
  process.once('exit', leaveNothingBehind)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  if (process.argv.includes('--help')) {
    console.log(USAGE)
    process.exit()
  }
  try {
    await runAll(parseOptions(process.argv.slice(2)))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    process.exitCode = 1
  }
  // Closed pages may have left a timer.
  process.exit()
}
