/** Milliseconds between two requests whether the server is back: the first, and, doubling, the longest. */
const PAUSE_FIRST_MS = 2000
const PAUSE_LONGEST_MS = 30_000
/** Milliseconds after which a lost connection has nothing to do with the one before. */
const CALM_MS = 60_000

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

/**
 * Created once for a page: it listens to the browser for as long as the page lives.
 *
 * When some calls are answered and one never is (a proxy or an extension of the browser stops it), each answer would
 * mean that the server is back, the page would read everything again, and the one call would fail again, for ever and
 * without a pause. The sooner a connection is lost after it was back, the longer answers count for nothing.
 */
export function createReachability({ ask, events }: ReachabilityOptions): Reachability {
  const listeners = new Set<() => void>()
  let isReachable = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = PAUSE_FIRST_MS
  /** Milliseconds since 1970: the last change. */
  let changedAt = 0
  /** Milliseconds after a loss in which answers count for nothing. */
  let hold = 0

  function settle(now: boolean): void {
    if (now === isReachable) return
    isReachable = now
    clearTimeout(timer)
    if (!now) {
      hold =
        Date.now() - changedAt < CALM_MS ? Math.min(Math.max(hold * 2, PAUSE_FIRST_MS), PAUSE_LONGEST_MS) : 0
      pause = Math.max(hold, PAUSE_FIRST_MS)
      askSoon()
    }
    changedAt = Date.now()
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
    answered() {
      if (Date.now() - changedAt >= hold) settle(true)
    },
    unanswered,
  }
}
