import { RATINGS } from '@retropulse/domain/pulse/rating'
import type { TopicResult } from '@retropulse/domain/pulse/results'
import { bandsOf } from './lowest-first.ts'

/** The ratings of each band (PULSE-59). */
const RATINGS_OF = { low: [1, 2], high: [3, 4, 5] } as const

/** The height of the highest bar, in rem. */
const BAR = 3.5
/** The height of a rating without people, so that the scale stays readable, in rem. */
const SLIVER = 0.125
/** The height of the number above a bar, in rem. */
const NUMBER = 1

/** The height in rem that the bars of any topic need, with the number above them: that of each row (PULSE-93). */
export const ROOM_OF_BARS = BAR + NUMBER

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
 * The heights in rem of the bars of a topic: of each rating, null where its people are all in a band, and of each band
 * that has a bar (PULSE-93); beside an average it has none (PULSE-88). A height is a number of people and nothing else,
 * however many ratings a bar is over; `most` is that of the highest bar in the list (PULSE-90).
 */
export function barHeights({ counts, agreed }: TopicBars, most: number) {
  const bands = counts === null ? bandsOf(agreed) : []
  const heightOf = (people: number) => Math.max((people / most) * BAR, SLIVER)
  const isInBand = (rating: number) =>
    bands.some(({ kind }) => RATINGS_OF[kind].some((one) => one === rating))
  return {
    bars: RATINGS.map((rating) => (isInBand(rating) ? null : heightOf(counts?.[rating - 1] ?? 0))),
    bands: bands.map(({ kind, people }) => ({ kind, people, height: heightOf(people) })),
  }
}

/** The people of the highest bar of all topics, at least 1 (PULSE-90). */
export function highestBar(rows: readonly { readonly result: TopicResult }[]): number {
  const people = rows.flatMap(({ result }) => {
    const bars = barsOf(result)
    return bars === null ? [] : (bars.counts ?? bandsOf(bars.agreed).map((band) => band.people))
  })
  return Math.max(1, ...people)
}
