/** Where the picture of the held note lies while a drop would group it, in CSS pixels of the window. */
export interface AimedPlace {
  readonly left: number
  readonly top: number
  /** On which side of the note that glows. */
  readonly side: 'above' | 'below'
}

/** Pixels between the two cards, whose frames share one line there. */
const JOINT = 7
/** Pixels to the edge of the window that stay free. */
const EDGE = 8

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left'>

/**
 * Beside the note that glows, so that both can be read before they are joined (GROUP-15): in the gap, which opens on one
 * side of that note and where nothing else lies, else where the window has room. `height` is that of the picture.
 */
export function aimedPlace(
  target: Edges,
  gap: Pick<Edges, 'top' | 'bottom'> | undefined,
  height: number,
  windowHeight: number,
): AimedPlace {
  const above = target.top - JOINT - height
  const below = target.bottom + JOINT
  const isGapAbove = gap !== undefined && isBeside(gap.bottom, target.top)
  const isGapBelow = gap !== undefined && isBeside(target.bottom, gap.top)
  const fitsBelow = below + height + EDGE <= windowHeight
  const isAbove = isGapAbove || (!isGapBelow && !fitsBelow && above >= EDGE)
  return { left: target.left, top: isAbove ? above : below, side: isAbove ? 'above' : 'below' }
}

/** True where one card ends just before the next one begins. */
function isBeside(end: number, start: number): boolean {
  return Math.abs(start - end) < 4 * JOINT
}
