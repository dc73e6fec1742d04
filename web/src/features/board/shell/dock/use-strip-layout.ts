import { type RefObject, useLayoutEffect, useState } from 'react'
import { setDockedHeight } from '../../../../ui/docked-heights.ts'
import { isNarrow } from '../../model/use-narrow.ts'
import { layOutStrip, type StripLayout } from './strip-layout.ts'

/** Pixels between two chips of a phone, and of a line on a surface of its own, where a divider stands between them. */
const PHONE_GAP = 8
const GAP = 1
/** The button for the others, and what stays free behind it: in a list and on a phone as much as behind the buttons of chips. */
const MORE = 72
const LIST_MORE = 136
const PHONE_MORE = 119
/** Window widths in which more than two chips are a list, and the least width of it. */
const LISTED = matchMedia('(40rem <= width < 64rem)')
const LIST_WIDTH = 560
/** Lines of chips; the columns leave room for them, one of which may be two rows high (`--dock-room`). */
const MAX_LINES = 2
/** Pixels of a chip, of a row of a list or of the phone, and of a line on a surface of its own, with the space below. */
export const CHIP = 52
export const ROW = 56
export const PHONE_ROW = 50
const LINE = 60
/** Pixels above the first row of a list and below the last: its buttons keep the same distance from all edges. */
export const LIST_PADDING = 10

export interface PlacedStrip extends StripLayout {
  /** Pixels from one row to the next one. */
  readonly pitch: number
  /** On a phone with more chips than lines, which leave out all buttons but the main one. */
  readonly isCrowded: boolean
}

/**
 * Measures the chips of a strip that stands `below` pixels above the edge, and returns where each stands; null before the
 * first measurement. Chips are moved by transforms, which no browser counts as layout shift, so that what starts or ends
 * moves nothing (BOARD-78). What is unfolded over the strip is `unfolded` pixels high; for a
 * participant who `leads` it has buttons that a crowded strip leaves out.
 */
export function useStripLayout(
  strip: RefObject<HTMLElement | null>,
  below: number,
  unfolded: number,
  leads: boolean,
): PlacedStrip | null {
  const [layout, setLayout] = useState<PlacedStrip | null>(null)
  useLayoutEffect(() => {
    const element = strip.current
    if (element === null) return
    const chips = [...element.querySelectorAll<HTMLElement>(':scope > [data-chip]')]
    const measure = () => {
      const isBar = isNarrow()
      const row = isBar ? PHONE_ROW : ROW
      const sizes = chips.map(({ offsetWidth, offsetHeight }) => ({
        width: offsetWidth,
        rows: Math.max(1, Math.round(offsetHeight / row)),
      }))
      const width = element.clientWidth
      const listWidth = LISTED.matches && { listWidth: LIST_WIDTH }
      const isCrowded = isBar && sizes.filter((size) => size.width > 0).length > MAX_LINES
      const gap = isBar ? PHONE_GAP : GAP
      const moreWidth = isBar ? PHONE_MORE : LISTED.matches ? LIST_MORE : MORE
      const laidOut = layOutStrip(sizes, {
        width,
        maxLines: MAX_LINES,
        gap,
        moreWidth,
        isBar,
        hasMore: isCrowded && leads,
        ...listWidth,
      })
      const pitch = isBar || laidOut.list ? row : LINE
      const wanted = { ...laidOut, pitch, isCrowded }
      setLayout((known) => (JSON.stringify(known) === JSON.stringify(wanted) ? known : wanted))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const one of [element, ...chips]) observer.observe(one)
    return () => observer.disconnect()
  }, [strip, leads])
  const height = layout === null || layout.rows === 0 ? 0 : Math.max(below + heightOf(layout), unfolded)
  useLayoutEffect(() => setDockedHeight('strip', height), [height])
  useLayoutEffect(() => () => setDockedHeight('strip', 0), [])
  return layout
}

/** Pixels from the lower edge of the strip to the upper edge of its highest row. */
function heightOf({ rows, pitch, list }: PlacedStrip): number {
  if (list !== undefined) return rows * pitch + 2 * LIST_PADDING
  return rows * pitch - (pitch === LINE ? LINE - CHIP : 0)
}
