import { readFileSync } from 'node:fs'
import { millisSince, monotonicMicros } from './monotonic-clock.ts'

/** A run is unclean when other processes kept more than this of a core busy. */
export const UNCLEAN_CORES = 0.25

const TICKS_PER_SECOND = 100

/** Processor time of the whole machine, to be compared with that of the benchmark's own processes. */
export interface MachineWatch {
  /** Cores that other processes kept busy since the start; `ownSeconds` is the time of the benchmark's own. */
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
 * Seconds in user and kernel mode, and those stolen by the hypervisor. Interrupts are left out: they belong to no
 * process, and over loopback the benchmark causes them.
 */
export function busySeconds(procStat: string): number {
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] =
    procStat.split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? []
  return (user + nice + system + steal) / TICKS_PER_SECOND
}
