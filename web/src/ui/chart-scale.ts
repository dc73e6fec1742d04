/** Positions in a chart, as parts of its width or height from 0 to 1. */

/** An axis for counts, from 0 to a round number that is at least `most`, with at most five lines. */
export interface CountAxis {
  readonly top: number
  readonly lines: readonly number[]
}

const LINES_MAX = 4

/** Steps are 1, 2 or 5 times a power of ten, and integers: there is no half note. */
export function countAxis(most: number): CountAxis {
  const rough = Math.max(most, 1) / LINES_MAX
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5].find((one) => one * power >= rough) ?? 10) * power)
  const count = Math.max(1, Math.ceil(most / step))
  return { top: step * count, lines: Array.from({ length: count + 1 }, (_, at) => at * step) }
}

/** The middle of the place of one of `count` marks side by side. */
export function placeOf(index: number, count: number): number {
  return (index + 0.5) / count
}

/** A mark with its name below; `wideOnly`: where there is room for more than four names. */
export interface NamedMark {
  readonly index: number
  readonly wideOnly: boolean
}

const NAMES_WIDE = 7
const NAMES_NARROW = 4

/** Which of `count` marks are named, so that names do not overlap: the last, and others at even distances before it. */
export function pickNamed(count: number, most = NAMES_WIDE): readonly NamedMark[] {
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)))
  const named: NamedMark[] = []
  for (let index = count - 1; index >= 0; index -= step)
    named.push({ index, wideOnly: count > NAMES_NARROW && named.length % 2 === 1 })
  return named.reverse()
}

/** Values in a row without a gap. */
export interface Run {
  /** The index of its first value. */
  readonly from: number
  readonly values: readonly number[]
}

/** The unbroken runs of values; null breaks them. */
export function runsOf(values: readonly (number | null)[]): readonly Run[] {
  const runs: { from: number; values: number[] }[] = []
  for (const [index, value] of values.entries()) {
    const last = runs.at(-1)
    if (value === null) continue
    if (last && last.from + last.values.length === index) last.values.push(value)
    else runs.push({ from: index, values: [value] })
  }
  return runs
}

/** The run of one value alone; none where it is null. */
export function runAt(values: readonly (number | null)[], index: number): readonly Run[] {
  const value = values[index] ?? null
  return value === null ? [] : [{ from: index, values: [value] }]
}

/** The indexes of the two newest values, oldest first, and the values of a line that ends before them. */
export function splitNewest(values: readonly (number | null)[]): {
  readonly newest: readonly number[]
  readonly line: readonly (number | null)[]
} {
  const newest = [...values.entries()].flatMap(([index, value]) => (value === null ? [] : [index])).slice(-2)
  return { newest, line: values.map((value, index) => (newest.includes(index) ? null : value)) }
}

/** A value and its index. */
export interface PlacedValue {
  readonly index: number
  readonly value: number
}

/** Each gap between two runs: the last value before it and the first one after it. */
export function gapsBetween(runs: readonly Run[]): readonly (readonly [PlacedValue, PlacedValue])[] {
  return runs.flatMap((run, at) => {
    const before = runs[at - 1]
    const [first] = run.values
    const last = before?.values.at(-1)
    if (before === undefined || last === undefined || first === undefined) return []
    return [
      [
        { index: before.from + before.values.length - 1, value: last },
        { index: run.from, value: first },
      ] as const,
    ]
  })
}

/** Whether a gap of the line is bridged: one at its beginning or end has nothing to lead to (INSIGHT-8). */
export function isBridged(values: readonly (number | null)[]): boolean {
  return gapsBetween(runsOf(values)).length > 0
}

/** The height of a name beside a drawing, with the room to the next one, as a part of the drawing. */
const NAME_HEIGHT = 0.115

/** The heights of `count` names below each other beside the middle of a drawing, the lowest first. */
export function evenPlaces(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => 0.5 + (at - (count - 1) / 2) * NAME_HEIGHT)
}
