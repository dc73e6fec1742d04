import type { TabLocks } from '../tab-locks.ts'

/** Fake Web Locks that the tabs of one device share. */
export function createLockBook(): { openLocks: () => TabLocks } {
  const held = new Map<string, object>()
  const waiting = new Map<() => void, string>()

  function free(tab: string, by: object): void {
    if (held.get(tab) !== by) return
    held.delete(tab)
    for (const [notify, wanted] of waiting) {
      if (wanted !== tab) continue
      waiting.delete(notify)
      notify()
    }
  }

  return {
    openLocks() {
      const me = {}
      return {
        hold(tab) {
          held.set(tab, me)
          return Promise.resolve()
        },
        async whileGone(tab, work) {
          if (held.has(tab)) return false
          held.set(tab, me)
          try {
            await work()
          } finally {
            free(tab, me)
          }
          return true
        },
        untilGone: (tab) =>
          new Promise((resolve) => {
            if (held.has(tab)) waiting.set(resolve, tab)
            else resolve()
          }),
        release() {
          for (const [tab, by] of held) if (by === me) free(tab, me)
        },
      }
    },
  }
}
