import { spawnSync } from 'node:child_process'
import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from './startup-error.ts'

/**
 * Takes the data folder for this process alone, creating the folder when absent, until `release()` or the end of the
 * process, however it ends. Throws StartupError when another process holds it.
 *
 * The lock belongs to an open file, so the kernel drops it with its holder: no stale lock remains after SIGKILL, and
 * two containers that share a volume see each other. The process id inside the file is only for the error message.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  const path = join(dataDir, 'in-use.lock')
  const fd = openLocked(dataDir, path)
  ftruncateSync(fd)
  writeSync(fd, `${process.pid}\n`, 0)
  return { release: () => closeSync(fd) }
}

/** Not in Node's constants. libuv documents UV_FS_O_EXLOCK for macOS and Windows: open and lock in one step. */
const EXCLUSIVE_LOCK: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x20, win32: 0x10000000 }

function openLocked(dataDir: string, path: string): number {
  const lockOnOpen = EXCLUSIVE_LOCK[process.platform] ?? 0
  const mayWait = lockOnOpen === 0 ? 0 : (constants.O_NONBLOCK ?? 0)
  let fd: number
  try {
    mkdirSync(dataDir, { recursive: true })
    fd = openSync(path, constants.O_RDWR | constants.O_CREAT | mayWait | lockOnOpen, 0o600)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (lockOnOpen !== 0 && (code === 'EAGAIN' || code === 'EBUSY')) throw inUse(dataDir, path)
    throw new StartupError(
      `The data folder ${resolve(dataDir)} cannot be written to (${String(code)}). ` +
        'Give this user access to it, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
  if (lockOnOpen === 0) lockInherited(fd, dataDir, path)
  return fd
}

/**
 * Node has no flock(2), but the lock sits on the open file description, which a child process shares: `flock` takes it
 * on its inherited descriptor 3 and exits, and this process keeps the lock.
 */
function lockInherited(fd: number, dataDir: string, path: string): void {
  const flock = spawnSync('flock', ['-xn', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
  if (flock.status === 0) return
  closeSync(fd)
  if (flock.error === undefined && flock.status === 1) throw inUse(dataDir, path)
  throw new StartupError(
    `The data folder ${resolve(dataDir)} cannot be locked: the command flock (of util-linux or busybox) does not work ` +
      'here. Install it, or set DATABASE_URL to a PostgreSQL server of your own.',
    { cause: flock.error },
  )
}

function inUse(dataDir: string, path: string): StartupError {
  const pid = readHolder(path)
  return new StartupError(
    `The data folder ${resolve(dataDir)} is already in use by another running server${pid}. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  )
}

/** The process id for the error message; empty on Windows, where no process can read a locked file. */
function readHolder(path: string): string {
  try {
    return ` (process ${readFileSync(path, 'utf8').trim()})`
  } catch {
    return ''
  }
}
