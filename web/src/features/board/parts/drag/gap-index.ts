/** A card of a column: its top within the list and its height, in pixels. */
export interface Box {
  readonly top: number
  readonly height: number
}

/** The open gap of a column: its place, and how far the notes from there on make room, in pixels. */
export interface Gap {
  readonly index: number
  readonly room: number
}

/** What the pointer hits in a column: a place, and the note whose middle lies there. */
export interface Pointed {
  readonly index: number
  /** The place of the note, the held one not counted; null between notes and at their edges. */
  readonly middle: number | null
}

/**
 * What `y` hits, in pixels within the list. `boxes` are the notes of the column without the held one, as `withoutHeld`
 * returns them; they are hit where they are drawn. At the edge of a note the gap goes past it; over its middle the gap
 * stays, so that the note does not move away and can be grouped with (GROUP-15).
 */
export function pointAt(boxes: readonly Box[], y: number, gap: Gap | null): Pointed {
  for (const [at, box] of boxes.entries()) {
    const { top, height } = drawn(box, at, gap)
    const edge = edgeOf(height)
    if (y < top + edge) return { index: at, middle: null }
    const isAboveGap = gap === null || at < gap.index
    if (y <= top + height - edge) return { index: isAboveGap ? at + 1 : at, middle: at }
    if (y <= top + height) return { index: at + 1, middle: null }
  }
  return { index: boxes.length, middle: null }
}

/** True when a note is hit, its edges included. */
export function isWithin(boxes: readonly Box[], at: number, y: number, gap: Gap | null): boolean {
  const box = boxes[at]
  if (box === undefined) return false
  const { top, height } = drawn(box, at, gap)
  return y >= top && y <= top + height
}

/** The boxes without the held note, those below it moved up into its room. */
export function withoutHeld(boxes: readonly Box[], held: number | null, room: number): readonly Box[] {
  if (held === null) return boxes
  return boxes
    .filter((_box, at) => at !== held)
    .map((box, at) => (at < held ? box : { ...box, top: box.top - room }))
}

/** The top of the gap at a place, in pixels within the list. */
export function gapTop(boxes: readonly Box[], index: number, spacing: number): number {
  const above = boxes[index - 1]
  return above === undefined ? 0 : above.top + above.height + spacing
}

function drawn(box: Box, at: number, gap: Gap | null): Box {
  return gap === null || at < gap.index ? box : { ...box, top: box.top + gap.room }
}

/** The part of a note near its upper and lower edge that means 'beside it'. */
function edgeOf(height: number): number {
  return Math.min(height * 0.3, 36)
}
