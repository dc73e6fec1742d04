export interface ScrollPlace {
  /** How far the page is scrolled, and how far it can be. */
  scrolled: number
  range: number
  /** The height of the window. */
  height: number
}

/** The head of a page that is not scrolled ends here, so that its first section is read in the highest window too. */
const HEAD_END = 200

/**
 * Which of the sections is read, given the distance of each from the upper edge of the window, in their order: the one
 * at a third of the height of the window. Towards the end of the page the reading line moves to the lower edge: sections
 * that cannot be scrolled to the top have their turn as well.
 */
export function sectionInView(tops: readonly number[], { scrolled, range, height }: ScrollPlace): number {
  const slide = Math.min(range, height / 2)
  const share = range > 0 ? Math.max(0, 1 - (range - scrolled) / slide) : 0
  const third = Math.min(height / 3, HEAD_END + scrolled)
  const line = third + (height - third) * share
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )
}
