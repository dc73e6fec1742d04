import { type RefObject, useEffect } from 'react'

/**
 * Keeps `data-cut` of a row that scrolls sideways: `start`, `end` or both, where there is more than the row shows. The
 * class `fade-cut-edges` fades these edges.
 */
export function useCutEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const measure = () => {
      // In right-to-left text scrollLeft counts down from 0.
      const from = Math.abs(element.scrollLeft)
      const left = element.scrollWidth - element.clientWidth - from
      element.dataset['cut'] = [from > 1 && 'start', left > 1 && 'end'].filter(Boolean).join(' ')
    }
    // Its own size changes with the window, that of its last child with the texts.
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    if (element.lastElementChild !== null) sizes.observe(element.lastElementChild)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
}
