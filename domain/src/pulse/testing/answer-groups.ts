import type { PublicationRule, TopicPublication } from '../publication.ts'
import type { AnswerGroup } from '../publish-topic.ts'
import type { Rating } from '../rating.ts'
import { histogramOf } from './histogram-of.ts'

const NONE = { low: 0, high: 0 }
/** A survey in which others may still answer. */
export const running: PublicationRule = { floor: 3, remaining: 20, isEnded: false }
/** A survey whose last batch may appear. */
export const ended: PublicationRule = { floor: 3, remaining: 0, isEnded: true }

/** Answers that were never published. */
export const fresh = (...values: readonly Rating[]): readonly AnswerGroup[] =>
  values.map((value) => ({
    value,
    published: null,
    isAgreed: false,
    isListed: false,
    listedValue: null,
    isCommentListed: false,
    count: 1,
  }))

/** Answers that are in the present result, and in the list of comments. */
export const published = (...values: readonly Rating[]): readonly AnswerGroup[] =>
  values.map((value) => ({
    value,
    published: value,
    isAgreed: false,
    isListed: true,
    listedValue: value,
    isCommentListed: true,
    count: 1,
  }))

/** The same answers with other ratings; null: their authors answered twice, and the other answers count. */
export const changedTo = (
  parts: readonly AnswerGroup[],
  ...values: readonly (Rating | null)[]
): readonly AnswerGroup[] => parts.map((part, index) => ({ ...part, value: values[index] ?? null }))

/** The publication of these ratings. */
export const shown = (...values: readonly Rating[]): TopicPublication => ({
  exact: [histogramOf(values)],
  latest: histogramOf(values),
  agreed: NONE,
})
