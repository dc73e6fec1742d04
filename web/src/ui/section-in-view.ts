export interface ScrollPlace {
  /** How far the page is scrolled, and how far it can be. */
  scrolled: number
  range: number
  /** The height of the window. */
  height: number
}

/** What stands this far below the upper edge of the window is read; above it stands the head of the page, unscrolled. */
const READING_LINE = 200

/**
 * Which of the sections is read, given the distance of each from the upper edge of the window, in their order. Towards
 * the end of the page the reading line moves to the lower edge: sections that cannot be scrolled to the top have their
 * turn as well.
 */
export function sectionInView(tops: readonly number[], { scrolled, range, height }: ScrollPlace): number {
  const slide = Math.min(range, height / 2)
  const share = range > 0 ? Math.max(0, 1 - (range - scrolled) / slide) : 0
  const line = READING_LINE + (height - READING_LINE) * share
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )
}
