import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

export interface SearchKeysOptions {
  /** Contains the field and its list. */
  readonly whole: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLInputElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * `/` focuses the field from anywhere on the page, arrows move from it through the results, and Escape leads back
 * (SEARCH-14). A focus or a press elsewhere closes the list.
 */
export function useSearchKeys({ whole, field, isOpen, onClose }: SearchKeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isSearchKey(event)) {
      event.preventDefault()
      field.current?.focus()
      return
    }
    if (!isOpen || event.isComposing || !whole.current?.contains(document.activeElement)) return
    if (event.key === 'Escape') {
      // A second Escape empties the field, as browsers do.
      event.preventDefault()
      field.current?.focus()
      onClose()
      return
    }
    const links = [...whole.current.querySelectorAll<HTMLElement>('[data-result]')]
    const at = links.findIndex((link) => link === document.activeElement)
    const to = nextPlace(event.key, at, links.length)
    if (to === null) return
    event.preventDefault()
    const next = links[to] ?? field.current
    next?.focus()
  })
  const look = useEffectEvent(({ target }: Event) => {
    if (isOpen && target instanceof Node && !whole.current?.contains(target)) onClose()
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('keydown', (event) => press(event), { signal })
    for (const type of ['focusin', 'pointerdown'])
      document.addEventListener(type, (event) => look(event), { signal })
    return () => ending.abort()
  }, [])
}

/** True for a `/` that is neither typed into a field nor pressed while a dialog is open. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.defaultPrevented) return false
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  const target = event.target
  if (!(target instanceof Element)) return true
  return target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') === null
}

/**
 * Where an arrow key leads from the field (-1) or one of `count` results: to the next one, from the first back to the
 * field; null for any other key, and beyond the last (SEARCH-14).
 */
export function nextPlace(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : null
  if (key === 'ArrowUp') return at >= 0 ? at - 1 : null
  if (at < 0 || count === 0) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
