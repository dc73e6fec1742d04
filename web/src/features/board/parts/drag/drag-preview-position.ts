import type { AimedPlace } from './aimed-place.ts'
import type { Point } from './press.ts'

/** The picture of the held note, which follows the pointer without React rendering anything. */
export interface DragPreviewPosition {
  /** Takes hold of a note's card with the pointer at `at`. */
  readonly grip: (card: Element, at: Point) => void
  readonly moveTo: (at: Point) => void
  /** The upper left corner of the dragged picture, in CSS pixels. */
  readonly corner: () => { readonly left: number; readonly top: number }
  /** Lays the picture beside the note with which a drop would group it, or gives it back to the pointer. */
  readonly aim: (at: AimedPlace | null) => void
  readonly height: () => number
  /** Sets the element of the picture; null when it is gone. */
  readonly attach: (element: HTMLElement | null) => void
}

export function createDragPreviewPosition(): DragPreviewPosition {
  let element: HTMLElement | null = null
  let offset: Point = { x: 0, y: 0 }
  let width = 0
  let pointer: Point = { x: 0, y: 0 }
  let aimed: AimedPlace | null = null

  const corner = () => aimed ?? { left: pointer.x - offset.x, top: pointer.y - offset.y }
  const place = () => {
    const { left, top } = corner()
    if (!element) return
    element.style.width = `${width}px`
    element.style.translate = `${left}px ${top}px`
  }
  return {
    corner,
    height: () => element?.offsetHeight ?? 0,
    grip(card, at) {
      const { left, top, width: cardWidth } = card.getBoundingClientRect()
      offset = { x: at.x - left, y: at.y - top }
      width = cardWidth
      pointer = at
      aimed = null
    },
    moveTo(at) {
      pointer = at
      if (aimed === null) place()
    },
    aim(at) {
      const before = corner()
      const hasChanged = (at === null) !== (aimed === null)
      aimed = at
      if (at === null) element?.removeAttribute('data-aimed')
      else element?.setAttribute('data-aimed', at.side)
      place()
      if (hasChanged && element) glide(element, before, corner())
    },
    attach(found) {
      element = found
      place()
    },
  }
}

/** Moves the picture over in a moment, on top of what the pointer does meanwhile. */
function glide(
  element: HTMLElement,
  from: { readonly left: number; readonly top: number },
  to: { readonly left: number; readonly top: number },
): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate(
    { translate: [`${from.left - to.left}px ${from.top - to.top}px`, '0 0'] },
    { duration: 120, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', composite: 'add' },
  )
}
