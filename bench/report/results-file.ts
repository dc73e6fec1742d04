import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { CaseResult } from './verdict.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Writes all figures of a scenario, with the machine and the commit; returns the path of the file from the root. */
export function writeResults(
  scenario: string,
  settings: { readonly seed: number; readonly isQuick: boolean },
  results: readonly CaseResult[],
): string {
  const now = new Date()
  const name = `${now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}-${scenario}.json`
  const content = {
    scenario,
    date: now.toISOString(),
    ...versionOf(),
    machine: machineOf(),
    ...settings,
    results,
  }
  mkdirSync(join(ROOT, 'bench/results'), { recursive: true })
  writeFileSync(join(ROOT, 'bench/results', name), `${JSON.stringify(content, null, 2)}\n`)
  return `bench/results/${name}`
}

/** The machine in one line, for people. */
export function describeMachine(): string {
  const { processor, cores, memoryGiB, kernel, node } = machineOf()
  return `${processor}, ${cores} cores, ${memoryGiB} GiB, Linux ${kernel}, Node ${node}`
}

function machineOf() {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    kernel: release(),
    node: process.version,
  }
}

/** The commit that was measured, and whether the working tree differed from it. */
function versionOf() {
  try {
    const git = (...args: readonly string[]) =>
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
    const changed = git('status', '--porcelain', '--', 'domain', 'contract', 'server', 'package-lock.json')
    return { commit: git('rev-parse', 'HEAD'), isCommitAsIs: changed === '' }
  } catch {
    // A copy without git history.
    return { commit: null, isCommitAsIs: false }
  }
}
