/** How tabs of one person know which of them are still there. */
export interface TabLocks {
  /** Says that this tab is there, until `release`. */
  readonly hold: (tab: string) => Promise<void>
  /** Does `work`, alone in doing so, when that tab is gone; false when it is there, or in other hands. */
  readonly whileGone: (tab: string, work: () => Promise<void>) => Promise<boolean>
  /** Waits until that tab is gone, or out of other hands; fails when this tab ends. */
  readonly untilGone: (tab: string) => Promise<void>
  readonly release: () => void
}

/**
 * Web Locks, which the browser lets go of when a tab ends in whatever way. Without them (plain HTTP) every
 * other tab counts as gone: then two tabs may send the same command, which its id makes harmless.
 */
export function openTabLocks(): TabLocks {
  const ended = new AbortController()
  const { signal } = ended
  // The type says that there always is one; on plain HTTP there is none.
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
        // Refused, as in a sandboxed frame: then nobody holds anything, and that is all it means.
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
