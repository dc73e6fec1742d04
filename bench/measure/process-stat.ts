import { readdirSync, readFileSync } from 'node:fs'

/** What the kernel reports about one process (proc(5), /proc/[pid]/stat). */
export interface ProcessStat {
  readonly pid: number
  readonly parent: number
  /** Seconds of processor time of the process itself, in user and kernel mode, all its threads. */
  readonly ownSeconds: number
  /** The seconds of its children that have ended and were waited for. */
  readonly endedChildrenSeconds: number
  /** The process's start time in the kernel's ticks: together with the pid it identifies a process for ever. */
  readonly startedAt: number
}

/** Linux reports in hundredths of a second, whatever the kernel's own tick is. */
const TICKS_PER_SECOND = 100

/** Reads a line of /proc/[pid]/stat; a program's name may itself hold spaces and brackets. */
export function parseProcessStat(line: string): ProcessStat {
  const pid = Number(line.slice(0, line.indexOf(' ')))
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3] ?? 0)
  return {
    pid,
    parent: field(4),
    ownSeconds: (field(14) + field(15)) / TICKS_PER_SECOND,
    endedChildrenSeconds: (field(16) + field(17)) / TICKS_PER_SECOND,
    startedAt: field(22),
  }
}

/** A process and all that descend from it, itself first; empty when it is gone. */
export function readProcessTree(root: number): readonly ProcessStat[] {
  const all = readAll()
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Ends a process at once, unless it has ended and its pid was reused. */
export function endProcess({ pid, startedAt }: ProcessStat): void {
  try {
    const now = parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    if (now.startedAt === startedAt) process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}

function readAll(): ProcessStat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parseProcessStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]
      } catch {
        // The process ended between the listing and the reading.
        return []
      }
    })
}
