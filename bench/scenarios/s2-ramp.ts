import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchCase, Run, RunOptions } from '../bench-case.ts'
import { findLimit } from '../load/find-limit.ts'
import { measurePlay, type MeasuredPlay } from '../load/measure-play.ts'
import { UNCLEAN_CORES } from '../measure/machine-load.ts'
import { percentileMs } from '../measure/latency-histogram.ts'
import type { Figures } from '../measure/median.ts'
import { type Occupied, withPeople } from '../server/with-server.ts'

export interface RampShape {
  readonly boards: number
  readonly people: number
  /** Operations a second that the shape has to reach. */
  readonly target: number
}

export const RAMP_SHAPES: readonly RampShape[] = [
  { boards: 1, people: 10, target: 3000 },
  { boards: 20, people: 10, target: 6000 },
  { boards: 1, people: 50, target: 1500 },
  { boards: 250, people: 20, target: 2000 },
]

const PHASES = { warmUpMs: 1500, measuredMs: 4000 }
const QUICK_PHASES = { warmUpMs: 500, measuredMs: 1500 }
/** A rate holds while latency stays below this. */
const LATENCY_MS = 250
const DELIVERED = 0.999
const PRECISION = 0.05
const FIRST_RATE = 250
const HIGHEST_RATE = 32_000
/** A pause between two rates, for the server to settle. */
const REST_MS = 500
/** How often a rate that fails while other processes keep the machine busy is tried again. */
const UNCLEAN_TRIES = 2

type Trial = MeasuredPlay & { readonly seconds: number }

/** S2: the highest steady rate of notes (edits, once a board holds 500) that still arrives in time. */
export function rampCases(shapes: readonly RampShape[]): readonly BenchCase[] {
  return shapes.map((shape) => ({
    scenario: 'S2',
    name: `${shape.boards} × ${shape.people}`,
    targets: [{ figure: 'operations / s', atLeast: shape.target }],
    run: (options) => runRamp(shape, options),
  }))
}

function runRamp({ boards, people }: RampShape, options: RunOptions): Promise<Run> {
  const { nodeOptions } = options
  return withPeople({ boards, people, processes: 1, nodeOptions }, (occupied) => climb(occupied, options))
}

async function climb(occupied: Occupied, options: RunOptions): Promise<Run> {
  const { held, trials } = await findLimit({
    first: FIRST_RATE,
    highest: HIGHEST_RATE,
    precision: options.isQuick ? PRECISION * 4 : PRECISION,
    async attempt(rate) {
      let trial = await tryRate(occupied, rate, options)
      for (let again = 0; again < UNCLEAN_TRIES && !holds(trial) && !isClean(trial); again += 1) {
        trial = await tryRate(occupied, rate, options)
      }
      return trial
    },
    isHeld: holds,
  })
  const best = trials.findLast(({ rate }) => rate === held)?.trial
  const broken = trials.filter(({ isHeld }) => !isHeld).sort((one, other) => one.rate - other.rate)[0]?.trial
  return {
    figures: {
      'operations / s': held,
      ...(best === undefined ? {} : figuresAt('', best)),
      ...(broken === undefined ? {} : figuresAt('beyond: ', broken)),
    },
    othersCores: Math.max(...trials.map(({ trial }) => trial.othersCores)),
    ...(best === undefined ? {} : { span: best.span }),
  }
}

async function tryRate({ server, generator }: Occupied, rate: number, options: RunOptions): Promise<Trial> {
  const phases = options.isQuick ? QUICK_PHASES : PHASES
  const seed = options.seed * 100_000 + rate
  const played = await measurePlay(server.pid, generator, { ...phases, seed, work: { kind: 'ramp', rate } })
  await sleep(REST_MS)
  return { ...played, seconds: phases.measuredMs / 1000 }
}

function holds({ result }: Trial): boolean {
  return percentileMs(result.latency, 0.99) < LATENCY_MS && result.delivered >= result.expected * DELIVERED
}

function isClean({ othersCores }: Trial): boolean {
  return othersCores <= UNCLEAN_CORES
}

/** Figures at the last rate that held, and at the first that did not, where the limiting resource shows. */
function figuresAt(prefix: string, { result, cpu, generatorCores, seconds }: Trial): Figures {
  return {
    [`${prefix}p50 ms`]: percentileMs(result.latency, 0.5),
    [`${prefix}p99 ms`]: percentileMs(result.latency, 0.99),
    [`${prefix}delivered %`]: (100 * result.delivered) / result.expected,
    [`${prefix}answer p99 ms`]: percentileMs(result.acknowledgement, 0.99),
    [`${prefix}app cores`]: cpu.app / seconds,
    [`${prefix}database cores`]: cpu.database / seconds,
    [`${prefix}generator cores`]: generatorCores,
    [`${prefix}generator lag p99 ms`]: percentileMs(result.lag, 0.99),
  }
}
