/** How much room a chip needs; one with two lines is two rows high. A width of 0 is a chip without content. */
export interface ChipSize {
  readonly width: number
  readonly rows: number
}

/** Where a chip stands: pixels from the start of the strip, and its lowest row counted from that of the strip. */
export interface ChipPlace {
  readonly x: number
  readonly row: number
  /** In a bar or a list, the pixels by which its buttons stand further right, at the end; absent for none. */
  readonly stretch?: number
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
  /** Where the list of chips stands, in pixels from the start; absent where chips stand in lines. */
  readonly list?: { readonly x: number; readonly width: number }
  /** The surfaces of lines that do not fill the strip; none on the bar of a phone, and for a list. */
  readonly bars: readonly StripBar[]
}

/** The surface on which the chips of a line stand. */
export interface StripBar {
  readonly x: number
  readonly width: number
  readonly row: number
  /** Pixels from the start of the strip to the middle of each gap between two chips. */
  readonly dividers: readonly number[]
}

export interface StripRoom {
  readonly width: number
  /** Lines of chips; a line is as high as its highest chip. */
  readonly maxLines: number
  readonly gap: number
  /** The width of the button for the others. */
  readonly moreWidth: number
  /** On the bar of a phone: lines begin at the start, and the button stands at the end of the first line with room. */
  readonly isBar?: boolean
  /** On such a bar, the button stands there although all chips have room: it has more buttons for them. */
  readonly hasMore?: boolean
  /** The least width of a list of one chip a row, for more than two or than one line holds; absent for more lines. */
  readonly listWidth?: number
}

/** Rows of a list. */
const LIST_ROWS = 4

/**
 * Places chips in lines, the most urgent first, each line centred unless the strip is a bar. What has no room is hidden
 * as a whole, never cut (BOARD-52).
 */
export function layOutStrip(chips: readonly ChipSize[], room: StripRoom): StripLayout {
  const widths = chips.map(({ width }) => width)
  const widthsOf = (line: readonly number[]) => line.map((index) => widths[index] ?? 0)
  const shown = widths.flatMap((width, at) => (width > 0 ? [at] : []))
  const isBar = room.isBar === true
  const kept = room.moreWidth + room.gap
  const filled = fill(shown, widths, room, 0)
  const all = isBar ? filled : balanced(filled, widths, room)
  const roomy = isBar
    ? all.lines.findIndex((line) => lengthOf(widthsOf(line), room.gap) + kept <= room.width)
    : -1
  const isLine = shown.length <= 2 && all.lines.length <= 1 && all.left.length === 0
  if (room.listWidth !== undefined && !isLine) return layOutList(shown, widths, room)
  const isFilled = (all.left.length === 0 && room.hasMore !== true) || roomy !== -1
  const { lines, left } = isFilled
    ? all
    : isBar
      ? withRoomFor(kept, all, widths, room)
      : fill(shown, widths, room, kept)
  const moreLine = roomy === -1 ? lines.length - 1 : roomy
  const places: (ChipPlace | null)[] = widths.map(() => null)
  const bars: StripBar[] = []
  let more: ChipPlace | null = null
  let rows = 0
  for (const [at, line] of [...lines.entries()].toReversed()) {
    const hasMore = at === moreLine && (left.length > 0 || room.hasMore === true)
    const inLine = widthsOf(line)
    const length = lengthOf(hasMore ? [...inLine, room.moreWidth] : inLine, room.gap)
    let x = isBar ? 0 : Math.max(0, Math.round((room.width - length) / 2))
    const free = isBar ? room.width - length : 0
    const start = x
    const dividers: number[] = []
    for (const index of line) {
      if (x > start) dividers.push(x - room.gap / 2)
      const stretch = index === line.at(-1) && free > 0 && { stretch: free }
      places[index] = { x, row: rows, ...stretch }
      x += (widths[index] ?? 0) + room.gap
    }
    if (hasMore) more = { x: isBar ? room.width - room.moreWidth : x, row: rows }
    if (!isBar) bars.unshift({ x: start, width: length, row: rows, dividers })
    rows += Math.max(1, ...line.map((index) => chips[index]?.rows ?? 1))
  }
  return { places, hidden: left, more, rows, bars }
}

/** One chip a row, the most urgent above; the button for the others ends the last row. */
function layOutList(shown: readonly number[], widths: readonly number[], room: StripRoom): StripLayout {
  const listed = shown.slice(0, LIST_ROWS)
  const hidden = shown.slice(LIST_ROWS)
  const kept = (index: number) =>
    hidden.length > 0 && index === listed.at(-1) ? room.moreWidth + room.gap : 0
  const needed = listed.map((index) => (widths[index] ?? 0) + kept(index))
  const width = Math.min(room.width, Math.max(room.listWidth ?? 0, ...needed))
  const x = Math.round((room.width - width) / 2)
  const places: (ChipPlace | null)[] = widths.map(() => null)
  for (const [at, index] of listed.entries()) {
    const free = width - (needed[at] ?? 0)
    places[index] = { x, row: listed.length - 1 - at, ...(free > 0 && { stretch: free }) }
  }
  const more = hidden.length > 0 ? { x: x + width - room.moreWidth, row: 0 } : null
  return { places, hidden, more, rows: listed.length, list: { x, width }, bars: [] }
}

interface Filled {
  readonly lines: readonly (readonly number[])[]
  readonly left: readonly number[]
}

/** Takes chips from the end of the last line until `kept` pixels of it are free for the button. */
function withRoomFor(
  kept: number,
  { lines, left }: Filled,
  widths: readonly number[],
  { width, gap }: StripRoom,
): Filled {
  const last = lines.at(-1) ?? []
  const fits = (count: number) =>
    count === 0 ||
    lengthOf(
      last.slice(0, count).map((one) => widths[one] ?? 0),
      gap,
    ) +
      kept <=
      width
  let count = last.length
  while (!fits(count)) count -= 1
  return { lines: [...lines.slice(0, -1), last.slice(0, count)], left: [...last.slice(count), ...left] }
}

/** Of two lines, breaks them where they are most alike, so that no single chip stands below a full line. */
function balanced(filled: Filled, widths: readonly number[], { width, gap }: StripRoom): Filled {
  if (filled.lines.length !== 2 || filled.left.length > 0) return filled
  const chips = filled.lines.flat()
  const longer = (at: number) =>
    Math.max(
      ...[chips.slice(0, at), chips.slice(at)].map((line) =>
        lengthOf(
          line.map((one) => widths[one] ?? 0),
          gap,
        ),
      ),
    )
  const breaks = chips.slice(1).map((_, at) => at + 1)
  const best = breaks.reduce((known, at) => (longer(at) < longer(known) ? at : known))
  if (longer(best) > width) return filled
  return { lines: [chips.slice(0, best), chips.slice(best)], left: [] }
}

/** Fills the lines in order; `kept` pixels at the end of the last one stay free. */
function fill(
  shown: readonly number[],
  widths: readonly number[],
  { width, maxLines, gap }: StripRoom,
  kept: number,
): Filled {
  const lines: number[][] = []
  const left: number[] = []
  for (const index of shown) {
    const line = lines.at(-1)
    const free = lines.length === maxLines ? width - kept : width
    const isFirst = line === undefined
    const inLine = [...(line ?? []), index].map((one) => widths[one] ?? 0)
    if (left.length > 0) left.push(index)
    else if (!isFirst && lengthOf(inLine, gap) <= free) line.push(index)
    else if (isFirst || lines.length < maxLines) lines.push([index])
    else left.push(index)
  }
  return { lines, left }
}

function lengthOf(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width + gap, -gap)
}
