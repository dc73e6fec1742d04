import { useEffect } from 'react'
import { early } from '../../../../lib/early.ts'
import type { KeyContext } from './listen-to-keys.ts'

const keys = early(() => import('./listen-to-keys.ts'))

/** The keyboard of the board. Its code loads after the board, so that the first note does not wait for it. */
export function useBoardKeys(context: KeyContext): void {
  const { store, root, handlers, drag, columns, currentColumn } = context
  useEffect(() => {
    const stop = new AbortController()
    void keys().then(({ listenToKeys }) => {
      if (!stop.signal.aborted)
        listenToKeys({ store, root, handlers, drag, columns, currentColumn }, stop.signal)
    })
    return () => stop.abort()
  }, [store, root, handlers, drag, columns, currentColumn])
}
