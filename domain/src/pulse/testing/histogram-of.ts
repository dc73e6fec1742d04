import { type Histogram, mapRatings, type Rating } from '../rating.ts'

/** How many of these ratings are each of the scale. */
export function histogramOf(ratings: readonly Rating[]): Histogram {
  return mapRatings((rating) => ratings.filter((one) => one === rating).length)
}
