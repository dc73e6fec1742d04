import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { runs } from '../kernel/testing/property-runs.ts'
import { type Mood, MOOD_FLOOR, MOOD_SCALE, moodOf, toneOf } from './mood.ts'

const answersArb = fc.array(fc.constantFrom(...MOOD_SCALE), { maxLength: 40 })

describe('the mood of a team (board.md §3, D17)', () => {
  test('D17: below three answers there is neither average nor distribution, only how many are missing', () => {
    expect(moodOf([])).toEqual({ isEnough: false, answers: 0, missing: 3 })
    expect(moodOf([5])).toEqual({ isEnough: false, answers: 1, missing: 2 })
    expect(moodOf([1, 5])).toEqual({ isEnough: false, answers: 2, missing: 1 })
  })

  test('D17: three answers are enough', () => {
    expect(moodOf([1, 5, 4])).toEqual({
      isEnough: true,
      answers: 3,
      moodScore: 3.33,
      moodValues: [1, 0, 0, 1, 1],
    })
  })

  test.each([
    [5, 3, 2],
    [10, 9, 1],
  ])('D17: an organisation may raise the floor to %i', (floor, answers, missing) => {
    const values = Array.from({ length: answers }, (): Mood => 3)
    expect(moodOf(values, floor)).toEqual({ isEnough: false, answers, missing })
  })

  test.each([2, 1, 0, -1])('D17: nobody lowers the floor to %i', (floor) => {
    expect(moodOf([4, 4], floor)).toEqual({ isEnough: false, answers: 2, missing: 1 })
  })

  test('every answer is counted once, and the average lies within the scale', () => {
    fc.assert(
      fc.property(answersArb, (values) => {
        const mood = moodOf(values)
        expect(mood.isEnough).toBe(values.length >= MOOD_FLOOR)
        if (!mood.isEnough) return
        expect(mood.moodValues.reduce((sum, count) => sum + count, 0)).toBe(values.length)
        expect(mood.moodScore).toBeGreaterThanOrEqual(Math.min(...values))
        expect(mood.moodScore).toBeLessThanOrEqual(Math.max(...values))
      }),
      runs(200),
    )
  })

  test('the order in which people answered cannot be read from it', () => {
    expect(moodOf([1, 2, 3, 4])).toEqual(moodOf([4, 2, 1, 3]))
  })
})

describe('the tone of a score (board.md §9)', () => {
  test.each([
    [5, 'high'],
    [3.51, 'high'],
    [3.5, 'middle'],
    [2.01, 'middle'],
    [2, 'low'],
    [1, 'low'],
  ] as const)('%f is %s', (score, tone) => {
    expect(toneOf(score)).toBe(tone)
  })
})
