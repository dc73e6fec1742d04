import { HOUR_MS, MINUTE_MS } from '../kernel/durations.ts'

const SECOND = 1000

/** Pauses after the first, the second … failure. */
const PAUSES: readonly number[] = [
  10 * SECOND,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
]

/** Failures in a row after which a connection is given a rest (LINK-11). */
const FAILURES_BEFORE_REST = 5
const REST_MAX = HOUR_MS

/**
 * The milliseconds to wait after a delivery failed `tries` times; null: it is given up (LINK-10). `wanted`: the pause that
 * the service asked for, of which no more than a day counts.
 */
export function pauseAfter(tries: number, wanted: number | null): number | null {
  const pause = PAUSES[tries - 1]
  if (pause === undefined) return null
  return Math.max(pause, Math.min(wanted ?? 0, 24 * HOUR_MS))
}

/**
 * The milliseconds for which a connection is asked nothing more, after so many failures in a row (LINK-11): a minute
 * after the fifth, twice as long after each further one, at most an hour.
 */
export function restAfter(failures: number): number {
  if (failures < FAILURES_BEFORE_REST) return 0
  return Math.min(MINUTE_MS * 2 ** (failures - FAILURES_BEFORE_REST), REST_MAX)
}
