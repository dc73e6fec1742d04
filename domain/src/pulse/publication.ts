import { ANONYMITY_FLOOR_MIN } from '../kernel/anonymity-floor.ts'
import { answersIn, EMPTY_HISTOGRAM, type Histogram } from './rating.ts'

/** People in batches who all gave one rating, by the band of that rating (PULSE-59). */
export interface AgreedAnswers {
  readonly low: number
  readonly high: number
}

/** The published result of one question. */
export interface PublishedTopic {
  /** All ratings that are shown in figures; null: nothing was published. */
  readonly latest: Histogram | null
  /** People who are shown in bands, and not in figures. */
  readonly agreed: AgreedAnswers
}

/** All that was published of one question. */
export interface TopicPublication extends PublishedTopic {
  /**
   * The figures of everyone who is in them by now, once for each time that changed answers appeared, oldest first, with
   * the ratings of that time: readers may have kept those, and can subtract the first answers that came since.
   */
  readonly exact: readonly Histogram[]
}

export const UNPUBLISHED: TopicPublication = { exact: [], latest: null, agreed: { low: 0, high: 0 } }

/** What decides, without a look at any answer, when results are published. */
export interface PublicationRule {
  /** People below whom nothing is published (PULSE-46). */
  readonly floor: number
  /** Participants who may still answer for the first time. */
  readonly remaining: number
  readonly isEnded: boolean
}

/** Comments are listed from this many people on, or from the floor of the survey where that is higher (PULSE-60). */
export function commentsFloorOf(floor: number): number {
  return Math.max(floor, COMMENTS_FLOOR)
}

/** Number of people in a published result. */
export function publishedAnswers({ latest, agreed }: PublishedTopic): number {
  return answersIn(latest ?? EMPTY_HISTOGRAM) + agreed.low + agreed.high
}

/**
 * How many more answers make results appear, at least 1. While a survey runs, a batch that would leave fewer people
 * behind than the floor waits for them: published apart, their answers could never be shown.
 */
export function missingAnswers(unpublished: number, rule: PublicationRule): number {
  const floor = Math.max(rule.floor, ANONYMITY_FLOOR_MIN)
  const atFloor = Math.max(floor - unpublished, 1)
  const left = rule.remaining - atFloor
  return !rule.isEnded && left > 0 && left < floor ? rule.remaining : atFloor
}

/** Comments below which none is listed. */
const COMMENTS_FLOOR = 5
