/** A card of a column: its top within the list and its height, in pixels. */
export interface Box {
  readonly top: number
  readonly height: number
}

/**
 * The place in a column that is pointed at: as many notes as have their middle above `y` stay above.
 * `boxes` are the column's notes without the held one, moved up into the room that it leaves.
 */
export function gapIndex(boxes: readonly Box[], y: number): number {
  const below = boxes.findIndex(({ top, height }) => y < top + height / 2)
  return below === -1 ? boxes.length : below
}

/** The notes' boxes without the held one, those under it moved up by the room that it leaves. */
export function closeRanks(boxes: readonly Box[], held: number | null, room: number): readonly Box[] {
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
