import { useSyncExternalStore } from 'react'
import { useLive } from './board-store.ts'

/** The server's clock, in milliseconds since 1970, read every `everyMs`; the clock of the device may be wrong. */
export function useServerNow(everyMs: number): number {
  const offset = useLive((view) => view.clockOffset)
  const tick = useSyncExternalStore(
    (listener) => {
      const timer = setInterval(listener, everyMs)
      return () => clearInterval(timer)
    },
    () => Math.floor((Date.now() + offset) / everyMs),
  )
  return tick * everyMs
}
