import type { BenchCase } from '../bench-case.ts'
import { type FloorKind, measureFloor } from '../floor/measure-floor.ts'

const MEASURED_MS = 4000
const QUICK_MEASURED_MS = 1000
const KINDS: readonly FloorKind[] = ['socket.io', 'websocket']

export const FLOOR_COUNTS = [30, 100, 300]

/** S0: bare fan-out on this machine, which everything else is to be compared with. */
export function floorCases(receiverCounts: readonly number[]): readonly BenchCase[] {
  return KINDS.flatMap((kind) =>
    receiverCounts.map((receivers) => ({
      scenario: 'S0',
      name: `${kind}, ${receivers} receivers`,
      targets: [],
      run: ({ isQuick }) =>
        measureFloor({ kind, receivers, measuredMs: isQuick ? QUICK_MEASURED_MS : MEASURED_MS }),
    })),
  )
}
