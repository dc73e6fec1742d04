import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test('INSIGHT-9: shares of a whole add up to 100 percent', () => {
  expect(wholePercents([22, 40, 8])).toEqual([32, 57, 11])
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(wholePercents([0, 5, 0])).toEqual([0, 100, 0])
  expect(wholePercents([0, 0, 0])).toEqual([0, 0, 0])
})
