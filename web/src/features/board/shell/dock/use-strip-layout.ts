import { type RefObject, useLayoutEffect, useState } from 'react'
import { setDockedHeight } from '../../../../ui/docked-heights.ts'
import { isNarrow } from '../../model/use-narrow.ts'
import { layOutStrip, type StripLayout } from './strip-layout.ts'

/** Pixels between two chips of a phone, and of a line on a surface of its own, where a divider stands between them. */
const PHONE_GAP = 8
const GAP = 1
/** The button for the others, and what stays free behind it; in a list, as much as behind the buttons of chips. */
const MORE = 72
const LIST_MORE = 80
/** Window widths in which more than two chips are a list, and the least width of it. */
const LISTED = matchMedia('(40rem <= width < 64rem)')
const LIST_WIDTH = 560
/** Lines of chips that the columns leave room for (`--dock-room`). */
const MAX_LINES = 2
/** The same on a phone, where a chip of two rows takes the room of two lines, and on a tall one. */
const PHONE_LINES = 3
const TALL = matchMedia('(height >= 45rem)')
/** Pixels of a chip, of a row of the phone or of a list, and of a line on a surface of its own, with the space below. */
export const CHIP = 52
export const ROW = 56
const LINE = 60
/** Pixels above the first row of a list and below the last: its buttons keep the same distance from all edges. */
export const LIST_PADDING = 10

export interface PlacedStrip extends StripLayout {
  /** Pixels from one row to the next one. */
  readonly pitch: number
}

/**
 * Measures the chips of a strip that stands `below` pixels above the edge, and returns where each stands; null before the
 * first measurement. Chips are moved by
 * transforms, which no browser counts as layout shift, so that what starts or ends moves nothing (BOARD-78).
 */
export function useStripLayout(strip: RefObject<HTMLElement | null>, below: number): PlacedStrip | null {
  const [layout, setLayout] = useState<PlacedStrip | null>(null)
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
      const listWidth = LISTED.matches && { listWidth: LIST_WIDTH }
      const hasTall = sizes.some(({ rows }) => rows > 1)
      const phoneLines = PHONE_LINES + (TALL.matches ? 1 : 0) - (hasTall ? 1 : 0)
      const maxLines = isBar ? phoneLines : MAX_LINES
      const gap = isBar ? PHONE_GAP : GAP
      const moreWidth = LISTED.matches ? LIST_MORE : MORE
      const laidOut = layOutStrip(sizes, { width, maxLines, gap, moreWidth, isBar, ...listWidth })
      const pitch = isBar || laidOut.list ? ROW : LINE
      const wanted = { ...laidOut, pitch }
      setLayout((known) => (JSON.stringify(known) === JSON.stringify(wanted) ? known : wanted))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const one of [element, ...chips]) observer.observe(one)
    return () => observer.disconnect()
  }, [strip])
  const height = layout === null || layout.rows === 0 ? 0 : below + heightOf(layout)
  useLayoutEffect(() => setDockedHeight('strip', height), [height])
  useLayoutEffect(() => () => setDockedHeight('strip', 0), [])
  return layout
}

/** Pixels from the lower edge of the strip to the upper edge of its highest row. */
function heightOf({ rows, pitch, list }: PlacedStrip): number {
  if (list !== undefined) return rows * pitch + 2 * LIST_PADDING
  return rows * pitch - (pitch === LINE ? LINE - CHIP : 0)
}
