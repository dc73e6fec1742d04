import { useSyncExternalStore } from 'react'
import { useLive } from './board-store.ts'

/** A timer of a browser may be up a little early. */
const EARLY_MS = 5

/** The server's clock, in milliseconds since 1970, read every `everyMs`; the clock of the device may be wrong. */
export function useServerNow(everyMs: number): number {
  const offset = useLive((view) => view.clockOffset)
  const tick = useSyncExternalStore(
    (listener) => {
      // Begins with the tick, so that two clocks that are in sight change at once.
      let timer = setTimeout(
        () => {
          listener()
          timer = setInterval(listener, everyMs)
        },
        everyMs - ((Date.now() + offset) % everyMs) + EARLY_MS,
      )
      return () => clearTimeout(timer)
    },
    () => Math.floor((Date.now() + offset) / everyMs),
  )
  return tick * everyMs
}
