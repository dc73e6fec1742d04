import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the property `--docked-height` of the page at the height of what is docked over the board's lower edge, so that
 * the last notes can be scrolled free of it (GIF-19), and toasts stand above it.
 */
export function useDockedHeight(docked: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = docked.current
    if (element === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      style.setProperty('--docked-height', `${Math.ceil(height)}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--docked-height')
    }
  }, [docked])
}
