import { ANONYMITY_FLOOR_MIN } from '../kernel/anonymity-floor.ts'
import {
  answersIn,
  bandOf,
  countAt,
  EMPTY_HISTOGRAM,
  type Histogram,
  mapRatings,
  type Rating,
  spreadOf,
} from './rating.ts'

/** Answers to one question that are alike, and what of them was published. */
export interface AnswerGroup {
  readonly value: Rating
  /** The rating with which they are in the published result; null: they are not in it. */
  readonly published: Rating | null
  /** They were published as part of a batch of people who agree, and are in no figure (PULSE-59). */
  readonly isAgreed: boolean
  /** The list of comments lacks these answers, or has them with another rating or another comment. */
  readonly isUnlisted: boolean
  /** How many people gave them. */
  readonly count: number
}

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
  /** All figures that were ever published, oldest first: readers may have kept them. */
  readonly exact: readonly Histogram[]
}

export const UNPUBLISHED: TopicPublication = { exact: [], latest: null, agreed: { low: 0, high: 0 } }

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
  /** The answers that are new in it are of people who agree. */
  readonly isAgreed: boolean
  /** The list of comments is renewed as well: it now holds every answer as it is. */
  readonly listsComments: boolean
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
 * Publishes what changed in a question since its last publication, where that may be; else null (PULSE-58). Results
 * change for at least as many people as the floor at a time. Of a batch is shown how often each rating was given, so
 * that each person may have given any of these; where all gave the same one, a band that holds several. What is shown of
 * a batch of first answers depends on that batch alone, so that later results say nothing more about it. `groups` hold
 * every answer to the question.
 */
export function publishTopic(
  publication: TopicPublication,
  groups: readonly AnswerGroup[],
  rule: PublicationRule,
): TopicUpdate | null {
  const floor = Math.max(rule.floor, ANONYMITY_FLOOR_MIN)
  const batch = groups.filter(({ value, published }) => published !== value)
  const unlisted = countOf(groups.filter(({ isUnlisted }) => isUnlisted))
  // Comments show ratings, so their list is renewed only together with the figures, or when those are up to date.
  const listsComments = isDue(unlisted, commentsFloorOf(floor), rule)
  if (batch.length === 0) return listsComments ? { publication, isAgreed: false, listsComments } : null
  if (!isDue(countOf(batch), batchFloor(publication, floor, rule), rule)) return null
  const isAgreed = isUniform(batch)
  const inFigures = groups.filter((group) => (batch.includes(group) ? !isAgreed : !group.isAgreed))
  const latest = histogramOfGroups(inFigures)
  const agreed = groups.filter((group) => !inFigures.includes(group))
  if (!isAgreed && !mayFollow(latest, publication, floor)) return null
  return {
    publication: {
      exact: isAgreed ? publication.exact : [...publication.exact, latest],
      latest,
      agreed: {
        low: countOf(agreed.filter(({ value }) => bandOf(value) === 'low')),
        high: countOf(agreed.filter(({ value }) => bandOf(value) === 'high')),
      },
    },
    isAgreed,
    listsComments,
  }
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
/** Figures that are kept, to compare the next ones with; a question with more is not published again. */
const EXACT_MAX = 200
/** A batch of a running survey holds at least this part of the people in the last result. */
const BATCH_PART = 20

function countOf(groups: readonly AnswerGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}

function histogramOfGroups(groups: readonly AnswerGroup[]): Histogram {
  return mapRatings((rating) => countOf(groups.filter(({ value }) => value === rating)))
}

/** People of a batch: with every result of a running survey the next batch grows, so that their number is bounded. */
function batchFloor(publication: TopicPublication, floor: number, { isEnded }: PublicationRule): number {
  return isEnded ? floor : Math.max(floor, Math.ceil(publishedAnswers(publication) / BATCH_PART))
}

/** Whether a batch of `count` people may be published: it is large enough, and so is what is left for the last one. */
function isDue(count: number, floor: number, { remaining, isEnded }: PublicationRule): boolean {
  return count >= floor && (isEnded || remaining <= 0 || remaining >= floor)
}

/** True for first answers, and changes of answers that no figure held, which are all the same rating. */
function isUniform(batch: readonly AnswerGroup[]): boolean {
  const isInFigures = batch.some(({ published, isAgreed }) => published !== null && !isAgreed)
  return !isInFigures && spreadOf(histogramOfGroups(batch)) === 1
}

/**
 * True where figures may follow all those before them: the people who make the difference are at least as many as the
 * floor, and did not all move to one rating, or away from one. Only changed answers can lead to anything else.
 */
function mayFollow(latest: Histogram, { exact }: TopicPublication, floor: number): boolean {
  if (exact.length >= EXACT_MAX) return false
  return [EMPTY_HISTOGRAM, ...exact].every((earlier) => {
    const [gained, lost] = [gainedIn(latest, earlier), gainedIn(earlier, latest)]
    if (answersIn(gained) === 0 && answersIn(lost) === 0) return true
    return answersIn(gained) >= floor && spreadOf(gained) > 1 && spreadOf(lost) !== 1
  })
}

/** How many people gave each rating in the later of two results, and did not in the earlier one. */
function gainedIn(later: Histogram, earlier: Histogram): Histogram {
  return mapRatings((rating) => Math.max(countAt(later, rating) - countAt(earlier, rating), 0))
}
