import { useEffect } from 'react'
import { preloaded } from '../../../../lib/preload.ts'
import type { KeyContext } from './listen-to-keys.ts'

const keys = preloaded(() => import('./listen-to-keys.ts'))

/**
 * The keyboard of the board, and clicks on notes. The code loads after the board, so that the first note does not wait
 * for it; a click before that is answered once the code is there.
 */
export function useBoardKeys(context: KeyContext): void {
  const { store, root, handlers, drag, columns, currentColumn } = context
  useEffect(() => {
    const stop = new AbortController()
    const loading = new AbortController()
    let missedClick: MouseEvent | null = null
    root.current?.addEventListener('click', (event) => (missedClick = event), { signal: loading.signal })
    void keys().then(({ listenToKeys }) => {
      loading.abort()
      if (!stop.signal.aborted)
        listenToKeys({ store, root, handlers, drag, columns, currentColumn }, stop.signal, missedClick)
    })
    return () => stop.abort()
  }, [store, root, handlers, drag, columns, currentColumn])
}
