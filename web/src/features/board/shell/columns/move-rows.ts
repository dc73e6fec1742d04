/**
 * Calls `draw`, which makes React draw the rows of `list` in the order of `ids` (their `data-slot`), with as few moves of
 * elements as possible. On its own React moves each row that stood before one which it has placed already: nearly all of
 * a column whose last note becomes its first. So the rows are moved before it draws, and while it draws the list ignores
 * moves of what it holds; insertions and removals pass. `draw` returns the order that React has drawn, which is another
 * one where a change came in between; the rows follow that.
 *
 * Leaves the moves to React while the rows are others than `ids`, or where a row would lose the focus by being moved:
 * React restores the focus after its own moves.
 */
export function drawWithFewMoves(list: Element, ids: readonly string[], draw: () => readonly string[]): void {
  const rows = rowsOf(list)
  const moving = rowsToMove(rows, ids)
  if (moving === null || [...moving].some((row) => row.contains(document.activeElement))) {
    draw()
    return
  }
  moveRows(list, ids, moving)
  const insert = list.insertBefore.bind(list)
  list.insertBefore = (row, next) => {
    if (row.parentNode !== list) insert(row, next)
    return row
  }
  list.appendChild = (row) => list.insertBefore(row, null)
  let drawn: readonly string[] = []
  try {
    drawn = draw()
  } finally {
    Reflect.deleteProperty(list, 'insertBefore')
    Reflect.deleteProperty(list, 'appendChild')
  }
  moveRows(list, drawn, rowsToMove(rowsOf(list), drawn) ?? new Set())
}

function rowsOf(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-slot]')]
}

/** As few of the rows as must move for the order of `ids`; null where the rows are others. */
function rowsToMove(rows: readonly HTMLElement[], ids: readonly string[]): ReadonlySet<HTMLElement> | null {
  const places = new Map(rows.map((row, at) => [row.dataset['slot'], at]))
  const order = ids.flatMap((id) => places.get(id) ?? [])
  if (order.length !== ids.length || rows.length !== ids.length) return null
  const staying = longestAscending(order)
  return new Set(rows.filter((_, at) => !staying.has(at)))
}

function moveRows(list: Element, ids: readonly string[], moving: ReadonlySet<HTMLElement>): void {
  const rows = rowsOf(list)
  const byId = new Map(rows.map((row) => [row.dataset['slot'], row]))
  let next = rows.at(-1)?.nextSibling ?? null
  for (const row of ids.toReversed().flatMap((id) => byId.get(id) ?? [])) {
    if (moving.has(row)) list.insertBefore(row, next)
    next = row
  }
}

/** The most of `numbers`, all different, that ascend in their order when the others are left out. */
export function longestAscending(numbers: readonly number[]): ReadonlySet<number> {
  /** The lowest number at which a run of one ends, one of two, and so on. */
  const ends: number[] = []
  /** The number before each one in its run. */
  const before = new Map<number, number | undefined>()
  for (const number of numbers) {
    const found = (ends.at(-1) ?? -1) < number ? -1 : ends.findIndex((end) => end > number)
    const place = found === -1 ? ends.length : found
    before.set(number, ends[place - 1])
    ends[place] = number
  }
  const run = new Set<number>()
  for (let number = ends.at(-1); number !== undefined; number = before.get(number)) run.add(number)
  return run
}
