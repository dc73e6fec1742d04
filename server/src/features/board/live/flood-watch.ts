/** Refusals within the time below after which a connection is cut. */
const REFUSALS_MAX = 300
const WINDOW_MS = 10_000

/**
 * Watches one connection that sends too fast. The function is to be called for each refusal and returns whether the
 * connection has to be cut: refusing without end costs the server more than the sender (LIMIT-11).
 */
export function createFloodWatch(): (now: number) => boolean {
  let since = -Infinity
  let refusals = 0
  return (now) => {
    if (now - since > WINDOW_MS) {
      since = now
      refusals = 0
    }
    refusals += 1
    return refusals > REFUSALS_MAX
  }
}
