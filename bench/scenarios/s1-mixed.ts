import type { BenchCase, Run, RunOptions, Target } from '../bench-case.ts'
import { measureFloor } from '../floor/measure-floor.ts'
import { measurePlay, type MeasuredPlay } from '../load/measure-play.ts'
import { percentileMs } from '../measure/latency-histogram.ts'
import type { Figures } from '../measure/median.ts'
import { withPeople } from '../server/with-server.ts'

const PHASES = { warmUpMs: 5000, measuredMs: 20_000 }
const QUICK_PHASES = { warmUpMs: 2000, measuredMs: 5000 }
/** From this many people on, fan-out dominates: it is compared with the bare one. */
const FLOOR_PEOPLE = 200

/** S1: N people on one board, each writing, editing and reacting. */
export function mixedCases(peopleCounts: readonly number[]): readonly BenchCase[] {
  return peopleCounts.map((people) => ({
    scenario: 'S1',
    name: `N = ${people}`,
    targets: targetsFor(people),
    run: (options) => runMixed(people, options),
  }))
}

export const MIXED_COUNTS = [10, 50, 100, 200]

function targetsFor(people: number): readonly Target[] {
  const delivered: Target = { figure: 'delivered %', atLeast: 100 }
  if (people >= FLOOR_PEOPLE) {
    return [{ figure: 'p99 ms', atMost: 50 }, delivered, { figure: 'ratio to bare Socket.IO', atLeast: 0.6 }]
  }
  const latency: Target[] = [
    { figure: 'p50 ms', atMost: 5 },
    { figure: 'p99 ms', atMost: 25 },
  ]
  const cpu = people === 10 ? 2 : people === 50 ? 1 : undefined
  if (cpu === undefined) return [...latency, delivered]
  return [...latency, delivered, { figure: 'CPU s / 1,000 operations', atMost: cpu }]
}

async function runMixed(people: number, { seed, isQuick, nodeOptions }: RunOptions): Promise<Run> {
  const phases = isQuick ? QUICK_PHASES : PHASES
  const floor =
    people < FLOOR_PEOPLE
      ? null
      : await measureFloor({
          kind: 'socket.io',
          receivers: people,
          perSecond: null,
          measuredMs: isQuick ? 1000 : 3000,
        })
  const played = await withPeople({ boards: 1, people, processes: 1, nodeOptions }, ({ server, generator }) =>
    measurePlay(server.pid, generator, { ...phases, seed, work: { kind: 'mixed' } }),
  )
  const figures = figuresOf(played)
  const bare = floor?.figures['deliveries / CPU s']
  const { span, othersCores } = played
  if (bare === undefined) return { figures, othersCores, span }
  const ratio = (figures['deliveries / app CPU s'] ?? Number.NaN) / bare
  return {
    figures: { ...figures, 'bare Socket.IO deliveries / CPU s': bare, 'ratio to bare Socket.IO': ratio },
    othersCores: Math.max(othersCores, floor?.othersCores ?? 0),
    span,
  }
}

function figuresOf({ result, cpu, memory, generatorCores, othersCores }: MeasuredPlay): Figures {
  const { sent, delivered } = result
  return {
    'p50 ms': percentileMs(result.latency, 0.5),
    'p95 ms': percentileMs(result.latency, 0.95),
    'p99 ms': percentileMs(result.latency, 0.99),
    'delivered %': (100 * delivered) / result.expected,
    'answer p50 ms': percentileMs(result.acknowledgement, 0.5),
    'answer p99 ms': percentileMs(result.acknowledgement, 0.99),
    'CPU s / 1,000 operations': ((cpu.app + cpu.database) / sent) * 1000,
    'app CPU s / 1,000 operations': (cpu.app / sent) * 1000,
    'database CPU s / 1,000 operations': (cpu.database / sent) * 1000,
    'app CPU s / 1,000 delivered': (cpu.app / delivered) * 1000,
    'deliveries / app CPU s': delivered / cpu.app,
    'app MiB': memory.app,
    'database MiB': memory.database,
    operations: sent,
    refused: result.refused,
    'connections lost': result.lost,
    'generator cores': generatorCores,
    'generator lag p99 ms': percentileMs(result.lag, 0.99),
    'others cores': othersCores,
  }
}
