/** Sockets on a board from which on broadcasting is most of what a command costs. */
const THROTTLED_FROM = 80
const THROTTLE_MS_EACH = 0.025
const THROTTLE_MS_MAX = 5

/** About as long as a broadcast to so many sockets takes, so that one board takes half of the time at most. */
export function throttleMsFor(windows: number): number {
  return windows < THROTTLED_FROM ? 0 : Math.min(windows * THROTTLE_MS_EACH, THROTTLE_MS_MAX)
}
