/** Milliseconds until the first request, and, doubling, the longest pause between two (CONN-25). */
const PAUSE_FIRST_MS = 3000
const PAUSE_LONGEST_MS = 60_000

/**
 * Asks with growing pauses, and only while the page is visible, until the answer is yes; then calls `onOpen` once. Asks
 * at once when the page becomes visible or goes online. Returns a function that stops it.
 */
export function watchAccess(mayEnter: () => Promise<boolean>, onOpen: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = PAUSE_FIRST_MS
  let isAsking = false

  async function ask(): Promise<void> {
    if (isAsking || document.visibilityState === 'hidden') return
    clearTimeout(timer)
    isAsking = true
    const isOpen = await mayEnter().catch(() => false)
    isAsking = false
    if (signal.aborted) return
    if (isOpen) {
      stop.abort()
      onOpen()
      return
    }
    timer = setTimeout(() => void ask(), pause)
    pause = Math.min(pause * 2, PAUSE_LONGEST_MS)
  }

  signal.addEventListener('abort', () => clearTimeout(timer))
  timer = setTimeout(() => void ask(), pause)
  document.addEventListener('visibilitychange', () => void ask(), { signal })
  addEventListener('online', () => void ask(), { signal })
  return () => stop.abort()
}
