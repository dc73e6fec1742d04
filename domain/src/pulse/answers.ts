import type { PulseFormat } from './format.ts'
import type { Rating } from './rating.ts'

/** The answer of one person to one question; without a comment, `feedback` is empty. */
export interface TopicAnswer {
  readonly value: Rating
  readonly feedback: string
}

/** The answers of one person, by the id of the question. */
export type Answers = Readonly<Record<string, TopicAnswer>>

/** True for answers to each question of a survey and to no other (PULSE-41). */
export function answersAllOf({ topics }: Pick<PulseFormat, 'topics'>, answers: Answers): boolean {
  const ids = Object.keys(answers)
  return ids.length === topics.length && topics.every(({ id }) => Object.hasOwn(answers, id))
}
