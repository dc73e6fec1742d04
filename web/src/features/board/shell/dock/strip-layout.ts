/** Where a chip stands: pixels from the start of the strip, and its row counted from the lowest one. */
export interface ChipPlace {
  readonly x: number
  readonly row: number
}

export interface StripLayout {
  /** The place of each chip; null for a chip without content, and for one behind the button for the others. */
  readonly places: readonly (ChipPlace | null)[]
  /** Indexes of the chips behind the button for the others. */
  readonly hidden: readonly number[]
  /** The place of that button; null while all chips have room. */
  readonly more: ChipPlace | null
  /** Rows that are used. */
  readonly rows: number
}

export interface StripRoom {
  readonly width: number
  readonly maxRows: number
  readonly gap: number
  /** The width of the button for the others. */
  readonly moreWidth: number
}

/**
 * Places chips in rows, the most urgent first, each row centred. What has no room is hidden as a whole, never cut
 * (BOARD-52). A width of 0 is a chip without content.
 */
export function layOutStrip(widths: readonly number[], room: StripRoom): StripLayout {
  const shown = widths.flatMap((width, at) => (width > 0 ? [at] : []))
  const all = fill(shown, widths, room, 0)
  const filled = all.left.length === 0 ? all : fill(shown, widths, room, room.moreWidth + room.gap)
  const { rows, left } = filled
  const places: (ChipPlace | null)[] = widths.map(() => null)
  let more: ChipPlace | null = null
  for (const [at, row] of rows.entries()) {
    const hasMore = at === rows.length - 1 && left.length > 0
    const chips = row.map((index) => widths[index] ?? 0)
    const length = lengthOf(hasMore ? [...chips, room.moreWidth] : chips, room.gap)
    let x = Math.max(0, Math.round((room.width - length) / 2))
    for (const index of row) {
      places[index] = { x, row: rows.length - 1 - at }
      x += (widths[index] ?? 0) + room.gap
    }
    if (hasMore) more = { x, row: 0 }
  }
  return { places, hidden: left, more, rows: rows.length }
}

/** Fills the rows in order; `kept` pixels at the end of the last one stay free. */
function fill(
  shown: readonly number[],
  widths: readonly number[],
  { width, maxRows, gap }: StripRoom,
  kept: number,
): { readonly rows: readonly (readonly number[])[]; readonly left: readonly number[] } {
  const rows: number[][] = []
  const left: number[] = []
  for (const index of shown) {
    const row = rows.at(-1)
    const free = rows.length === maxRows ? width - kept : width
    const isFirst = row === undefined
    const chips = [...(row ?? []), index].map((one) => widths[one] ?? 0)
    if (left.length > 0) left.push(index)
    else if (!isFirst && lengthOf(chips, gap) <= free) row.push(index)
    else if (isFirst || rows.length < maxRows) rows.push([index])
    else left.push(index)
  }
  return { rows, left }
}

function lengthOf(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width + gap, -gap)
}
