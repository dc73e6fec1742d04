import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** What a PostgreSQL server writes about itself into `postmaster.pid` of its data folder. */
export type PostmasterFile = {
  pid: number
  port: number
  /** Empty where it listens on no Unix socket. */
  socketDir: string
  status: 'starting' | 'ready' | 'stopping'
}

/** undefined when there is no such file, or when it is still being written. */
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
 * What became of the process that wrote the file:
 * - `running`: it lives;
 * - `unreaped`: it is dead, but its parent has not asked how it ended, so its number is still taken and PostgreSQL
 *   itself would believe that it lives;
 * - `gone`: no such process;
 * - `foreign`: the number belongs to another program now (usual in containers, where numbers begin anew).
 */
export type ProcessState = 'running' | 'unreaped' | 'gone' | 'foreign'

export function processState(pid: number, dataDir: string): ProcessState {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return 'gone'
  }
  if (process.platform !== 'linux') return 'running'
  return linuxState(pid, dataDir)
}

/** Whether the running server is the very program at `path`, not an older one whose file was since replaced. */
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

function linuxState(pid: number, dataDir: string): ProcessState {
  let state: string | undefined
  try {
    // "7613 (postgres) S …": the name may hold spaces and brackets, hence the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    state = stat.slice(stat.lastIndexOf(')') + 2)[0]
  } catch {
    return 'gone'
  }
  if (state === 'Z' || state === 'X') return 'unreaped'
  try {
    // A PostgreSQL server works in its data folder before it writes the file.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir) ? 'running' : 'foreign'
  } catch {
    return 'running'
  }
}
