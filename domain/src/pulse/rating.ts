/** Answers to a question of a survey, worst to best (PULSE-41). */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** How many people gave each rating, in the order of the scale. */
export type Histogram = readonly [number, number, number, number, number]

export const EMPTY_HISTOGRAM: Histogram = [0, 0, 0, 0, 0]

/** What is shown in place of exact figures where they would say how each person answered (PULSE-59). */
export type Band = 'low' | 'high'

/** Number of people in a histogram. */
export function answersIn(histogram: Histogram): number {
  return histogram.reduce((sum, count) => sum + count, 0)
}

/** The average to two decimals; null without answers. */
export function averageOf(histogram: Histogram): number | null {
  const answers = answersIn(histogram)
  return answers === 0 ? null : Math.round((ratingSum(histogram) / answers) * 100) / 100
}

/**
 * The band of a rating that several people share. Each band holds at least two ratings, so that it does not say which
 * one they gave: low is 1 or 2, high is 3, 4 or 5.
 */
export function bandOf(rating: Rating): Band {
  return rating < LOWEST_HIGH ? 'low' : 'high'
}

/** The sum of several histograms. */
export function sumOf(histograms: readonly Histogram[]): Histogram {
  return mapRatings((rating) => histograms.reduce((sum, one) => sum + countAt(one, rating), 0))
}

/** Number of different ratings that were given. */
export function spreadOf(histogram: Histogram): number {
  return histogram.filter((count) => count > 0).length
}

/** How many people gave a rating. */
export function countAt(histogram: Histogram, rating: Rating): number {
  return histogram[rating - 1] ?? 0
}

/** A histogram made entry by entry. */
export function mapRatings(count: (rating: Rating) => number): Histogram {
  return [count(1), count(2), count(3), count(4), count(5)]
}

const LOWEST_HIGH = 3

function ratingSum(histogram: Histogram): number {
  return RATINGS.reduce((sum, rating) => sum + rating * countAt(histogram, rating), 0)
}
