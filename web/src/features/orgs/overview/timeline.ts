/** The ranges of the timeline, the shortest last (DASH-20). */
export const RANGES = ['1y', '6m', '3m'] as const
export type Range = (typeof RANGES)[number]

/** The time that a lane shows, in milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A month that begins within the span; `place` from 0 at the start of the lane to 1 at its end. */
export interface MonthTick {
  readonly at: number
  readonly place: number
}

/** What stands for some retros in a lane: a dot for one, a number for more than fit (DASH-20). */
export interface Mark<Retro> {
  /** In chronological order. */
  readonly retros: readonly Retro[]
  readonly place: number
}

const MONTHS: Readonly<Record<Range, number>> = { '1y': 12, '6m': 6, '3m': 3 }

/** The last months until now, by the time zone of the device; in a shorter month, from its last day on. */
export function spanOf(range: Range, now: number): Span {
  const from = new Date(now)
  const day = from.getDate()
  from.setDate(1)
  from.setMonth(from.getMonth() - MONTHS[range])
  from.setDate(Math.min(day, new Date(from.getFullYear(), from.getMonth() + 1, 0).getDate()))
  return { from: from.getTime(), to: now }
}

/** The beginnings of months within a span, in their order. */
export function monthTicks(span: Span): readonly MonthTick[] {
  const ticks: MonthTick[] = []
  const month = new Date(span.from)
  for (let at = 1; ; at += 1) {
    const begin = new Date(month.getFullYear(), month.getMonth() + at, 1).getTime()
    if (begin > span.to) return ticks
    ticks.push({ at: begin, place: placeOf(begin, span) })
  }
}

/** The parts of a lane, each with at most one number; of three months a part is a week. */
const PARTS = 13
/** The most retros of a part that are dots. */
const DOTS_MAX = 3
/** Dots that are closer than this (a share of the lane) would cover each other; a dot gives way by at most as much. */
const NEAR = 0.038
/**
 * A dot moves along the line until it is this far from the number of the part beside it: by at most half of a part.
 */
const NUMBER_NEAR = 0.074

/**
 * The retros within a span, in chronological order: dots at their dates, on one line; a dot that would cover the one
 * behind it stands before that. The retros of a part that has more than three, or whose dots have no room, are one number
 * at its middle; dots beside a number keep clear of it (DASH-20).
 * @param numbers the parts that are numbers whatever they contain
 */
export function placeMarks<Retro extends { readonly timestamp: number }>(
  retros: readonly Retro[],
  span: Span,
  numbers: ReadonlySet<number> = new Set(),
): readonly Mark<Retro>[] {
  const parts: Retro[][] = Array.from({ length: PARTS }, () => [])
  for (const retro of retros)
    if (retro.timestamp >= span.from) parts[partOf(placeOf(retro.timestamp, span))]?.push(retro)
  const isNumber = (part: number) => numbers.has(part) || (parts[part]?.length ?? 0) > DOTS_MAX
  const lowestIn = (part: number) => (isNumber(part - 1) ? middleOf(part - 1) + NUMBER_NEAR : 0)
  const highestIn = (part: number) => (isNumber(part + 1) ? middleOf(part + 1) - NUMBER_NEAR : 1)

  const marks: Mark<Retro>[] = []
  let next = Infinity
  for (let part = PARTS - 1; part >= 0; part -= 1) {
    const group = parts[part] ?? []
    if (isNumber(part)) {
      marks.push({ retros: group, place: middleOf(part) })
      continue
    }
    for (const retro of group.toReversed()) {
      const lowest = lowestIn(part)
      const own = Math.min(Math.max(placeOf(retro.timestamp, span), lowest), highestIn(part))
      const place = Math.min(own, next - NEAR)
      if (place < lowest || own - place > NEAR) {
        // A number stands for several retros: a single one leaves it to the dots beside it.
        const crowded = group.length === 1 && !isNumber(part + 1) ? part + 1 : part
        return placeMarks(retros, span, new Set([...numbers, crowded]))
      }
      next = place
      marks.push({ retros: [retro], place })
    }
  }
  return marks.toReversed()
}

/**
 * The diameter of the disc of a number, in pixels: the more retros, the larger, until it would cover a dot beside it in a
 * lane that is 260 px long.
 */
export function discSize(count: number): number {
  return Math.min(14 + count, 22)
}

function partOf(place: number): number {
  return Math.min(Math.floor(place * PARTS), PARTS - 1)
}

function middleOf(part: number): number {
  return (part + 0.5) / PARTS
}

/** A board that begins later than now, by the clock of the server, stands at the end. */
function placeOf(at: number, { from, to }: Span): number {
  return Math.min((at - from) / (to - from), 1)
}
