import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUESTIONS_AT_ONCE } from './limits.ts'
import { QUESTION_TOPICS } from './question-topics.ts'
import { safetyOf } from './safety.ts'
import { suggestQuestions } from './suggest-questions.ts'

const all = QUESTION_TOPICS.flatMap(({ questions }) => questions)

describe('BOT-14: the catalogue of questions', () => {
  test('BOT-14: has at least 500 questions over 40 topics, none twice', () => {
    expect(QUESTION_TOPICS.length).toBeGreaterThanOrEqual(40)
    expect(all.length).toBeGreaterThanOrEqual(500)
    expect(new Set(all.map((question) => question.toLowerCase())).size).toBe(all.length)
    expect(new Set(QUESTION_TOPICS.map(({ slug }) => slug)).size).toBe(QUESTION_TOPICS.length)
  })

  test('BOT-14, BOT-17: every question is a safe, short question', () => {
    for (const question of all) {
      expect([question, safetyOf(question)]).toEqual([question, '0'])
      expect(question).toMatch(/^\S.{20,150}\?$/u)
    }
  })

  test('BOT-14: every topic is found by its name and by each of its words', () => {
    const seeds = Array.from({ length: 60 }, (_, at) => `seed ${at}`)
    for (const { name, words, questions } of QUESTION_TOPICS)
      for (const typed of [name, ...words])
        // A word may stand for several topics, so that not every answer is about this one.
        expect([
          typed,
          seeds.some((seed) =>
            suggestQuestions(typed, seed, QUESTION_TOPICS).some((question) => questions.includes(question)),
          ),
        ]).toEqual([typed, true])
  })
})

describe('BOT-14: questions for a topic', () => {
  test('BOT-14: are about it, different ones, and the same for one seed', () => {
    const travel = QUESTION_TOPICS.find(({ slug }) => slug === 'travel')
    const of = (seed: string) => suggestQuestions('Travelling', seed, QUESTION_TOPICS)
    expect(of('a')).toEqual(of('a'))
    expect(of('a')).not.toEqual(of('b'))
    for (const question of of('a')) expect(travel?.questions).toContain(question)
  })

  test('BOT-14: any topic gives three different questions', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 28 }), fc.string(), (topic, seed) => {
        expect(new Set(suggestQuestions(topic, seed, QUESTION_TOPICS)).size).toBe(QUESTIONS_AT_ONCE)
      }),
    )
  })
})
