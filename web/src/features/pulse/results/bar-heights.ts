import { RATINGS } from '@retropulse/domain/pulse/rating'
import type { TopicResult } from '@retropulse/domain/pulse/results'
import { bandsOf } from './lowest-first.ts'

/** The ratings of each band (PULSE-59). */
const RATINGS_OF = { low: { from: 1, count: 2 }, high: { from: 3, count: 3 } } as const

/** The height of the highest bar, in rem. */
const BAR = 3
/** The part of that height that a rating without people has, so that the scale stays readable. */
const SLIVER = 0.05
/** The least height of the bar of a band, in rem: stripes need room to be seen. */
const LEAST = 0.375
/** The height of the number above a bar, and of the gap between it and the bar of a band above it, in rem. */
const NUMBER = 1
const GAP = 0.125

type Agreed = Parameters<typeof bandsOf>[0]

/** What the bars of a topic show: its people by rating, null where all of them are in bands, and those of each band. */
export interface TopicBars {
  readonly counts: readonly number[] | null
  readonly agreed: Agreed
}

/** The bars of a result; null: it has neither figures nor bands. */
export function barsOf(result: TopicResult): TopicBars | null {
  if (result.state === 'shown') return { counts: result.distribution, agreed: result.agreed }
  return result.state === 'band' ? { counts: null, agreed: result.agreed } : null
}

/**
 * The heights in rem of the bars of a topic, and of those of its bands (PULSE-88). A person has the same area in both, as
 * far as the stripes of a band can be seen; `below` is the room that the highest bar of its ratings takes with its
 * number. A rating whose people are all in a band has no bar, null (PULSE-93). `most` is the number of people of the
 * highest bar in the list, so that a person is as high in one topic as in another (PULSE-90).
 */
export function barHeights({ counts, agreed }: TopicBars, most: number) {
  const bands = sizedBands(agreed)
  const isInBand = (value: number) => bands.some(({ from, count }) => value >= from && value < from + count)
  const bars = RATINGS.map((value) =>
    counts === null && isInBand(value) ? null : Math.max((counts?.[value - 1] ?? 0) / most, SLIVER) * BAR,
  )
  return {
    bars,
    bands: bands.map(({ kind, people, from, count }) => {
      const below = bars.slice(from - 1, from - 1 + count).filter((height) => height !== null)
      return {
        kind,
        people,
        height: Math.max((people / count / most) * BAR, LEAST),
        below: below.length === 0 ? 0 : Math.max(...below) + NUMBER + GAP,
      }
    }),
  }
}

/** The people of the highest bar of all topics, at least 1 (PULSE-90). */
export function highestBar(rows: readonly { readonly result: TopicResult }[]): number {
  const heights = shownBars(rows).flatMap(({ counts, agreed }) => [
    ...(counts ?? []),
    ...sizedBands(agreed).map(({ people, count }) => people / count),
  ])
  return Math.max(1, ...heights)
}

/** The height in rem that the bars of any topic need, with the number above them: that of each row (PULSE-93). */
export function roomOfBars(rows: readonly { readonly result: TopicResult }[], most: number): number {
  const heights = shownBars(rows).flatMap((topic) => {
    const { bars, bands } = barHeights(topic, most)
    return [...bars.map((height) => height ?? 0), ...bands.map(({ height, below }) => height + below)]
  })
  return Math.max(0, ...heights) + NUMBER
}

function shownBars(rows: readonly { readonly result: TopicResult }[]): readonly TopicBars[] {
  return rows.map(({ result }) => barsOf(result)).filter((bars) => bars !== null)
}

function sizedBands(agreed: Agreed) {
  return bandsOf(agreed).map(({ kind, people }) => ({ kind, people, ...RATINGS_OF[kind] }))
}
