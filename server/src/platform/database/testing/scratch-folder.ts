import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A private folder below the temporary one, removed when the current test is over. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'database-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
