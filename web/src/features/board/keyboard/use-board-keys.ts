import { useEffect } from 'react'
import type { KeyGround } from './listen-to-keys.ts'

/** The board's keyboard. What listens is fetched once the board is drawn: the first note can be typed without it. */
export function useBoardKeys(ground: KeyGround): void {
  const { store, root, actions, carry, columns, currentColumn } = ground
  useEffect(() => {
    const stop = new AbortController()
    void import('./listen-to-keys.ts').then(({ listenToKeys }) => {
      if (!stop.signal.aborted)
        listenToKeys({ store, root, actions, carry, columns, currentColumn }, stop.signal)
    })
    return () => stop.abort()
  }, [store, root, actions, carry, columns, currentColumn])
}
