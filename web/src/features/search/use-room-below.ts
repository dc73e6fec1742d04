import { type RefObject, useLayoutEffect } from 'react'

/** The height of the list in pixels: at least, at most, and what stays free below it in the window. */
const LEAST = 240
const MOST = 576
const MARGIN = 16

/**
 * Keeps a list that scrolls within the window, and its attribute `data-cut` while there is more below than it shows.
 * The list has one child, whose height follows its content.
 */
export function useRoomBelow(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const mark = () => {
      const below = element.scrollHeight - element.clientHeight - element.scrollTop
      element.toggleAttribute('data-cut', below > 1)
    }
    const fit = () => {
      const height = visualViewport?.height ?? innerHeight
      const room = height - MARGIN - element.getBoundingClientRect().top
      element.style.setProperty('max-height', `${Math.min(MOST, Math.max(LEAST, room))}px`)
      mark()
    }
    fit()
    const sizes = new ResizeObserver(mark)
    sizes.observe(element)
    if (element.firstElementChild !== null) sizes.observe(element.firstElementChild)
    const ending = new AbortController()
    const { signal } = ending
    element.addEventListener('scroll', mark, { passive: true, signal })
    // A keyboard on the screen takes room too.
    visualViewport?.addEventListener('resize', fit, { signal })
    return () => {
      sizes.disconnect()
      ending.abort()
    }
  }, [list])
}
