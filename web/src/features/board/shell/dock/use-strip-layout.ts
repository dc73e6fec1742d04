import { type RefObject, useLayoutEffect, useState } from 'react'
import { isNarrow } from '../../model/use-narrow.ts'
import { layOutStrip, type StripLayout } from './strip-layout.ts'

/** Pixels between two chips, and of the button for the others. */
const GAP = 8
const MORE = 64
/** Pixels by which the content of a chip stands inside it on a phone; the button for the others ends with it. */
const CHIP_INSET = 8
/** Window widths in which more than two chips are a list, and the least width of it. */
const LISTED = matchMedia('(40rem <= width < 64rem)')
const LIST_WIDTH = 560
/** Lines of chips that the columns leave room for (`--dock-room`). */
const MAX_LINES = 2
/** A phone with room for one line more, if no chip has two. */
const TALL = matchMedia('(height >= 45rem)')
/** Pixels of a row with its space; buttons for a finger are higher. */
export const ROW = matchMedia('(pointer: coarse)').matches ? 60 : 64

/**
 * Measures the chips of a strip and returns where each stands; null before the first measurement. Chips are moved by
 * transforms, which no browser counts as layout shift, so that what starts or ends moves nothing (BOARD-78).
 */
export function useStripLayout(strip: RefObject<HTMLElement | null>): StripLayout | null {
  const [layout, setLayout] = useState<StripLayout | null>(null)
  useLayoutEffect(() => {
    const element = strip.current
    if (element === null) return
    const chips = [...element.querySelectorAll<HTMLElement>(':scope > [data-chip]')]
    const measure = () => {
      const sizes = chips.map(({ offsetWidth, offsetHeight }) => ({
        width: offsetWidth,
        rows: Math.max(1, Math.round(offsetHeight / ROW)),
      }))
      const width = element.clientWidth
      const isBar = isNarrow()
      const moreWidth = isBar ? MORE + CHIP_INSET : MORE
      const listWidth = LISTED.matches && { listWidth: LIST_WIDTH }
      const isTall = isBar && TALL.matches && sizes.every(({ rows }) => rows === 1)
      const maxLines = isTall ? MAX_LINES + 1 : MAX_LINES
      const room = { width, maxLines, gap: GAP, moreWidth, isBar, ...listWidth }
      const wanted = layOutStrip(sizes, room)
      setLayout((known) => (JSON.stringify(known) === JSON.stringify(wanted) ? known : wanted))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const one of [element, ...chips]) observer.observe(one)
    return () => observer.disconnect()
  }, [strip])
  useStripHeight((layout?.rows ?? 0) * ROW)
  return layout
}

/** Keeps the property `--strip-height` of the page, above which toasts and docked cards stand. */
function useStripHeight(pixels: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--strip-height', `${pixels}px`)
    return () => {
      style.removeProperty('--strip-height')
    }
  }, [pixels])
}
