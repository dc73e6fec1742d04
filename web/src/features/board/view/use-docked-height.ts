import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps `--docked-height` of the board at the height of what is docked over its lower edge, so that the last
 * notes can be scrolled free of it.
 */
export function useDockedHeight(
  board: RefObject<HTMLElement | null>,
  docked: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = docked.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      board.current?.style.setProperty('--docked-height', `${Math.ceil(height)}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [board, docked])
}
