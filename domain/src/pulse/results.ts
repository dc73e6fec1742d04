import type { TopicAnswer } from './answers.ts'
import { commentsFloorOf, missingAnswers, type PublicationRule, type PublishedTopic } from './publication.ts'
import { answersIn, averageOf, type Band, bandOf, type Histogram, type Rating } from './rating.ts'

/** The result of one question, as far as it may be shown to anyone (PULSE-45, PULSE-46). */
export type TopicResult =
  /** Nobody answered. */
  | { readonly state: 'no-data' }
  /** `missing`: how many more answers are needed until a result can be shown. */
  | { readonly state: 'insufficient'; readonly missing: number }
  /** Everybody in the result gave the same rating, or did so in a part of it (PULSE-59). */
  | { readonly state: 'band'; readonly answers: number; readonly band: Band }
  | {
      readonly state: 'shown'
      readonly answers: number
      readonly average: number
      readonly distribution: Histogram
    }

/** The result of a question from what was published; `answered`: how many people answered the survey. */
export function topicResultOf(
  { latest, isBanded }: PublishedTopic,
  answered: number,
  rule: PublicationRule,
): TopicResult {
  if (latest === null)
    return answered === 0
      ? { state: 'no-data' }
      : { state: 'insufficient', missing: missingAnswers(answered, rule) }
  const answers = answersIn(latest)
  if (answers < rule.floor) return { state: 'insufficient', missing: missingAnswers(answered, rule) }
  if (isBanded) return { state: 'band', answers, band: bandOf(latest) }
  return { state: 'shown', answers, average: averageOf(latest) ?? 0, distribution: latest }
}

/** A comment as it is listed; `value` is null where the result of the question is a band. */
export interface ListedComment {
  readonly id: string
  readonly feedback: string
  readonly value: Rating | null
}

/**
 * The comments on a question, null while too few people are in their list (PULSE-60). They are ordered by ids that are
 * unrelated to people, times and other questions (PULSE-47). `listed`: the list with its empty comments.
 */
export function commentsOf(
  { isBanded }: Pick<PublishedTopic, 'isBanded'>,
  listed: readonly (TopicAnswer & { readonly id: string })[],
  floor: number,
): readonly ListedComment[] | null {
  if (listed.length < commentsFloorOf(floor)) return null
  return listed
    .filter(({ feedback }) => feedback !== '')
    .map(({ id, feedback, value }) => ({ id, feedback, value: isBanded ? null : value }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** How much the average rose, to two decimals; null where one of the two surveys has none to compare (PULSE-45). */
export function changeBetween(present: TopicResult, previous: TopicResult | undefined): number | null {
  if (present.state !== 'shown' || previous?.state !== 'shown') return null
  return Math.round((present.average - previous.average) * 100) / 100
}
