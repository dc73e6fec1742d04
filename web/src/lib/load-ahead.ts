const loads = new Set<() => Promise<unknown>>()
const waiting = new Set<() => void>()

/** Milliseconds after the page is drawn, when it can be used. */
const AFTER_MS = 2000

/** Registers code that a page may need later, for `startLoadingAhead`. */
export function loadAhead(load: () => Promise<unknown>): void {
  loads.add(load)
  for (const wait of waiting) wait()
}

/**
 * Called once a page is drawn. Loads all code that is registered, now or later, while the page is idle, so that it is
 * there also without a network. What could not be loaded is loaded when the network is back (CONN-22). Returns a
 * function that stops it.
 */
export function startLoadingAhead(): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void loadAll(), AFTER_MS)
  }
  wait()
  waiting.add(wait)
  addEventListener('online', () => void loadAll(), { signal: controller.signal })
  return () => {
    clearTimeout(timer)
    waiting.delete(wait)
    controller.abort()
  }
}

/** Loads all registered code, and what that registers in turn. */
async function loadAll(): Promise<void> {
  const loaded = new Set<() => Promise<unknown>>()
  while (loaded.size < loads.size) {
    const left = [...loads].filter((load) => !loaded.has(load))
    for (const load of left) loaded.add(load)
    await Promise.allSettled(left.map((load) => load()))
  }
}
