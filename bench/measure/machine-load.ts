import { readFileSync } from 'node:fs'
import { millisSince, monotonicMicros } from './monotonic-clock.ts'

/** More than this of a core kept busy by something else makes a run unclean. */
export const UNCLEAN_CORES = 0.25

const TICKS_PER_SECOND = 100

/** Processor time of the whole machine, to be compared with what our own processes used meanwhile. */
export interface MachineWatch {
  /** Cores kept busy since the start by anything but what used `ownSeconds`. */
  readonly othersCores: (ownSeconds: number) => number
}

export function watchMachine(): MachineWatch {
  const startedAt = monotonicMicros()
  const busyBefore = busySeconds(readFileSync('/proc/stat', 'utf8'))
  return {
    othersCores(ownSeconds) {
      const busy = busySeconds(readFileSync('/proc/stat', 'utf8')) - busyBefore
      return Math.max(0, (busy - ownSeconds) / (millisSince(startedAt) / 1000))
    },
  }
}

/**
 * Seconds in user and kernel mode, and those that the machine below took away. Interrupts are left out: they
 * belong to nobody, and over loopback they are ours.
 */
export function busySeconds(procStat: string): number {
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] =
    procStat.split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? []
  return (user + nice + system + steal) / TICKS_PER_SECOND
}
