/**
 * True for the failure of a page whose nodes somebody else moved: page translators and extensions wrap
 * text in elements of their own, and the next change of that text finds its parent gone. Only a reload
 * helps (board.md §2). Safari names neither the method nor the node.
 */
export function isNodeRemovalFailure(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    error.name === 'NotFoundError' &&
    /removeChild|insertBefore|object can not be found/i.test(error.message)
  )
}

/** Milliseconds in which a second such failure is shown instead of reloaded, or the page would spin for ever. */
const ONCE_IN_MS = 10_000

/** Whether to reload for such a failure now; `store` is the tab's own. */
export function mayReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(store.getItem(KEY) ?? 0)
  store.setItem(KEY, String(now))
  return now - last > ONCE_IN_MS
}

const KEY = 'reloaded-at'
