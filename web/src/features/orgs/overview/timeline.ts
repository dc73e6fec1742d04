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
  /** The row when other retros are near: 0 on the line, -1 above, 1 below. */
  readonly row: -1 | 0 | 1
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

/** Retros closer than this (a part of the lane) would cover each other and stand above and below the line (DASH-20). */
const NEAR = 0.045

/** The retros within a span, each at its date or beside a dot that is in the way, in chronological order. */
export function placeDots<Retro extends { readonly timestamp: number }>(
  retros: readonly Retro[],
  span: Span,
): readonly Dot<Retro>[] {
  const last: Record<Dot<Retro>['row'], number> = { [-1]: -1, 0: -1, 1: -1 }
  const dots = retros
    .filter(({ timestamp }) => timestamp >= span.from)
    .map((retro) => {
      const place = placeOf(retro.timestamp, span)
      const row =
        ROWS.find((one) => place - last[one] >= NEAR) ?? ROWS.toSorted((a, b) => last[a] - last[b])[0] ?? 0
      last[row] = place
      return { retro, place, row }
    })
  return spreadRows(dots)
}

/** Whether a row has so many dots that those come nearer to each other than `NEAR`. */
export function isCrowded(dots: readonly Dot<unknown>[]): boolean {
  return ROWS.some((row) => dots.filter((dot) => dot.row === row).length > SPREAD / NEAR)
}

/** The part of the lane that the dots of a row are spread over at most. */
const SPREAD = 0.5

/** Moves the dots of a row apart; more of them than half of the lane has room for come nearer to each other. */
function spreadRows<Retro>(dots: readonly Dot<Retro>[]): readonly Dot<Retro>[] {
  const places = dots.map(({ place }) => place)
  for (const row of ROWS) {
    const inRow = [...dots.keys()].filter((at) => dots[at]?.row === row)
    const gap = Math.min(NEAR, SPREAD / inRow.length)
    // From the end of the lane back, and then forward, so that none leaves it.
    let limit = 1
    for (const at of inRow.toReversed()) {
      places[at] = Math.min(places[at] ?? 0, limit)
      limit = places[at] - gap
    }
    limit = 0
    for (const at of inRow) {
      places[at] = Math.max(places[at] ?? 0, limit)
      limit = places[at] + gap
    }
  }
  return dots.map((dot, at) => ({ ...dot, place: places[at] ?? dot.place }))
}

const ROWS = [0, -1, 1] as const

/** A board that begins later than now, by the clock of the server, stands at the end. */
function placeOf(at: number, { from, to }: Span): number {
  return Math.min((at - from) / (to - from), 1)
}
