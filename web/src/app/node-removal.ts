/**
 * ERROR-7: true for the failure of a page whose nodes were moved: page translators and extensions wrap text in elements
 * of their own, and the next change of that text finds its parent gone. Only a reload helps. The message of Safari
 * names neither the method nor the node.
 */
export function isNodeRemovalFailure(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    error.name === 'NotFoundError' &&
    /removeChild|insertBefore|object can not be found/i.test(error.message)
  )
}

/** Within this time (ms) a second such failure is shown instead of reloaded, or the page would reload for ever. */
const ONCE_IN_MS = 10_000

/** Whether to reload for such a failure now; `store` is the session storage of the tab. */
export function mayReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(store.getItem(KEY) ?? 0)
  store.setItem(KEY, String(now))
  return now - last > ONCE_IN_MS
}

const KEY = 'reloaded-at'
