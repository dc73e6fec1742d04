import { expect, test } from 'vitest'
import { median, medianFigures } from './median.ts'

test('the median is the middle, and no mean of three', () => {
  expect(median([9, 1, 2])).toBe(2)
  expect(median([1, 2, 3, 10])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('of three runs every figure has its own median; a run without one does not count for it', () => {
  const runs = [
    { p99: 5, lost: 0 },
    { p99: 50, lost: 0 },
    { p99: 7, lost: Number.NaN, late: 1 },
  ]
  expect(medianFigures(runs)).toEqual({ p99: 7, lost: 0, late: 1 })
})
