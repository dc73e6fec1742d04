/** Tells the tabs of one person which of them are still open. */
export interface TabLocks {
  /** Holds the lock of this tab until `release`. */
  readonly hold: (tab: string) => Promise<void>
  /** Runs `work` under the lock of that tab when it is gone; false when it is open, or another tab has its lock. */
  readonly whileGone: (tab: string, work: () => Promise<void>) => Promise<boolean>
  /** Waits until that tab, or the one that has its lock, has released it; rejects when this tab ends. */
  readonly untilGone: (tab: string) => Promise<void>
  readonly release: () => void
}

/**
 * Uses Web Locks, which the browser releases when a tab ends in whatever way. Without them (plain HTTP) every other tab
 * counts as gone: then two tabs may send the same command, which is done once because of its id (CONN-17).
 */
export function openTabLocks(): TabLocks {
  const ended = new AbortController()
  const { signal } = ended
  // The type says that there always are locks; on plain HTTP there are none.
  const locks: LockManager | undefined = navigator.locks
  const untilEnded = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

  return {
    hold: (tab) =>
      new Promise((resolve) => {
        if (locks === undefined) {
          resolve()
          return
        }
        const held = locks.request(nameOf(tab), () => {
          resolve()
          return untilEnded
        })
        // Refused, as in a sandboxed frame: then this tab has no lock, and goes on without one.
        held.catch(() => resolve())
      }),
    async whileGone(tab, work) {
      if (locks === undefined) {
        await work()
        return true
      }
      return locks.request(nameOf(tab), { ifAvailable: true }, async (lock) => {
        if (lock === null) return false
        await work()
        return true
      })
    },
    async untilGone(tab) {
      await locks?.request(nameOf(tab), { signal }, () => undefined)
    },
    release: () => ended.abort(),
  }
}

function nameOf(tab: string): string {
  return `retropulse-tab-${tab}`
}
