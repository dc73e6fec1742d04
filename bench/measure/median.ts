/** Measured values by name. A figure that could not be measured is NaN. */
export type Figures = Readonly<Record<string, number>>

/** The median of some numbers; of an even count the mean of the two in the middle. NaN without any. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  return (upper + lower) / 2
}

/** For each figure the median over the runs. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const names = new Set(runs.flatMap((run) => Object.keys(run)))
  return Object.fromEntries(
    [...names].map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  )
}
