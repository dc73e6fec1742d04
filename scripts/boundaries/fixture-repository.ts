import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inspect } from '../check-boundaries.ts'
import type { Violation } from './violation.ts'

/** Builds a small repository of the given files in a temporary folder, for the length of one call. */
export function withRepository<Result>(
  files: Readonly<Record<string, string>>,
  visit: (root: string) => Result,
): Result {
  const root = mkdtempSync(join(tmpdir(), 'house-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    execFileSync('git', ['init', '-q'], { cwd: root })
    execFileSync('git', ['add', '.'], { cwd: root })
    return visit(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Violations about these files as `file:line [rule]`, the budgets of the whole repository left out. */
export function violationsOf(files: Readonly<Record<string, string>>): string[] {
  return withRepository(files, (root) =>
    inspect(root, { only: Object.keys(files), exceptions: [] }).violations.map(
      ({ where, rule }) => `${where} [${rule}]`,
    ),
  )
}

/** Violations about a whole repository of these files. */
export function violationsOfRepository(files: Readonly<Record<string, string>>): readonly Violation[] {
  return withRepository(files, (root) => inspect(root, { exceptions: [] }).violations)
}
