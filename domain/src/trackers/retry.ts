import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/durations.ts'

/** Pauses after the first, the second … failure to send an action item. */
const PAUSES: readonly number[] = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS]

/** A request that got no answer may still be carried out: whether it was is looked up no earlier than this. */
export const SETTLING_MS = MINUTE_MS

/** The milliseconds until an action item is sent again by itself; null: it has failed (TRACK-9). */
export function pauseBeforeResend(failures: number, wanted: number | null): number | null {
  const pause = PAUSES[failures - 1]
  return pause === undefined ? null : Math.max(pause, Math.min(wanted ?? 0, DAY_MS))
}

/** Issues are followed for as long. */
const FOLLOWED_MS = 90 * DAY_MS
/** A webhook that was heard of within this time makes frequent questions needless. */
const HOOK_TRUSTED_MS = 14 * DAY_MS

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
  return issue.isOpen && !hasHook ? HOUR_MS : DAY_MS
}
