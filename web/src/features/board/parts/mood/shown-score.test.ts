import { expect, test } from 'vitest'
import { shownScore } from './shown-score.ts'

test('MOOD-32: the score has one decimal at most, and none where there is nothing to tell', () => {
  expect([3.67, 4, 3.04, 2.95].map(shownScore)).toEqual(['3.7', '4', '3', '3'])
})
