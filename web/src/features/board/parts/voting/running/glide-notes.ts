import { useEffect } from 'react'
import { useBoardStore } from '../../../model/board-store.ts'
import { shownSorting } from '../../../model/note-order.ts'

/** Milliseconds in which notes glide to their places. */
const GLIDE_MS = 480
/** Notes that are moved at most; more would be out of sight and cost time in every frame. */
const GLIDING_MAX = 120

/**
 * Lets the notes glide to their new places when what they are sorted by changes, as at the end of a vote (VOTE-40). The
 * store calls before React draws, so that the old places can still be measured.
 */
export function useGlidingNotes(): void {
  const { subscribe, get } = useBoardStore()
  useEffect(() => {
    let before = shownSorting(get().board)
    return subscribe(() => {
      const after = shownSorting(get().board)
      if (after === before) return
      before = after
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      const places = visiblePlaces()
      requestAnimationFrame(() => glideFrom(places))
    })
  }, [subscribe, get])
}

interface Place {
  readonly left: number
  readonly top: number
}

/** Where the notes are that are in sight now. */
function visiblePlaces(): ReadonlyMap<HTMLElement, Place> {
  const places = new Map<HTMLElement, Place>()
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) {
    if (places.size === GLIDING_MAX) break
    const { left, top, bottom } = slot.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight) places.set(slot, { left, top })
  }
  return places
}

/** Moves the notes from where they were to where they are drawn now, by transforms alone. */
function glideFrom(places: ReadonlyMap<HTMLElement, Place>): void {
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
