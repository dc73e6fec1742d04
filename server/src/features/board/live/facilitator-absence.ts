/** Since when no facilitator is on one board (LEAD-6, LEAD-11), and whether its participants were notified. */
export interface FacilitatorAbsence {
  /** In milliseconds since 1970; null: a facilitator is present. */
  since(): number | null
  /** Records whether a facilitator is present now. */
  update(isLed: boolean): void
  /**
   * Another process has had no facilitator for `ms` milliseconds; where this one has none either, the longer absence
   * counts. True when that changes the time.
   */
  recordRemote(ms: number): boolean
  /** To be called when a newcomer is sent `since` in the answer to a join. */
  noteSentToNewcomer(): void
  /** True once when the last announcement is outdated. */
  takeChange(): boolean
}

/** Messages between processes take a moment: a difference below this is none. */
const NOISE_MS = 1000

/** `now`: milliseconds since 1970. */
export function createFacilitatorAbsence(now: () => number): FacilitatorAbsence {
  let since: number | null = null
  /** Undefined: newcomers may have been sent another value than the other participants. */
  let announced: number | null | undefined = null

  return {
    since: () => since,
    update(isLed) {
      since = isLed ? null : (since ?? now())
    },
    recordRemote(ms) {
      const earlier = now() - ms
      if (since === null || earlier > since - NOISE_MS) return false
      since = earlier
      return true
    },
    noteSentToNewcomer() {
      // A facilitator in another process may become known before the announcement, which has to be sent all the same.
      if (since !== announced) announced = undefined
    },
    takeChange() {
      if (since === announced) return false
      announced = since
      return true
    },
  }
}
