/** Counts of durations in buckets that grow by one percent, so that histograms of many processes add up. */
export interface LatencyHistogram {
  /** Takes a duration in microseconds. */
  add(micros: number): void
  readonly counts: Uint32Array
}

const GROWTH = Math.log(1.01)
/** Up to 163 s; longer durations count as that. */
const BUCKETS = 1900

export function createLatencyHistogram(): LatencyHistogram {
  const counts = new Uint32Array(BUCKETS)
  return {
    counts,
    add(micros) {
      const bucket = micros <= 1 ? 0 : Math.min(BUCKETS - 1, Math.ceil(Math.log(micros) / GROWTH))
      counts[bucket] = (counts[bucket] ?? 0) + 1
    },
  }
}

/** Adds up histograms from several processes. */
export function sumCounts(all: readonly (readonly number[])[]): readonly number[] {
  return Array.from({ length: BUCKETS }, (_, at) => all.reduce((sum, counts) => sum + (counts[at] ?? 0), 0))
}

export function countOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The duration in milliseconds that a share (0 to 1) of all stayed within; NaN when there are none. */
export function percentileMs(counts: readonly number[], share: number): number {
  const wanted = Math.max(1, Math.ceil(countOf(counts) * share))
  let seen = 0
  for (const [bucket, count] of counts.entries()) {
    seen += count
    if (seen >= wanted) return Math.exp(bucket * GROWTH) / 1000
  }
  return Number.NaN
}
