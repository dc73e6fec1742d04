const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Pauses after the first, the second … failure. */
const PAUSES: readonly number[] = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
]

/** Failures in a row after which a connection is given a rest (LINK-11). */
const FAILURES_BEFORE_REST = 5
const REST_MAX = HOUR

/**
 * The milliseconds to wait after a delivery failed `tries` times; null: it is given up (LINK-10). `wanted`: the pause that
 * the service asked for, of which no more than a day counts.
 */
export function pauseAfter(tries: number, wanted: number | null): number | null {
  const pause = PAUSES[tries - 1]
  if (pause === undefined) return null
  return Math.max(pause, Math.min(wanted ?? 0, 24 * HOUR))
}

/**
 * The milliseconds for which a connection is asked nothing more, after so many failures in a row (LINK-11): a minute
 * after the fifth, twice as long after each further one, at most an hour.
 */
export function restAfter(failures: number): number {
  if (failures < FAILURES_BEFORE_REST) return 0
  return Math.min(MINUTE * 2 ** (failures - FAILURES_BEFORE_REST), REST_MAX)
}
