import type { BenchCase } from '../bench-case.ts'
import { type FloorKind, measureFloor } from '../floor/measure-floor.ts'

const MEASURED_MS = 4000
const QUICK_MEASURED_MS = 1000
const KINDS: readonly FloorKind[] = ['socket.io', 'websocket']

const FLOOR_COUNTS = [30, 100, 300]

/**
 * The rate of S1: operations of one person a second (see mixed-schedule.ts), and so how often all clients are sent
 * one.
 */
const OPERATIONS_PER_PERSON = 0.85
/** Writing to a sleeping process costs more than writing to a busy one. */
const PACED_COUNTS = [10, 50, 100, 200]
const PACED_MEASURED_MS = 10_000

/** S0: bare fan-out on this machine, at full speed and at the rate of S1, as the reference for everything else. */
export function floorCases(receiverCounts: readonly number[]): readonly BenchCase[] {
  const counts = receiverCounts.length > 0 ? receiverCounts : FLOOR_COUNTS
  const paced = receiverCounts.length > 0 ? receiverCounts : PACED_COUNTS
  return KINDS.flatMap((kind) => [
    ...counts.map((receivers) => floorCase(kind, receivers, null)),
    ...paced.map((receivers) => floorCase(kind, receivers, receivers * OPERATIONS_PER_PERSON)),
  ])
}

function floorCase(kind: FloorKind, receivers: number, perSecond: number | null): BenchCase {
  const usualMs = perSecond === null ? MEASURED_MS : PACED_MEASURED_MS
  return {
    scenario: 'S0',
    name: `${kind} x ${receivers}${perSecond === null ? '' : ', paced'}`,
    targets: [],
    run: ({ isQuick }) =>
      measureFloor({ kind, receivers, perSecond, measuredMs: isQuick ? QUICK_MEASURED_MS : usualMs }),
  }
}
