/** Pixels from an edge in which holding a note scrolls (MOVE-13); fewer in a small box, so that its middle rests. */
const ZONE = 72
/** Pixels a second at the edge and beyond it. */
const FASTEST = 1100

/** How fast a box scrolls along one axis with the pointer at `at`, in pixels a second; negative is backwards. */
export function edgeSpeed(at: number, start: number, end: number): number {
  const zone = Math.min(ZONE, (end - start) / 4)
  if (zone <= 0) return 0
  const before = (start + zone - at) / zone
  if (before > 0) return -FASTEST * Math.min(before, 1) ** 2
  const after = (at - (end - zone)) / zone
  return after > 0 ? FASTEST * Math.min(after, 1) ** 2 : 0
}

/** Scrolls a box near whose edges the pointer is, for a frame of `seconds`. Returns whether it scrolled. */
export function scrollNearEdges(box: Element, at: { x: number; y: number }, seconds: number): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const { scrollLeft, scrollTop } = box
  // Whole pixels: some browsers drop fractions, and a slow scroll would stand still.
  const x = box.scrollWidth > box.clientWidth ? Math.round(edgeSpeed(at.x, left, right) * seconds) : 0
  const y = box.scrollHeight > box.clientHeight ? Math.round(edgeSpeed(at.y, top, bottom) * seconds) : 0
  if (x === 0 && y === 0) return false
  box.scrollBy({ left: x, top: y, behavior: 'instant' })
  return box.scrollLeft !== scrollLeft || box.scrollTop !== scrollTop
}
