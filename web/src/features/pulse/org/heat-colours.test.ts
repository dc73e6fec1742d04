import { expect, test } from 'vitest'
import { HEAT, isHatched, WORDS } from './heat-colours.ts'
import { heatOf } from './team-order.ts'

// Rules: PULSE-91
test('PULSE-91: words have the colours of averages in the middle of their ratings, and split has none', () => {
  expect(WORDS.low).toBe(HEAT[heatOf(1.5)])
  expect(WORDS.high).toBe(HEAT[heatOf(4)])
  expect(Object.values<string>(HEAT)).not.toContain(WORDS.split)
})

// Rules: PULSE-94
test('PULSE-94: the ground of a word is hatched, but for split, which has no colour of an average', () => {
  expect((['low', 'mostly-low', 'mostly-high', 'high'] as const).every(isHatched)).toBe(true)
  expect(isHatched('split')).toBe(false)
})
