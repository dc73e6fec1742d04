import { HOUR_MS } from '@retropulse/domain/kernel/durations'

/** Detects guessing of one account's password from many addresses, each of which stays within its own limit. */
export interface GuessWatch {
  /** A wrong password for an account. */
  failed(account: string): void
  isUnderAttack(account: string): boolean
}

/** More than users who forgot their password, or devices that still send an old one, reach in an hour. */
const FAILURES = 30
/** The accounts with the oldest failure are evicted first; addresses can be made up without end. */
const ACCOUNTS_MAX = 10_000

/**
 * AUTH-32: an attacked account is not locked, since a lock would shut out its owner. Each client address gets fewer
 * attempts at it, so that the owner's first right password works while thousands of addresses get few guesses.
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
