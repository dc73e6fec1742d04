import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inspect } from '../check-rooms.ts'
import type { Complaint } from './complaint.ts'

/** Builds a small repository of the given files in a temporary folder, for the length of one call. */
export function withHouse<Result>(
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

/** Complaints about these files as `file:line [rule]`, the budgets of the whole house left out. */
export function complaintsOf(files: Readonly<Record<string, string>>): string[] {
  return withHouse(files, (root) =>
    inspect(root, { only: Object.keys(files), exceptions: [] }).complaints.map(
      ({ where, rule }) => `${where} [${rule}]`,
    ),
  )
}

/** Complaints about a whole house of these files. */
export function complaintsOfHouse(files: Readonly<Record<string, string>>): readonly Complaint[] {
  return withHouse(files, (root) => inspect(root, { exceptions: [] }).complaints)
}
