import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import type { DatabaseLog } from './database-log.ts'
import { chooseRunAs, type RunAs } from './embedded-as-root.ts'
import { binariesIn, type EmbeddedBinaries } from './embedded-binaries.ts'
import { StartupError } from './startup-error.ts'

/** One embedded server: its folder (data, password, log, socket), its programs, and the user that it runs as. */
export type EmbeddedHome = { folder: string; binaries: EmbeddedBinaries; runAs: RunAs }

/** A folder that an unprivileged user can reach, unlike root's own folders. */
const REACHABLE_ROOT = '/var/lib/embedded-postgres'

/**
 * Prepares `DATA_DIR/postgres`. When the server must run as another user who cannot enter that folder, the folder
 * becomes a symbolic link to one below `reachableRoot`, and the log says so; likewise for the programs.
 */
export function prepareHome(
  dataDir: string,
  found: EmbeddedBinaries,
  log: DatabaseLog,
  options: { isNamespaceUsable?: (uid: number) => boolean; reachableRoot?: string } = {},
): EmbeddedHome {
  const wanted = join(dataDir, 'postgres')
  mkdirSync(wanted, { recursive: true, mode: 0o700 })
  const data = statSync(join(wanted, 'data'), { throwIfNoEntry: false })
  const runAs = chooseRunAs(data, options.isNamespaceUsable)
  if (runAs.kind !== 'user') return { folder: realpathSync(wanted), binaries: found, runAs }

  const reachableRoot = options.reachableRoot ?? REACHABLE_ROOT
  const folder = reachableFolder(wanted, runAs, reachableRoot)
  if (folder !== realpathSync(dataDir) + '/postgres') {
    log.warn(
      { folder, user: runAs.name },
      `PostgreSQL cannot run as root, and ${runAs.name} cannot enter ${wanted}: the database lies in ${folder}`,
    )
  }
  if (data?.uid !== runAs.uid) handOver(folder, runAs)
  return { folder, binaries: reachableBinaries(found, runAs, reachableRoot), runAs }
}

type User = Extract<RunAs, { kind: 'user' }>

function reachableFolder(wanted: string, user: User, reachableRoot: string): string {
  const here = realpathSync(wanted)
  chownSync(here, user.uid, user.gid)
  if (runsAs(user, 'test', ['-w', here])) return here
  if (readdirSync(here).length > 0) {
    throw new StartupError(
      `The database in ${here} belongs to root, PostgreSQL refuses to run as root, user namespaces are off, and ` +
        `${user.name} cannot enter that folder. Move the data to a folder that every user may enter and set DATA_DIR to it.`,
    )
  }
  const elsewhere = join(reachableRoot, createHash('sha256').update(here).digest('hex').slice(0, 16))
  makeReachable(reachableRoot)
  mkdirSync(elsewhere, { recursive: true, mode: 0o700 })
  chownSync(elsewhere, user.uid, user.gid)
  if (!runsAs(user, 'test', ['-w', elsewhere])) throw new StartupError(cannotSwitch(user))
  rmdirSync(here)
  symlinkSync(elsewhere, wanted)
  return elsewhere
}

/** Gives the user files that root owned: made inside a namespace, or by restoring a backup. */
function handOver(folder: string, user: User): void {
  const chown = spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  if (chown.status !== 0) throw new StartupError(cannotSwitch(user))
}

function reachableBinaries(found: EmbeddedBinaries, user: User, reachableRoot: string): EmbeddedBinaries {
  if (runsAs(user, found.postgres, ['--version'])) return found
  const folder = join(reachableRoot, `programs-${found.version}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    rmSync(unfinished, { recursive: true, force: true })
    makeReachable(reachableRoot)
    spawnSync('cp', ['-a', found.folder, unfinished])
    renameSync(unfinished, folder)
  }
  const copied = binariesIn(folder, found.version)
  if (!runsAs(user, copied.postgres, ['--version'])) throw new StartupError(cannotSwitch(user))
  return copied
}

/** Independent of the umask. */
function makeReachable(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

function runsAs(user: User, program: string, args: string[]): boolean {
  return spawnSync(program, args, { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' }).status === 0
}

function cannotSwitch(user: User): string {
  return (
    `PostgreSQL refuses to run as root, user namespaces are off, and it cannot be started as ${user.name} either. ` +
    'Start as an ordinary user, or set DATABASE_URL to a server of your own.'
  )
}
