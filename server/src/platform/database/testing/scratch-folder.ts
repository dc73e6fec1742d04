import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A private temporary folder, removed at the end of the current test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'database-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
