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

export interface Dot<Retro> {
  readonly retro: Retro
  readonly place: number
  /** The row when other retros are near: 0 on the line, -1 above, 1 below; null when all three rows are taken. */
  readonly row: -1 | 0 | 1 | null
}

/** How many retros no dot is drawn for, at the middle of their dates. */
export interface More {
  readonly place: number
  readonly count: number
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

/** Dots of a row that are closer than this (a part of the lane) would cover each other. */
const NEAR = 0.045
/** Labels that are closer than this would cover each other. */
const LABEL_NEAR = 0.18

/**
 * The retros within a span, each at its date, in chronological order. Of retros that would cover each other the newest
 * three stand on, above and below the line (DASH-20).
 */
export function placeDots<Retro extends { readonly timestamp: number }>(
  retros: readonly Retro[],
  span: Span,
): readonly Dot<Retro>[] {
  const last = new Map<(typeof ROWS)[number], number>()
  return retros
    .filter(({ timestamp }) => timestamp >= span.from)
    .toReversed()
    .map((retro) => {
      const place = placeOf(retro.timestamp, span)
      const row = ROWS.find((one) => (last.get(one) ?? 2) - place >= NEAR) ?? null
      if (row !== null) last.set(row, place)
      return { retro, place, row }
    })
    .toReversed()
}

/** The retros without a row, counted in labels that do not cover each other. */
export function moreLabels(dots: readonly Dot<unknown>[]): readonly More[] {
  const labels: { from: number; to: number; count: number }[] = []
  for (const { place, row } of dots) {
    if (row !== null) continue
    const label = labels.at(-1)
    if (label === undefined || place - label.to >= LABEL_NEAR)
      labels.push({ from: place, to: place, count: 1 })
    else Object.assign(label, { to: place, count: label.count + 1 })
  }
  return labels.map(({ from, to, count }) => ({ place: (from + to) / 2, count }))
}

/**
 * Where the labels stand: right after these places, at the height of the upper row, so that they lie neither on its
 * dots nor on each other.
 */
export function labelStarts(labels: readonly More[], dots: readonly Dot<unknown>[]): readonly number[] {
  const upper = dots.filter(({ row }) => row === -1)
  let free = 0
  return labels.map(({ place }) => {
    let start = Math.max(place, free)
    for (const dot of upper) if (dot.place >= start && dot.place < start + LABEL_NEAR) start = dot.place
    free = start + LABEL_NEAR
    return Math.min(start, 1)
  })
}

const ROWS = [0, -1, 1] as const

/** A board that begins later than now, by the clock of the server, stands at the end. */
function placeOf(at: number, { from, to }: Span): number {
  return Math.min((at - from) / (to - from), 1)
}
