/** Milliseconds between two requests whether the server is back: the first, and, doubling, the longest. */
const PAUSE_FIRST_MS = 2000
const PAUSE_LONGEST_MS = 30_000

/** Whether the server can be reached, as far as the page knows from its calls and from the browser. */
export interface Reachability {
  readonly isReachable: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** To be called when a call was answered, by whatever status. */
  readonly answered: () => void
  /**
   * To be called when a call was not answered, or only by a proxy without a server: the server is then asked until it
   * answers.
   */
  readonly unanswered: () => void
}

export interface ReachabilityOptions {
  /** Asks the server for any answer. */
  readonly ask: () => Promise<boolean>
  /** The source of the browser's events `online` and `offline`. */
  readonly events: Pick<EventTarget, 'addEventListener'>
}

/** Created once for a page: it listens to the browser for as long as the page lives. */
export function createReachability({ ask, events }: ReachabilityOptions): Reachability {
  const listeners = new Set<() => void>()
  let isReachable = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = PAUSE_FIRST_MS

  function settle(now: boolean): void {
    if (now === isReachable) return
    isReachable = now
    clearTimeout(timer)
    pause = PAUSE_FIRST_MS
    if (!now) askSoon()
    for (const listener of listeners) listener()
  }

  function askSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void askNow(), pause)
    pause = Math.min(pause * 2, PAUSE_LONGEST_MS)
  }

  async function askNow(): Promise<void> {
    const isThere = await ask().catch(() => false)
    if (isReachable) return
    if (isThere) settle(true)
    else askSoon()
  }

  const unanswered = () => settle(false)
  events.addEventListener('offline', unanswered)
  events.addEventListener('online', () => {
    if (!isReachable) void askNow()
  })
  return {
    isReachable: () => isReachable,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answered: () => settle(true),
    unanswered,
  }
}
