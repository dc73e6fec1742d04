import type { Point } from './press.ts'

/** The picture of the held note, which follows the pointer without React rendering anything. */
export interface DragPreviewPosition {
  /** Takes hold of a note's card with the pointer at `at`. */
  readonly grip: (card: Element, at: Point) => void
  readonly moveTo: (at: Point) => void
  /** The upper left corner of the dragged picture, in CSS pixels. */
  readonly corner: () => { readonly left: number; readonly top: number }
  /** Shows on the picture whether a drop would group it with the note below it. */
  readonly aim: (isAimed: boolean) => void
  /** Sets the element of the picture; null when it is gone. */
  readonly attach: (element: HTMLElement | null) => void
}

export function createDragPreviewPosition(): DragPreviewPosition {
  let element: HTMLElement | null = null
  let offset: Point = { x: 0, y: 0 }
  let width = 0
  let pointer: Point = { x: 0, y: 0 }

  const corner = () => ({ left: pointer.x - offset.x, top: pointer.y - offset.y })
  const place = () => {
    const { left, top } = corner()
    if (!element) return
    element.style.width = `${width}px`
    element.style.translate = `${left}px ${top}px`
  }
  return {
    corner,
    grip(card, at) {
      const { left, top, width: cardWidth } = card.getBoundingClientRect()
      offset = { x: at.x - left, y: at.y - top }
      width = cardWidth
      pointer = at
    },
    moveTo(at) {
      pointer = at
      place()
    },
    aim: (isAimed) => element?.toggleAttribute('data-aimed', isAimed),
    attach(found) {
      element = found
      place()
    },
  }
}
