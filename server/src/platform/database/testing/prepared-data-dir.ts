import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedServer } from '../embedded-server.ts'
import { once } from '../once.ts'
import { scratchFolder } from './scratch-folder.ts'
import { SHARED_FOLDER_VARIABLE } from './shared-folder.ts'
import { silentLog } from './silent-log.ts'

const makeOriginal = once(async () => {
  const original = mkdtempSync(join(process.env[SHARED_FOLDER_VARIABLE] ?? tmpdir(), 'original-'))
  await (await startEmbeddedServer({ dataDir: original, log: silentLog })).stop()
  return original
})

/** A data folder with a stopped, empty database: a copy is quicker than creating one for each test. */
export async function preparedDataDir(...below: string[]): Promise<string> {
  const dataDir = join(scratchFolder(), ...below)
  // Node's own copying would give folders other rights.
  mkdirSync(dataDir, { recursive: true })
  execFileSync('cp', ['-a', `${await makeOriginal()}/.`, dataDir])
  return dataDir
}
