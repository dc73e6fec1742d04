import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** What a PostgreSQL server writes about itself into `postmaster.pid` of its data folder. */
export type PostmasterFile = {
  pid: number
  port: number
  /** Empty when the server listens on no Unix socket. */
  socketDir: string
  status: 'starting' | 'ready' | 'stopping'
}

/** undefined when the file does not exist, or is still being written. */
export function readPostmasterFile(dataDir: string): PostmasterFile | undefined {
  let text: string
  try {
    text = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8')
  } catch {
    return undefined
  }
  // Line by line: pid, data folder, start time, port, socket folder, address, shared memory, status.
  const [pid, , , port, socketDir = '', , , status = ''] = text.split('\n')
  if (!(Number(pid) > 0)) return undefined
  return { pid: Number(pid), port: Number(port), socketDir, status: parseStatus(status.trim()) }
}

/**
 * The state of a process:
 * - `running`: it lives;
 * - `unreaped`: it is dead, but its parent has not reaped it, so its id is still taken, and PostgreSQL itself would
 * take it for alive;
 * - `gone`: no such process.
 */
export type ProcessState = 'running' | 'unreaped' | 'gone'

export function processState(pid: number): ProcessState {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process lives, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return 'gone'
  }
  if (process.platform !== 'linux') return 'running'
  try {
    // "7613 (postgres) S …": the name may hold spaces and brackets, so the last bracket counts.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const state = stat.slice(stat.lastIndexOf(')') + 2)[0]
    return state === 'Z' || state === 'X' ? 'unreaped' : 'running'
  } catch {
    return 'gone'
  }
}

/**
 * Whether the id of a dead server now belongs to another program: usual in containers, where ids start from 1 with each
 * start. That program must never be stopped in the server's place.
 */
export function isForeign(pid: number, dataDir: string): boolean {
  if (process.platform === 'win32') return false
  if (process.platform !== 'linux') {
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return ps.status === 0 && !ps.stdout.includes(dataDir)
  }
  try {
    // A PostgreSQL server changes into its data folder before it writes the file.
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(dataDir)
  } catch {
    return false
  }
}

/** Whether the running server executes the program at `path`, and not an older one whose file was replaced since. */
export function runsProgram(pid: number, path: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/exe`) === realpathSync(path)
  } catch {
    return false
  }
}

function parseStatus(status: string): PostmasterFile['status'] {
  return status === 'ready' || status === 'stopping' ? status : 'starting'
}
