import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { medianOf, trendOf } from './trend.ts'

describe('the median', () => {
  test.each([
    [[], null],
    [[7], 7],
    [[3, 1], 2],
    [[9, 1, 2], 2],
    [[4, 1, 2, 100], 3],
  ] as const)('of %j is %j', (values, median) => {
    expect(medianOf(values)).toBe(median)
  })

  test('leaves as many values above it as below', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const median = medianOf(values) ?? NaN
        const above = values.filter((value) => value > median).length
        const below = values.filter((value) => value < median).length
        expect(Math.max(above, below)).toBeLessThanOrEqual(values.length / 2)
      }),
      runs(100),
    )
  })

  test('does not sort what it was given', () => {
    const values = [3, 1, 2]
    medianOf(values)
    expect(values).toEqual([3, 1, 2])
  })
})

describe('a trend', () => {
  test('INSIGHT-7: has the newest value, the one before, the median, and the difference to the one before', () => {
    expect(trendOf([3, 4, 3, 5])).toEqual({ latest: 5, previous: 3, median: 3.5, change: 2 })
    expect(trendOf([2, 4, 1])).toEqual({ latest: 1, previous: 4, median: 2, change: -3 })
  })

  test('INSIGHT-28: its change is the same however many earlier retros are covered', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer()), { minLength: 2 }), fc.nat(), (values, from) => {
        const [all, fewer] = [trendOf(values), trendOf(values.slice(from % values.length))]
        expect([null, all.change]).toContain(fewer.change)
      }),
      runs(100),
    )
  })

  test('INSIGHT-8: leaves out retros that have no value', () => {
    expect(trendOf([null, 3.2, null, 4.1, null])).toEqual({
      latest: 4.1,
      previous: 3.2,
      median: 3.65,
      change: 0.9,
    })
  })

  test('has no change for one value, and is null without values', () => {
    expect(trendOf([3])).toEqual({ latest: 3, previous: null, median: 3, change: null })
    const none = { latest: null, previous: null, median: null, change: null }
    expect(trendOf([null, null])).toEqual(none)
    expect(trendOf([])).toEqual(none)
  })

  test('is rounded to two decimals', () => {
    expect(trendOf([1, 1.11, 2.333])).toEqual({
      latest: 2.333,
      previous: 1.11,
      median: 1.11,
      change: 1.22,
    })
  })
})
