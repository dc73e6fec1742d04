import type { Figures } from './measure/median.ts'

/** The value that a figure has to reach. */
export type Target =
  | { readonly figure: string; readonly atMost: number }
  | { readonly figure: string; readonly atLeast: number }

/** Microseconds of the monotonic clock. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** One run of one case. */
export interface Run {
  readonly figures: Figures
  /** Cores that other processes kept busy meanwhile. */
  readonly othersCores: number
  /** The time of the measurement, for a profile of that time alone. */
  readonly span?: Span
}

export interface RunOptions {
  /** Differs from run to run, and is the same whenever the benchmark is repeated. */
  readonly seed: number
  /** Short phases, for development: the figures mean little. */
  readonly isQuick: boolean
  /** Options of Node for the server, such as those of its profiler. */
  readonly nodeOptions: readonly string[]
}

/** One line of the table of a scenario. */
export interface BenchCase {
  readonly scenario: string
  readonly name: string
  readonly targets: readonly Target[]
  run(options: RunOptions): Promise<Run>
}
