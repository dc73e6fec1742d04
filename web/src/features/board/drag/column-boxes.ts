import { type Box, closeRanks } from './gap-index.ts'

/** The spacing between notes, as CSS says it (D5: 15 px, scaled), in pixels. */
export function spacingOf(list: Element): number {
  return Number.parseFloat(getComputedStyle(list).rowGap) || 0
}

/**
 * The cards of a list as they lie without the held one. `offsetTop` knows nothing of transforms, so the notes
 * that make room right now are measured where they belong.
 */
export function restingBoxes(list: HTMLElement, source: number | null): readonly Box[] {
  const boxes = [...list.querySelectorAll<HTMLElement>(':scope > [data-slot]')].map((slot) => ({
    top: slot.offsetTop,
    height: slot.offsetHeight,
  }))
  const held = source === null ? undefined : boxes[source]
  return held === undefined ? boxes : closeRanks(boxes, source, held.height + spacingOf(list))
}
