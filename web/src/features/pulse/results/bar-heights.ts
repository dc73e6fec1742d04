import { RATINGS } from '@retropulse/domain/pulse/rating'
import type { TopicResult } from '@retropulse/domain/pulse/results'
import { bandsOf } from './lowest-first.ts'

/** The ratings of each band (PULSE-59). */
const RATINGS_OF = { low: { from: 1, count: 2 }, high: { from: 3, count: 3 } } as const

/** The height of the highest bar, in rem. */
const BAR = 3
/** The part of that height that a rating without people has, so that the scale stays readable. */
const SLIVER = 0.05
/** The least height of the bar of a band, in rem: its number stands in it. */
const LEAST = 1

/**
 * The heights in rem of the bars of an average, and of the bars of its bands (PULSE-88). A person has the same area in
 * both, as far as the number of a band has room in it; `above` is the highest bar of the ratings of a band. `most` is
 * the number of people of the highest bar in the list, so that a person is as high in one topic as in another (PULSE-90).
 */
export function barHeights(counts: readonly number[], agreed: Parameters<typeof bandsOf>[0], most: number) {
  const bars = RATINGS.map((value) => Math.max((counts[value - 1] ?? 0) / most, SLIVER) * BAR)
  return {
    bars,
    bands: sizedBands(agreed).map(({ kind, people, from, count }) => ({
      kind,
      people,
      height: Math.max((people / count / most) * BAR, LEAST),
      above: Math.max(...bars.slice(from - 1, from - 1 + count)),
    })),
  }
}

/** The people of the highest bar of all topics with an average, at least 1 (PULSE-90). */
export function highestBar(rows: readonly { readonly result: TopicResult }[]): number {
  const heights = rows.flatMap(({ result }) =>
    result.state === 'shown'
      ? [...result.distribution, ...sizedBands(result.agreed).map(({ people, count }) => people / count)]
      : [],
  )
  return Math.max(1, ...heights)
}

function sizedBands(agreed: Parameters<typeof bandsOf>[0]) {
  return bandsOf(agreed).map(({ kind, people }) => ({ kind, people, ...RATINGS_OF[kind] }))
}
