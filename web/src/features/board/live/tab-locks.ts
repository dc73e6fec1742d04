/** How tabs of one person know which of them are still there. */
export interface TabLocks {
  /** Says that this tab is there, until `release`. */
  readonly hold: (tab: string) => Promise<void>
  /** Calls `takeOver` once that tab is gone; until it is done, no other tab is told the same. */
  readonly whenGone: (tab: string, takeOver: () => Promise<void>) => void
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
    whenGone(tab, takeOver) {
      const gone = locks === undefined ? takeOver() : locks.request(nameOf(tab), { signal }, takeOver)
      // Refused, or this tab ended first: then it is for another tab to take over.
      gone.catch(() => undefined)
    },
    release: () => ended.abort(),
  }
}

function nameOf(tab: string): string {
  return `retropulse-tab-${tab}`
}
