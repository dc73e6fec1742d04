import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { childEnvironment } from './child-environment.ts'
import { ownerOf, spawnPlan } from './embedded-as-root.ts'
import type { EmbeddedHome } from './embedded-home.ts'
import { StartupError } from './startup-error.ts'

/** The only role and the only database: the server is private to the product. */
export const EMBEDDED_USER = 'postgres'

/** Creates the data folder when absent (half a second), and returns the password. */
export async function ensureCluster(home: EmbeddedHome): Promise<{ dataDir: string; password: string }> {
  const dataDir = join(home.folder, 'data')
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createCluster(home, dataDir)
  // Backups and volumes are restored with looser rights, which PostgreSQL refuses.
  chmodSync(dataDir, 0o700)
  return { dataDir, password: readPassword(home) }
}

/** Creates it under another name and renames, so that an interrupted creation is never taken for a database. */
async function createCluster(home: EmbeddedHome, dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.unfinished`
  const owner = ownerOf(home.runAs)
  const passwordFile = passwordPath(home)
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  mkdirSync(unfinished, { mode: 0o700 })
  for (const path of [passwordFile, unfinished]) chownSync(path, owner.uid, owner.gid)
  await initdb(home, unfinished, passwordFile)
  renameSync(unfinished, dataDir)
  syncFolder(home.folder)
}

/**
 * Collation and case are PostgreSQL's own (builtin C.UTF-8): an upgrade of the operating system may change its locales
 * and silently break indexes.
 */
async function initdb(home: EmbeddedHome, folder: string, passwordFile: string): Promise<void> {
  const args = [
    '-D',
    folder,
    '-U',
    EMBEDDED_USER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ]
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const plan = spawnPlan(home.runAs, home.binaries.initdb, [...args, ...locale])
  const child = spawn(plan.file, plan.args, {
    ...plan.options,
    cwd: home.folder,
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk))
  const code = await new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message)).once('close', resolve)
  })
  if (code === 0) return
  throw new StartupError(
    `The database could not be created in ${home.folder}: ${errors.trim() || String(code)}. ` +
      'Correct this, or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

function readPassword(home: EmbeddedHome): string {
  const path = passwordPath(home)
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new StartupError(`The password of the database is missing: restore ${path} from a backup.`, {
      cause: error,
    })
  }
}

function passwordPath(home: EmbeddedHome): string {
  return join(home.folder, 'password')
}

/** A rename survives a power cut only when its folder was flushed; Windows cannot and need not do that. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(folder, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
