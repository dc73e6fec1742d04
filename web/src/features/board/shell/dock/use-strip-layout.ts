import { type RefObject, useLayoutEffect, useState } from 'react'
import { setDockedHeight } from '../../../../ui/docked-heights.ts'
import { isNarrow } from '../../model/use-narrow.ts'
import { layOutStrip, type StripLayout } from './strip-layout.ts'

/** Pixels between two chips of a phone, and of a line on a surface of its own, where a divider stands between them. */
const PHONE_GAP = 8
const GAP = 1
/** The button for the others, with what stays free around it, as much as around the chips. */
const MORE = 84
const MORE_BELOW_LG = 94
/** On a phone, the button and the gap to it. */
export const PHONE_MORE = 120
/** The window width from which on chips stand closer. */
const LG = 1024
/** Lines of chips; the columns leave room for them, one of which may be two rows high (`--dock-room`). */
const MAX_LINES = 2
/** Chips that show all their buttons; of more, those that end something are behind the button for the others. */
const MAX_CHIPS = 3
const PHONE_MAX_CHIPS = 2
/** Pixels of a chip, of a row of the phone, and of a line on a surface of its own, with the divider to the next one. */
export const CHIP = 52
export const PHONE_ROW = 50
export const LINE = 53

export interface PlacedStrip extends StripLayout {
  /** Pixels from one row to the next one. */
  readonly pitch: number
  /** With so many chips that they leave out what a facilitator can end, on a phone all buttons but the main one. */
  readonly isCrowded: boolean
}

/**
 * Measures the chips of a strip that stands `below` pixels above the edge, and returns where each stands; null before the
 * first measurement. Chips are moved by transforms, which no browser counts as layout shift, so that what starts or ends
 * moves nothing (BOARD-78). It is at least as wide as the tools of guests below it, with which it is one surface: without
 * the room that is kept before these, once the results stand behind them. What is unfolded over the strip is `unfolded`
 * pixels high; for a participant who `leads` it has buttons that a crowded strip leaves out.
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
    const tools = document.querySelector<HTMLElement>('[data-dock-tools]')
    const shown = tools?.querySelector<HTMLElement>('[data-tools-surface]') ?? null
    const measure = () => {
      const isBar = isNarrow()
      const pitch = isBar ? PHONE_ROW : LINE
      const sizes = chips.map(({ offsetWidth, offsetHeight }) => ({
        width: offsetWidth,
        rows: Math.max(1, Math.round(offsetHeight / pitch)),
      }))
      const width = element.clientWidth
      const moreWidth = innerWidth < LG ? MORE_BELOW_LG : MORE
      const isCrowded = sizes.filter((size) => size.width > 0).length > (isBar ? PHONE_MAX_CHIPS : MAX_CHIPS)
      const leavesOut = isBar || chips.some((chip) => chip.querySelector('[data-ends]') !== null)
      const laidOut = layOutStrip(sizes, {
        width,
        maxLines: MAX_LINES,
        gap: isBar ? PHONE_GAP : GAP,
        moreWidth: isBar ? PHONE_MORE : moreWidth,
        minWidth: tools?.offsetWidth ?? 0,
        freeBefore:
          tools && shown?.dataset['hasResults'] !== undefined ? tools.offsetWidth - shown.offsetWidth : 0,
        isBar,
        hasMore: isCrowded && leads && leavesOut,
      })
      const wanted = { ...laidOut, pitch, isCrowded }
      setLayout((known) => (JSON.stringify(known) === JSON.stringify(wanted) ? known : wanted))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const one of [
      element,
      ...chips,
      ...(tools === null ? [] : [tools]),
      ...(shown === null ? [] : [shown]),
    ])
      observer.observe(one)
    return () => observer.disconnect()
  }, [strip, leads])
  const height = layout === null || layout.rows === 0 ? 0 : Math.max(below + heightOf(layout), unfolded)
  useLayoutEffect(() => setDockedHeight('strip', height), [height])
  useLayoutEffect(() => () => setDockedHeight('strip', 0), [])
  return layout
}

/** Pixels from the lower edge of the strip to the upper edge of its highest row. */
function heightOf({ rows, pitch }: PlacedStrip): number {
  return rows * pitch - (pitch === LINE ? LINE - CHIP : 0)
}
