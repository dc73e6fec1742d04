/** How one figure runs over some retros. */
export interface Trend {
  readonly latest: number | null
  readonly median: number | null
  /** The newest less the median of the ones before, which one unusual retro does not move; null with fewer than two. */
  readonly change: number | null
}

/** The trend of a figure's values, oldest first; null stands for a retro that has none, and is left out. */
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

/** The one in the middle, or the mean of the two in the middle; null of none. */
export function medianOf(values: readonly number[]): number | null {
  const rising = values.toSorted((one, other) => one - other)
  const high = rising[Math.floor(rising.length / 2)]
  const low = rising[Math.ceil(rising.length / 2) - 1]
  return high === undefined || low === undefined ? null : (low + high) / 2
}

/** To two decimals, as moods are told (board.md §9). */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}
