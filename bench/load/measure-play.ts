import { setTimeout as sleep } from 'node:timers/promises'
import {
  readServerCpu,
  readServerMemory,
  type ServerCpu,
  type ServerMemory,
} from '../measure/cpu-of-process-tree.ts'
import { watchMachine } from '../measure/machine-load.ts'
import { monotonicMicros } from '../measure/monotonic-clock.ts'
import type { Span } from '../bench-case.ts'
import type { Generator } from './generator.ts'
import type { PlayPlan, PlayResult } from './play-plan.ts'

/** The result of a play, and what it cost while it was measured. */
export interface MeasuredPlay {
  readonly result: PlayResult
  /** Seconds of processor time. */
  readonly cpu: ServerCpu
  readonly memory: ServerMemory
  readonly generatorCores: number
  readonly othersCores: number
  readonly span: Span
}

/** Milliseconds that generators are given to make their plans. */
const PREPARE_MS = 500

export async function measurePlay(
  serverPid: number,
  generator: Generator,
  plan: Omit<PlayPlan, 'startAt'>,
): Promise<MeasuredPlay> {
  const startAt = monotonicMicros() + PREPARE_MS * 1000
  const from = startAt + plan.warmUpMs * 1000
  const to = from + plan.measuredMs * 1000
  const playing = generator.play({ ...plan, startAt })
  const [measured, result] = await Promise.all([measure(), playing])
  return { ...measured, result }

  async function measure() {
    await sleepUntil(from)
    const machine = watchMachine()
    const before = { server: readServerCpu(serverPid), generator: generator.cpuSeconds(), own: ownCpu() }
    await sleepUntil(to)
    const server = readServerCpu(serverPid)
    const cpu = { app: server.app - before.server.app, database: server.database - before.server.database }
    const generatorSeconds = generator.cpuSeconds() - before.generator
    const ours = cpu.app + cpu.database + generatorSeconds + ownCpu() - before.own
    return {
      cpu,
      memory: readServerMemory(serverPid),
      generatorCores: generatorSeconds / (plan.measuredMs / 1000),
      othersCores: machine.othersCores(ours),
      span: { from, to },
    }
  }
}

/** The coordinator itself, without its children. */
function ownCpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function sleepUntil(micros: number): Promise<void> {
  await sleep(Math.max(0, (micros - monotonicMicros()) / 1000))
}
