import { shownDifference } from '../kernel/tenth.ts'
import {
  type AgreedAnswers,
  commentsFloorOf,
  missingAnswers,
  type PublicationRule,
  publishedAnswers,
  type PublishedTopic,
} from './publication.ts'
import { averageOf, type Histogram, type Rating } from './rating.ts'

/** The result of one question, as far as it may be shown to anyone (PULSE-45, PULSE-46). */
export type TopicResult =
  /** There is no answer. */
  | { readonly state: 'no-data' }
  /** `missing`: how many more answers are needed until a result can be shown. */
  | { readonly state: 'insufficient'; readonly missing: number }
  /** Each person in the result agreed with the other people of the same batch (PULSE-59). */
  | { readonly state: 'band'; readonly answers: number; readonly agreed: AgreedAnswers }
  | {
      readonly state: 'shown'
      /** People in the distribution, and in `agreed`. */
      readonly answers: number
      /** Of the distribution, to two decimals. */
      readonly average: number
      readonly distribution: Histogram
      /** People who are not in the distribution, since they all agreed. */
      readonly agreed: AgreedAnswers
    }

/** What a band says in one word (PULSE-81). */
export type BandVerdict = 'low' | 'mostly-low' | 'split' | 'mostly-high' | 'high'

/** The word for a band, from no more than the numbers of people that are shown with it (PULSE-59, PULSE-81). */
export function verdictOf({ low, high }: AgreedAnswers): BandVerdict {
  if (high === 0) return 'low'
  if (low === 0) return 'high'
  if (low >= MOSTLY * high) return 'mostly-low'
  return high >= MOSTLY * low ? 'mostly-high' : 'split'
}

/** As many times as many people as in the other band are most of them. */
const MOSTLY = 2

/** The result of a question from what was published; `answered`: how many people answered the survey. */
export function topicResultOf(topic: PublishedTopic, answered: number, rule: PublicationRule): TopicResult {
  const { latest, agreed } = topic
  if (latest === null)
    return answered === 0
      ? { state: 'no-data' }
      : { state: 'insufficient', missing: missingAnswers(answered, rule) }
  const answers = publishedAnswers(topic)
  const average = averageOf(latest)
  if (average === null) return { state: 'band', answers, agreed }
  return { state: 'shown', answers, average, distribution: latest, agreed }
}

/** A comment as it is listed; `value` is null where ratings would say how people who agree rated (PULSE-59). */
export interface ListedComment {
  readonly id: string
  readonly feedback: string
  readonly value: Rating | null
}

/**
 * The comments on a question, null while too few people are in their list (PULSE-60). They are ordered by ids that are
 * unrelated to people, times and other questions (PULSE-47). `listed`: the list with its empty comments, which count.
 */
export function commentsOf(listed: readonly ListedComment[], floor: number): readonly ListedComment[] | null {
  if (listed.length < commentsFloorOf(floor)) return null
  return listed
    .filter(({ feedback }) => feedback !== '')
    .map(({ id, feedback, value }) => ({ id, feedback, value }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/**
 * How much the average rose, between both as they are shown; null where one of the two surveys has none to compare
 * (PULSE-45).
 */
export function changeBetween(present: TopicResult, previous: TopicResult | undefined): number | null {
  if (present.state !== 'shown' || previous?.state !== 'shown') return null
  return shownDifference(present.average, previous.average)
}

/** The mean of the averages of a survey, which it is listed with; null without any. */
export function overallAverage(results: readonly TopicResult[]): number | null {
  const averages = results.flatMap((result) => (result.state === 'shown' ? [result.average] : []))
  if (averages.length === 0) return null
  return averages.reduce((sum, average) => sum + average, 0) / averages.length
}

type ResultsById = ReadonlyMap<string, TopicResult>

/**
 * How much the mean of the averages rose, between both as they are shown; null where the two surveys have averages of
 * different questions: a question that joins or leaves the mean would move it, and no answer did (PULSE-95).
 */
export function overallChange(present: ResultsById, previous: ResultsById): number | null {
  const [now, before] = [overallAverage([...present.values()]), overallAverage([...previous.values()])]
  if (now === null || before === null) return null
  const ids = new Set([...present.keys(), ...previous.keys()])
  const hasAverage = (results: ResultsById, id: string) => results.get(id)?.state === 'shown'
  const isOfSameQuestions = [...ids].every((id) => hasAverage(present, id) === hasAverage(previous, id))
  return isOfSameQuestions ? shownDifference(now, before) : null
}
