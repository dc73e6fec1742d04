import { useLayoutEffect } from 'react'

/**
 * What stands at the lower edge of the window, of which base.css keeps toasts and the rest of the page clear, or beside
 * the page; and what the header follows: a page that is only a failure, and one that asks to sign in.
 */
export type PageMarkName =
  | 'thumb-button'
  | 'tool-row'
  | 'low-card'
  | 'docked-wide'
  | 'docked-bar'
  | 'side-panel'
  | 'load-failure'
  | 'asks-sign-in'

const counts = new Map<PageMarkName, number>()

/**
 * Marks the document as `data-<name>` while it is drawn. A rule with `:has()` on the root would need no mark, but the
 * browser then examines the root at every insertion on the page: 5 ms each time on a board with 300 notes.
 */
export function PageMark({ name }: { name: PageMarkName }) {
  useLayoutEffect(() => {
    add(name, 1)
    return () => add(name, -1)
  }, [name])
  return null
}

function add(name: PageMarkName, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change
  counts.set(name, count)
  document.documentElement.toggleAttribute(`data-${name}`, count > 0)
}
