import { expect, test } from 'vitest'
import { verdictOf } from './results.ts'

// Rules: PULSE-81
test.each([
  [3, 0, 'low'],
  [6, 3, 'mostly-low'],
  [5, 3, 'split'],
  [4, 5, 'split'],
  [3, 6, 'mostly-high'],
  [0, 4, 'high'],
] as const)('%i people in the low band and %i in the high one: %s', (low, high, verdict) => {
  expect(verdictOf({ low, high })).toBe(verdict)
})
