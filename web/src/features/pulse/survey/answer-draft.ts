import type { PulseSurvey, SubmitAnswers } from '@retropulse/contract/pulse-survey'
import { cleanText } from '@retropulse/domain/kernel/text'
import { FEEDBACK_MAX } from '@retropulse/domain/pulse/limits'
import type { PulseTopic } from '@retropulse/domain/pulse/format'
import type { Rating } from '@retropulse/domain/pulse/rating'

/** The answer to one question while it is being given; `value` null: not rated yet. */
export interface DraftAnswer {
  readonly value: Rating | null
  readonly feedback: string
}

/** Answers that were not sent yet, by the id of the question. */
export type AnswerDraft = Readonly<Record<string, DraftAnswer>>

type Topics = readonly Pick<PulseTopic, 'id'>[]
type OwnAnswers = PulseSurvey['pulseData']['submittedData']

/** The answer to a question, empty where there is none yet. */
export function answerTo(draft: AnswerDraft, topicId: string): DraftAnswer {
  return draft[topicId] ?? NO_ANSWER
}

/** The draft with a change in the answer to one question. */
export function withAnswer(draft: AnswerDraft, topicId: string, change: Partial<DraftAnswer>): AnswerDraft {
  return { ...draft, [topicId]: { ...answerTo(draft, topicId), ...change } }
}

/** The draft that changes answers which were sent already; empty without any (PULSE-41). */
export function draftOf(submitted: OwnAnswers): AnswerDraft {
  return Object.fromEntries(
    Object.entries(submitted ?? {}).map(([id, { value, feedback }]) => [id, { value, feedback }]),
  )
}

/** True when two drafts answer every question alike. */
export function isSameDraft(topics: Topics, one: AnswerDraft, other: AnswerDraft): boolean {
  return topics.every(({ id }) => {
    const [a, b] = [answerTo(one, id), answerTo(other, id)]
    return a.value === b.value && a.feedback === b.feedback
  })
}

/** Characters by which a comment is too long; 0 where it can be sent. */
export function surplusOf({ feedback }: Pick<DraftAnswer, 'feedback'>): number {
  return Math.max(0, feedback.length - FEEDBACK_MAX)
}

/** The answers as they are sent; null while a question has no rating or too long a comment (PULSE-40). */
export function submissionOf(topics: Topics, draft: AnswerDraft): SubmitAnswers['data'] | null {
  const rated = topics.flatMap(({ id }) => {
    const { value, feedback } = answerTo(draft, id)
    if (value === null || surplusOf({ feedback }) > 0) return []
    return [[id, { value, feedback: cleanText(feedback) }] as const]
  })
  return rated.length === topics.length ? Object.fromEntries(rated) : null
}

/**
 * The step of the runner at which a draft goes on: the first question that is not answered so that it can be sent, else the
 * review. Steps are the introduction, 0, the questions from 1 on, and the review behind them.
 */
export function firstOpenStep(topics: Topics, draft: AnswerDraft): number {
  const open = topics.findIndex((topic) => submissionOf([topic], draft) === null)
  return (open === -1 ? topics.length : open) + 1
}

const NO_ANSWER: DraftAnswer = { value: null, feedback: '' }
