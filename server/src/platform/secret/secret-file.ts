import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../database/startup-error.ts'

/**
 * The secret of an installation that was given none: made at the first start, then kept in `<dataDir>/secret`, readable
 * for its owner alone. Call it while the data folder is locked. Throws StartupError when the file is damaged.
 */
export function keepSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) makeSecret(dataDir, path)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length >= SHORTEST) return secret
  throw new StartupError(
    `The file ${path} is damaged. Restore it from a backup, or delete it: a new one is made then, which signs ` +
      'all users out and gives every guest a new identity.',
  )
}

const SHORTEST = 32

/** Writes under another name and renames, so that a crash leaves no half of a secret. */
function makeSecret(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true })
  const unfinished = `${path}.new`
  writeFileSync(unfinished, randomBytes(SHORTEST).toString('base64url'), { mode: 0o600, flush: true })
  renameSync(unfinished, path)
}
