import { ANONYMITY_FLOOR_MIN } from '../kernel/anonymity-floor.ts'
import {
  answersIn,
  bandOf,
  countAt,
  EMPTY_HISTOGRAM,
  type Histogram,
  mapRatings,
  type Rating,
  RATINGS,
  spreadOf,
} from './rating.ts'

/** Answers to one question that are alike, and what of them was published. */
export interface AnswerGroup {
  readonly value: Rating
  /** The rating that is in the published result; null: none is. */
  readonly published: Rating | null
  /** The list of comments lacks these answers, or has them with another rating or another comment. */
  readonly isUnlisted: boolean
  /** How many people gave them. */
  readonly count: number
}

/** The published result of one question. */
export interface PublishedTopic {
  /** All ratings that are in the result; null: there is none. */
  readonly latest: Histogram | null
  /** Only the band of the result is shown, for as long as the survey exists (PULSE-59). */
  readonly isBanded: boolean
}

/** All that was published of one question. */
export interface TopicPublication extends PublishedTopic {
  /** All results with exact figures that were ever published, oldest first: readers may have kept them. */
  readonly exact: readonly Histogram[]
}

export const UNPUBLISHED: TopicPublication = { exact: [], latest: null, isBanded: false }

/** What decides, without a look at any answer, when results are published. */
export interface PublicationRule {
  /** Answers below which nothing is published (PULSE-46). */
  readonly floor: number
  /** Participants who may still answer for the first time. */
  readonly remaining: number
  readonly isEnded: boolean
}

/** A publication that is due: the result now holds the rating of every answer as it is. */
export interface TopicUpdate {
  readonly publication: TopicPublication
  /** The list of comments is renewed as well: it now holds every answer as it is. */
  readonly listsComments: boolean
}

/** Comments are listed from this many people on, or from the floor of the survey where that is higher (PULSE-60). */
export function commentsFloorOf(floor: number): number {
  return Math.max(floor, COMMENTS_FLOOR)
}

/**
 * Publishes what changed in a question since its last publication, where that may be; else null (PULSE-58). Results
 * change for at least as many people as the floor at a time, and no two of them differ by fewer. `groups` hold every
 * answer to the question.
 */
export function publishTopic(
  publication: TopicPublication,
  groups: readonly AnswerGroup[],
  rule: PublicationRule,
): TopicUpdate | null {
  const floor = Math.max(rule.floor, ANONYMITY_FLOOR_MIN)
  const changed = countOf(groups.filter(({ value, published }) => published !== value))
  const unlisted = countOf(groups.filter(({ isUnlisted }) => isUnlisted))
  // Comments show ratings, so their list is renewed only together with the figures, or when those are up to date.
  const listsComments = isDue(unlisted, commentsFloorOf(floor), rule)
  if (changed === 0) return listsComments ? { publication, listsComments } : null
  if (!isDue(changed, batchOf(publication, floor, rule), rule)) return null
  const latest = mapRatings((rating) => countOf(groups.filter(({ value }) => value === rating)))
  const disclosure = disclosureOf(latest, publication, floor)
  if (disclosure === 'none') return null
  const isBanded = disclosure === 'band'
  const exact = isBanded ? publication.exact : [...publication.exact, latest]
  return { publication: { exact, latest, isBanded }, listsComments }
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
/** Exact results that are kept, to compare the next one with; a question with more is not published again. */
const EXACT_MAX = 200
/** A batch of a running survey holds at least this part of the people in the last result. */
const BATCH_PART = 20

function countOf(groups: readonly AnswerGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}

/** People of a batch: with every result of a running survey the next batch grows, so that their number is bounded. */
function batchOf({ latest }: TopicPublication, floor: number, { isEnded }: PublicationRule): number {
  return isEnded || latest === null ? floor : Math.max(floor, Math.ceil(answersIn(latest) / BATCH_PART))
}

/** Whether a batch of `count` people may be published: it is large enough, and so is what is left for the last one. */
function isDue(count: number, floor: number, { remaining, isEnded }: PublicationRule): boolean {
  return count >= floor && (isEnded || remaining <= 0 || remaining >= floor)
}

type Disclosure = 'exact' | 'band' | 'none'

/**
 * What may be shown of a result: compared with nothing and with every exact result before it, it has to differ by at
 * least `floor` people, who did not all give the same rating.
 */
function disclosureOf(latest: Histogram, { exact, isBanded }: TopicPublication, floor: number): Disclosure {
  if (exact.length >= EXACT_MAX) return 'none'
  const comparisons = new Set(
    [EMPTY_HISTOGRAM, ...exact].map((earlier) => differenceTo(latest, earlier, floor)),
  )
  if (comparisons.has('none')) return 'none'
  return isBanded || comparisons.has('band') ? 'band' : 'exact'
}

function differenceTo(latest: Histogram, earlier: Histogram, floor: number): Disclosure {
  const gained = mapRatings((rating) => Math.max(countAt(latest, rating) - countAt(earlier, rating), 0))
  const gains = answersIn(gained)
  if (gains === 0 && answersIn(latest) === answersIn(earlier)) return 'exact'
  if (gains < floor) return 'none'
  if (spreadOf(gained) > 1) return 'exact'
  return isBandAmbiguous(latest, gained) ? 'band' : 'none'
}

/** True where the same people with another common rating would have led to the same band. */
function isBandAmbiguous(latest: Histogram, gained: Histogram): boolean {
  const gains = answersIn(gained)
  const sameBand = RATINGS.filter((common) => {
    const assumed = mapRatings(
      (rating) => countAt(latest, rating) - countAt(gained, rating) + (rating === common ? gains : 0),
    )
    return bandOf(assumed) === bandOf(latest)
  })
  return sameBand.length > 1
}
