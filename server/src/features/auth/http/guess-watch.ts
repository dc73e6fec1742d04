/** Notices that somebody's password is being guessed from many addresses, each of which stays within its own allowance. */
export interface GuessWatch {
  /** A wrong password for an account. */
  failed(account: string): void
  isUnderAttack(account: string): boolean
}

/** People who forgot theirs try less; so do whole families of devices with an old one. */
const FAILURES = 30
const HOUR_MS = 60 * 60_000
/** Those heard of longest ago are forgotten first; addresses can be made up without end. */
const ACCOUNTS_MAX = 10_000

/**
 * An account under attack is not locked: that is what an attacker would want for its owner. It takes fewer tries from
 * each address, so that the owner's first right one gets in, and thousands of addresses get few guesses.
 */
export function createGuessWatch(now: () => number = Date.now): GuessWatch {
  const heard = new Map<string, { count: number; readonly since: number }>()

  function current(account: string) {
    const entry = heard.get(account)
    return entry !== undefined && now() - entry.since < HOUR_MS ? entry : undefined
  }

  return {
    failed(account) {
      const entry = current(account) ?? { count: 0, since: now() }
      entry.count += 1
      heard.delete(account)
      heard.set(account, entry)
      const [oldest] = heard.keys()
      if (heard.size > ACCOUNTS_MAX && oldest !== undefined) heard.delete(oldest)
    },
    isUnderAttack: (account) => (current(account)?.count ?? 0) >= FAILURES,
  }
}
