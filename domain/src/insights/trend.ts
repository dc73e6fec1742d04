/** The trend of one figure over some retros (INSIGHT-7). */
export interface Trend {
  readonly latest: number | null
  /** The value before the newest one, which every change is named against (INSIGHT-28); null with fewer than two. */
  readonly previous: number | null
  readonly median: number | null
  /** The newest value less the one before; null with fewer than two. */
  readonly change: number | null
}

/** The trend of a figure, oldest value first; null stands for a retro without a value, and is left out (INSIGHT-8). */
export function trendOf(values: readonly (number | null)[]): Trend {
  const known = values.filter((value) => value !== null)
  const latest = known.at(-1) ?? null
  const previous = known.at(-2) ?? null
  return {
    latest,
    previous,
    median: rounded(medianOf(known)),
    change: latest === null || previous === null ? null : rounded(latest - previous),
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
