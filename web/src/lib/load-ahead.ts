import { untilLoaded } from './until-loaded.ts'

const loads = new Set<() => Promise<unknown>>()
const begun = new Set<() => Promise<unknown>>()
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
 * there also without a network. What could not be loaded is asked for until it is there (CONN-22). Returns a function
 * that stops it from beginning more.
 */
export function startLoadingAhead(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(loadAll, AFTER_MS)
  }
  wait()
  waiting.add(wait)
  return () => {
    clearTimeout(timer)
    waiting.delete(wait)
  }
}

/**
 * Loads all registered code, and what that registers in turn. Each piece is asked for again by itself: one that was under
 * way when the network came back may fail after that.
 */
function loadAll(): void {
  for (const load of loads) {
    if (begun.has(load)) continue
    begun.add(load)
    void untilLoaded(load).then(loadAll)
  }
}
