import { readFileSync } from 'node:fs'
import { type ProcessStat, readProcessTree } from './process-stat.ts'

/** Seconds of processor time that a server and its database have used since they were started. */
export interface ServerCpu {
  readonly app: number
  readonly database: number
}

/**
 * Mebibytes of memory: for the application its resident set, for the database its proportional share of shared memory.
 */
export interface ServerMemory {
  readonly app: number
  readonly database: number
}

/**
 * The application is the process itself; all its descendants are the embedded database. A process that reaps a child
 * takes over the child's time, so that connections that end do not take theirs out of the sum.
 */
export function readServerCpu(pid: number): ServerCpu {
  const [app, ...database] = readProcessTree(pid)
  return {
    app: app?.ownSeconds ?? 0,
    database: database.reduce((sum, one) => sum + withEndedChildren(one), 0),
  }
}

/** Seconds that a process and all its descendants have used. */
export function readTreeCpu(pid: number): number {
  return readProcessTree(pid).reduce((sum, one) => sum + withEndedChildren(one), 0)
}

export function readServerMemory(pid: number): ServerMemory {
  const [, ...database] = readProcessTree(pid)
  return {
    app: memoryField(`/proc/${pid}/status`, 'VmRSS'),
    database: database.reduce((sum, one) => sum + memoryField(`/proc/${one.pid}/smaps_rollup`, 'Pss'), 0),
  }
}

function withEndedChildren(one: ProcessStat): number {
  return one.ownSeconds + one.endedChildrenSeconds
}

function memoryField(file: string, name: string): number {
  try {
    const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))
    return Number(line?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
