/** Limits the messages a second of each person, with a burst of some seconds' worth (LIMIT-9). */
export interface RateLimit {
  /**
   * False when the message is over the limit. `now` in milliseconds; `cost` in messages, 1 by default and at most a
   * whole burst.
   */
  take(person: string, now: number, cost?: number): boolean
}

const BURST_SECONDS = 4
/** Allowances kept in memory before full ones are dropped. */
const PEOPLE_MAX = 10_000
/** Milliseconds between two sweeps over all allowances. */
const SWEEP_MS = 1000

export function createRateLimit(perSecond: number): RateLimit {
  const burst = perSecond * BURST_SECONDS
  let sweptAt = -Infinity
  const allowances = new Map<string, { left: number; at: number }>()

  function refilled(person: string, now: number): number {
    const allowance = allowances.get(person)
    if (allowance === undefined) return burst
    return Math.min(burst, allowance.left + ((now - allowance.at) / 1000) * perSecond)
  }

  return {
    take(person, now, wanted = 1) {
      const cost = Math.min(wanted, burst)
      const left = refilled(person, now)
      if (allowances.size > PEOPLE_MAX && now - sweptAt >= SWEEP_MS) {
        sweptAt = now
        for (const known of allowances.keys()) if (refilled(known, now) >= burst) allowances.delete(known)
      }
      allowances.set(person, { left: left >= cost ? left - cost : left, at: now })
      return left >= cost
    },
  }
}
