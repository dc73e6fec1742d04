export interface CircuitBreakerOptions {
  /** The clock, in milliseconds. */
  readonly now: () => number
  /** Failures in a row after which the circuit opens; 5 unless given. */
  readonly failuresMax?: number
  /** How long it stays open, in milliseconds; 30 seconds unless given. */
  readonly restMs?: number
}

/**
 * Keeps a service that fails from being asked again and again. It opens after some failures in a row; when its rest is
 * over, one request tries, and what comes of it closes or opens it again. A pause that the service asked for holds
 * whatever else succeeds.
 */
export interface CircuitBreaker {
  /** Milliseconds until a request may be sent; 0: it may be sent now, and `settle` has to be called with what came of it. */
  enter(): number
  /** What came of a request: `abandoned` says nothing of the service. Returns whether the circuit opened by it. */
  settle(outcome: 'succeeded' | 'failed' | 'abandoned'): boolean
  /** No request is sent for so many milliseconds. */
  pause(ms: number): void
}

export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { now, failuresMax = 5, restMs = 30_000 } = options
  let failures = 0
  let opensAgainAt = 0
  let pausedUntil = 0
  let isTrying = false
  return {
    enter() {
      const wait = Math.max(opensAgainAt, pausedUntil) - now()
      if (wait > 0) return wait
      if (failures < failuresMax) return 0
      // One request finds out whether the service is back; the others do not wait for it.
      if (isTrying) return restMs
      isTrying = true
      return 0
    },
    settle(outcome) {
      isTrying = false
      if (outcome === 'abandoned') return false
      failures = outcome === 'succeeded' ? 0 : failures + 1
      opensAgainAt = failures < failuresMax ? 0 : now() + restMs
      return failures >= failuresMax
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, now() + ms)
    },
  }
}
