import { expect, test } from 'vitest'
import { moodDifference } from './mood-difference.ts'

test('INSIGHT-7: the difference from the usual mood fits both numbers as they are shown', () => {
  expect(moodDifference({ latest: 3.54, change: -0.22 })).toBe(-0.3)
  expect(moodDifference({ latest: 3.84, change: 0.41 })).toBe(0.4)
  expect(moodDifference({ latest: 4, change: 0.04 })).toBe(0)
})

test('INSIGHT-7: without a mood, or with the first one, nothing is compared', () => {
  expect(moodDifference({ latest: null, change: null })).toBeNull()
  expect(moodDifference({ latest: 4, change: null })).toBeNull()
})
