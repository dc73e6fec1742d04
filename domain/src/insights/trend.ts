/** The trend of one figure over some retros (INSIGHT-7). */
export interface Trend {
  readonly latest: number | null
  readonly median: number | null
  /**
   * The newest value less the median of the ones before, which one unusual retro does not move; null with fewer than
   * two.
   */
  readonly change: number | null
}

/** The trend of a figure, oldest value first; null stands for a retro without a value, and is left out (INSIGHT-8). */
export function trendOf(values: readonly (number | null)[]): Trend {
  const known = values.filter((value) => value !== null)
  const latest = known.at(-1) ?? null
  const before = medianOf(known.slice(0, -1))
  return {
    latest,
    median: rounded(medianOf(known)),
    change: latest === null || before === null ? null : rounded(latest - before),
  }
}

/** The median; null without values. */
export function medianOf(values: readonly number[]): number | null {
  const rising = values.toSorted((one, other) => one - other)
  const high = rising[Math.floor(rising.length / 2)]
  const low = rising[Math.ceil(rising.length / 2) - 1]
  return high === undefined || low === undefined ? null : (low + high) / 2
}

/** To two decimals, like `moodScore` (MOOD-31). */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}
