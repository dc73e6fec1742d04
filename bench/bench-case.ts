import type { Figures } from './measure/median.ts'

/** What a figure has to reach. */
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
  /** Cores that something else kept busy meanwhile. */
  readonly othersCores: number
  /** When it was measured, if a profile is to show that time only. */
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
