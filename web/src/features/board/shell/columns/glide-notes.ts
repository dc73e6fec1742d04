/** Milliseconds in which notes glide to their places. */
const GLIDE_MS = 480
/** Notes of a column that glide at most; more would be out of sight and cost time in every frame. */
const GLIDING_MAX = 40

/**
 * Calls `reorder`, which draws the notes within `column` in another order at once, and lets those that were in sight
 * glide to their new places, by transforms alone; with reduced motion they are there at once (VOTE-40).
 */
export function glideWhile(column: HTMLElement, reorder: () => void): void {
  const places = matchMedia('(prefers-reduced-motion: reduce)').matches ? NO_PLACES : placesInSight(column)
  reorder()
  const moves = [...places].map(([slot, from]) => {
    const { left, top } = slot.getBoundingClientRect()
    return { slot, x: from.left - left, y: from.top - top }
  })
  for (const { slot, x, y } of moves)
    if (x !== 0 || y !== 0)
      slot.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: GLIDE_MS,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      })
}

interface Place {
  readonly left: number
  readonly top: number
}

const NO_PLACES: ReadonlyMap<HTMLElement, Place> = new Map()

/** Where the notes are that are in sight now. */
function placesInSight(column: HTMLElement): ReadonlyMap<HTMLElement, Place> {
  const places = new Map<HTMLElement, Place>()
  for (const slot of column.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { left, top, bottom } = slot.getBoundingClientRect()
    if (top >= innerHeight || places.size === GLIDING_MAX) break
    if (bottom > 0) places.set(slot, { left, top })
  }
  return places
}
