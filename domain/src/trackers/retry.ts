const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Pauses after the first, the second … failure to send an action item. */
const PAUSES: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE]

/** A request that got no answer may still be carried out: whether it was is looked up no earlier than this. */
export const SETTLING_MS = MINUTE

/** The milliseconds until an action item is sent again by itself; null: it has failed (TRACK-9). */
export function pauseBeforeResend(failures: number, wanted: number | null): number | null {
  const pause = PAUSES[failures - 1]
  return pause === undefined ? null : Math.max(pause, Math.min(wanted ?? 0, DAY))
}

/** Issues are followed for as long. */
const FOLLOWED_MS = 90 * DAY
/** A webhook that was heard of within this time makes frequent questions needless. */
const HOOK_TRUSTED_MS = 14 * DAY

/**
 * The milliseconds until the state of an issue is asked for again; null: no more (TRACK-12). Open issues of a tracker
 * without a webhook are asked for each hour.
 */
export function pauseBeforeCheck(issue: {
  readonly isOpen: boolean
  readonly ageMs: number
  /** Since the last webhook; null: there was none. */
  readonly hookAgeMs: number | null
}): number | null {
  if (issue.ageMs > FOLLOWED_MS) return null
  const hasHook = issue.hookAgeMs !== null && issue.hookAgeMs < HOOK_TRUSTED_MS
  return issue.isOpen && !hasHook ? HOUR : DAY
}
