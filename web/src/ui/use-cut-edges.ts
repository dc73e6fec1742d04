import { type RefObject, useEffect } from 'react'

/**
 * Keeps `data-cut` of a row that scrolls sideways, or of a list that scrolls down: `start`, `end` or both, where there is
 * more than it shows. The class `fade-cut-edges` fades these edges, those of a list `fade-cut-ends`.
 */
export function useCutEdges(row: RefObject<HTMLElement | null>, axis: 'x' | 'y' = 'x'): void {
  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const measure = () => {
      // In right-to-left text scrollLeft counts down from 0.
      const from = axis === 'y' ? element.scrollTop : Math.abs(element.scrollLeft)
      const whole =
        axis === 'y' ? element.scrollHeight - element.clientHeight : element.scrollWidth - element.clientWidth
      const left = whole - from
      element.dataset['cut'] = [from > 1 && 'start', left > 1 && 'end'].filter(Boolean).join(' ')
    }
    // Its own size changes with the window, that of its last child with the texts.
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    if (element.lastElementChild !== null) sizes.observe(element.lastElementChild)
    // A list that is full keeps its size when an item comes or goes.
    const items = new MutationObserver(measure)
    items.observe(element, { childList: true })
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      items.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row, axis])
}
