import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHARED_FOLDER_VARIABLE } from './shared-folder.ts'
import { startTestServer } from './test-server.ts'

/** vitest calls this once, before its workers inherit the environment, and the returned function after all tests. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'database-shared-'))
  process.env[SHARED_FOLDER_VARIABLE] = folder
  const server = await startTestServer()
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
