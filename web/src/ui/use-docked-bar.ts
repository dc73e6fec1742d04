import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps `--docked-bar` of the page at the pixels from the upper edge of a sticky bar to the lower edge of the window,
 * so that toasts stand above the bar also where the page ends before the window does. A bar that is not drawn at this
 * width has no height.
 */
export function useDockedBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (element === null) return
    const controller = new AbortController()
    const { signal } = controller
    const { style } = document.documentElement
    const measure = () => {
      const isDrawn = element.getClientRects().length > 0
      const height = isDrawn ? Math.max(0, innerHeight - element.getBoundingClientRect().top) : 0
      style.setProperty('--docked-bar', `${Math.ceil(height)}px`)
    }
    // Content that changes its height above the bar moves it, without a scroll.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    observer.observe(element)
    addEventListener('scroll', measure, { passive: true, signal })
    addEventListener('resize', measure, { signal })
    return () => {
      controller.abort()
      observer.disconnect()
      style.removeProperty('--docked-bar')
    }
  }, [bar])
}
