import { useEffect } from 'react'
import { preloaded } from '../../../../lib/preload.ts'
import type { KeyContext } from './listen-to-keys.ts'

const keys = preloaded(() => import('./listen-to-keys.ts'))

/**
 * The keyboard of the board, and clicks on notes. The code loads after the board, so that the first note does not wait
 * for it; a click or a key before that is answered once the code is there.
 */
export function useBoardKeys(context: KeyContext): void {
  const { store, root, handlers, drag, columns, currentColumn } = context
  useEffect(() => {
    const stop = new AbortController()
    const loading = new AbortController()
    let missedClick: MouseEvent | null = null
    root.current?.addEventListener('click', (event) => (missedClick = event), { signal: loading.signal })
    // The first key on the element that has the focus: a later one alone could mean something else.
    let missedKey: KeyboardEvent | null = null
    const keepKey = (event: KeyboardEvent) => {
      if (missedKey?.target !== event.target) missedKey = event
      // A space opens the menu of a note; without this it would scroll the note away as well.
      if (event.key === ' ' && event.target instanceof Element && event.target.matches('[data-note]'))
        event.preventDefault()
    }
    document.addEventListener('keydown', keepKey, { signal: loading.signal })
    void keys().then(({ listenToKeys }) => {
      loading.abort()
      if (!stop.signal.aborted)
        listenToKeys({ store, root, handlers, drag, columns, currentColumn }, stop.signal, {
          click: missedClick,
          key: missedKey,
        })
    })
    return () => stop.abort()
  }, [store, root, handlers, drag, columns, currentColumn])
}
