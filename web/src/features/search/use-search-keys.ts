import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isSearchKey } from './is-search-key.ts'
import { nextPlace } from './next-place.ts'

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
