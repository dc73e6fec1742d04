import { describe, expect, test } from 'vitest'
import { missingAnswers } from './publication.ts'

describe('how many answers are missing', () => {
  test.each([
    [0, { floor: 3, remaining: 20, isEnded: false }, 3],
    [2, { floor: 3, remaining: 18, isEnded: false }, 1],
    [2, { floor: 10, remaining: 18, isEnded: false }, 8],
    // One more would leave two behind.
    [2, { floor: 3, remaining: 3, isEnded: false }, 3],
    [2, { floor: 3, remaining: 1, isEnded: false }, 1],
    [1, { floor: 3, remaining: 4, isEnded: true }, 2],
    [4, { floor: 3, remaining: 0, isEnded: false }, 1],
  ] as const)('PULSE-46: %i answers, %o: %i more', (answers, rule, missing) => {
    expect(missingAnswers(answers, rule)).toBe(missing)
  })
})
