import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { runs } from '../../kernel/testing/property-runs.ts'
import { ANONYMITY_FLOOR_MAX, ANONYMITY_FLOOR_MIN } from '../../kernel/anonymity-floor.ts'
import { type Mood, MOOD_SCALE, moodOf, type MoodTally, toneOf } from './mood.ts'

const answersArb = fc.array(fc.constantFrom(...MOOD_SCALE), { maxLength: 40 })

/** A poll of which no answer was disclosed yet. */
const pending = (answers: number, floor = 3): MoodTally => ({
  answers,
  undisclosed: answers,
  disclosed: [],
  floor,
})

/** A poll all of whose answers were disclosed. */
const told = (disclosed: readonly Mood[], floor = 3): MoodTally => ({
  answers: disclosed.length,
  undisclosed: 0,
  disclosed,
  floor,
})

describe('the result of a mood poll', () => {
  test('ANON-22, MOOD-19: below three answers there is neither average nor distribution, only how many are missing', () => {
    for (const [answers, missing] of [
      [0, 3],
      [1, 2],
      [2, 1],
    ] as const)
      expect(moodOf(pending(answers))).toEqual({ isEnough: false, answers, missing, floor: 3 })
  })

  test('MOOD-31: three answers are enough, and the score is their average to two decimals', () => {
    expect(moodOf(told([1, 5, 4]))).toEqual({
      isEnough: true,
      answers: 3,
      moodScore: 3.33,
      moodValues: [1, 0, 0, 1, 1],
      floor: 3,
    })
  })

  test.each([
    [5, 3, 2],
    [10, 9, 1],
  ])('MOOD-20: an organisation may raise the floor to %i', (floor, answers, missing) => {
    expect(moodOf(pending(answers, floor))).toEqual({ isEnough: false, answers, missing, floor })
    const values = Array.from({ length: floor }, (): Mood => 3)
    expect(moodOf(told(values, floor))).toMatchObject({ isEnough: true, answers: floor, floor })
  })

  test('MOOD-25: a result of fewer people than a raised floor is hidden until as many as the floor replace it', () => {
    expect(moodOf(told([4, 4, 5], 5))).toEqual({ isEnough: false, answers: 3, missing: 5, floor: 5 })
    const twoMore = { answers: 5, undisclosed: 2, disclosed: [4, 4, 5], floor: 5 } as const
    expect(moodOf(twoMore)).toEqual({ isEnough: false, answers: 5, missing: 3, floor: 5 })
  })

  test.each([2, 1, 0, -1])('MOOD-20: a floor of %i counts as 3', (floor) => {
    expect(moodOf(told([4, 4], floor))).toMatchObject({ isEnough: false, answers: 2 })
  })

  test('every answer is counted once, and the average lies within the scale', () => {
    const floorArb = fc.integer({ min: ANONYMITY_FLOOR_MIN, max: ANONYMITY_FLOOR_MAX })
    fc.assert(
      fc.property(answersArb, floorArb, (values, floor) => {
        const mood = moodOf(told(values, floor))
        expect(mood.isEnough).toBe(values.length >= floor)
        if (!mood.isEnough) return
        expect(mood.moodValues.reduce((sum, count) => sum + count, 0)).toBe(values.length)
        expect(mood.moodScore).toBeGreaterThanOrEqual(Math.min(...values))
        expect(mood.moodScore).toBeLessThanOrEqual(Math.max(...values))
      }),
      runs(200),
    )
  })

  test('the order in which people answered cannot be read from the result', () => {
    expect(moodOf(told([1, 2, 3, 4]))).toEqual(moodOf(told([4, 2, 1, 3])))
  })
})

describe('MOOD-30: the tone of a score', () => {
  test.each([
    [5, 'high'],
    [3.51, 'high'],
    [3.5, 'middle'],
    [2.01, 'middle'],
    [2, 'low'],
    [1, 'low'],
  ] as const)('MOOD-30: %f is %s', (score, tone) => {
    expect(toneOf(score)).toBe(tone)
  })
})
