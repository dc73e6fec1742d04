/** How much room a chip needs; one with two lines is two rows high. A width of 0 is a chip without content. */
export interface ChipSize {
  readonly width: number
  readonly rows: number
}

/** Where a chip stands: pixels from the start of the strip, and its lowest row counted from that of the strip. */
export interface ChipPlace {
  readonly x: number
  readonly row: number
  /** In a bar, the pixels by which its buttons stand further right, at the end; absent for none. */
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
  /** The surfaces of lines that do not fill the strip; none on the bar of a phone. */
  readonly bars: readonly StripBar[]
}

/** The surface on which the chips of a line stand; that of the next line goes on with it. */
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
  /** The least width of the surface of lines, in whose middle shorter ones stand. */
  readonly minWidth?: number
  /** Pixels at the start of that width that hold nothing: the surface begins behind them where its lines allow. */
  readonly freeBefore?: number
  /** On the bar of a phone: lines begin at the start, and the button stands at the end of the first line with room. */
  readonly isBar?: boolean
  /** The button stands there although all chips have room: it has more buttons for them. */
  readonly hasMore?: boolean
}

/**
 * Places chips in lines, the most urgent first, each line centred unless the strip is a bar. What has no room is hidden
 * as a whole, never cut (BOARD-52).
 */
export function layOutStrip(chips: readonly ChipSize[], room: StripRoom): StripLayout {
  const widths = chips.map(({ width }) => width)
  const widthsOf = (line: readonly number[]) => line.map((index) => widths[index] ?? 0)
  const shown = widths.flatMap((width, at) => (width > 0 ? [at] : []))
  const isBar = room.isBar === true
  if (!isBar && room.hasMore === true) {
    const all = layOutStrip([...chips, { width: room.moreWidth, rows: 1 }], { ...room, hasMore: false })
    if (all.hidden.length === 0)
      return { ...all, places: all.places.slice(0, -1), more: all.places.at(-1) ?? null }
  }
  // On a bar the room behind the last chip is its own.
  const kept = room.moreWidth + (isBar ? 0 : room.gap)
  const filled = fill(shown, widths, room, 0)
  const all = isBar ? filled : balanced(filled, widths, room)
  const roomy = isBar
    ? all.lines.findIndex((line) => lengthOf(widthsOf(line), room.gap) + kept <= room.width)
    : -1
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
  const hasMoreAt = (at: number) => at === moreLine && (left.length > 0 || room.hasMore === true)
  const lengths = lines.map((line, at) =>
    hasMoreAt(at)
      ? Math.max(0, lengthOf(widthsOf(line), room.gap)) + (line.length > 0 ? kept : room.moreWidth)
      : lengthOf(widthsOf(line), room.gap),
  )
  const longest = Math.max(0, ...lengths)
  const around = Math.max(0, Math.ceil(((room.minWidth ?? 0) - longest) / 2))
  const middle = isBar ? 0 : Math.max(0, Math.round((room.width - longest) / 2))
  const before = Math.min(room.freeBefore ?? 0, 2 * around)
  const start = middle + Math.floor(before / 2)
  for (const [at, line] of [...lines.entries()].toReversed()) {
    const hasMore = hasMoreAt(at)
    const length = lengths[at] ?? 0
    const free = isBar ? room.width - length : 0
    // Lines that are one surface begin and end at the same place.
    const gap =
      room.gap + (isBar ? 0 : Math.floor((longest - length) / Math.max(1, line.length - (hasMore ? 0 : 1))))
    let x = start
    const dividers: number[] = []
    for (const index of line) {
      if (x > start) dividers.push(x - gap / 2)
      const stretch = index === line.at(-1) && free > 0 && { stretch: free }
      places[index] = { x, row: rows, ...stretch }
      x += (widths[index] ?? 0) + gap
    }
    if (hasMore && line.length > 0) dividers.push(start + longest - room.moreWidth - room.gap / 2)
    if (hasMore) more = { x: (isBar ? room.width : start + longest) - room.moreWidth, row: rows }
    if (!isBar)
      bars.unshift({
        x: middle - around + before,
        width: longest + 2 * around - before,
        row: rows,
        dividers,
      })
    rows += Math.max(1, ...line.map((index) => chips[index]?.rows ?? 1))
  }
  return { places, hidden: left, more, rows, bars }
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
