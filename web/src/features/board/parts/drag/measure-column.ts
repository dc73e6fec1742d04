import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { type Box, withoutHeld, gapTop } from './gap-index.ts'

/** How the notes of a column lie without the held one. */
export interface Resting {
  readonly boxes: readonly Box[]
  /** Pixels between two notes. */
  readonly spacing: number
}

const measured = new WeakMap<readonly Note[], { readonly held: NoteId; readonly resting: Resting }>()

/**
 * Measures a column once and keeps the result while its notes stay the same, so that nothing is measured during a drag.
 * `offsetTop` ignores transforms, so notes that make room are measured at their own place.
 */
export function restingBoxes(list: HTMLElement, notes: readonly Note[], held: NoteId): Resting {
  const known = measured.get(notes)
  if (known?.held === held) return known.resting
  const boxes = [...list.querySelectorAll<HTMLElement>(':scope > [data-slot]')].map((slot) => ({
    top: slot.offsetTop,
    height: slot.offsetHeight,
  }))
  const spacing = Number.parseFloat(getComputedStyle(list).rowGap) || 0
  const at = notes.findIndex(({ id }) => id === held)
  const room = (boxes[at]?.height ?? 0) + spacing
  const resting = { boxes: at === -1 ? boxes : withoutHeld(boxes, at, room), spacing }
  measured.set(notes, { held, resting })
  return resting
}

/** Forgets the measures of a column; call it after a scroll, which gives notes out of view their real height. */
export function forgetBoxes(notes: readonly Note[]): void {
  measured.delete(notes)
}

/** The top of the gap at a place, in pixels within the list. */
export function restingTop({ boxes, spacing }: Resting, index: number): number {
  return gapTop(boxes, index, spacing)
}
