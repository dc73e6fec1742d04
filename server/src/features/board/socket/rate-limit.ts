/** Lets so many messages a second through for each person, and a burst of some seconds' worth. */
export interface RateLimit {
  /** False when this one is too many. `now` in milliseconds; `cost` in messages, 1 when left out. */
  take(person: string, now: number, cost?: number): boolean
}

const BURST_SECONDS = 4
/** People remembered before those with a full allowance are dropped. */
const PEOPLE_MAX = 10_000

export function createRateLimit(perSecond: number): RateLimit {
  const burst = perSecond * BURST_SECONDS
  const allowances = new Map<string, { left: number; at: number }>()

  function refilled(person: string, now: number): number {
    const allowance = allowances.get(person)
    if (allowance === undefined) return burst
    return Math.min(burst, allowance.left + ((now - allowance.at) / 1000) * perSecond)
  }

  return {
    take(person, now, cost = 1) {
      const left = refilled(person, now)
      if (allowances.size > PEOPLE_MAX) {
        for (const known of allowances.keys()) if (refilled(known, now) >= burst) allowances.delete(known)
      }
      allowances.set(person, { left: left >= cost ? left - cost : left, at: now })
      return left >= cost
    },
  }
}
