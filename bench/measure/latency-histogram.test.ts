import { describe, expect, test } from 'vitest'
import { countOf, createLatencyHistogram, percentileMs, sumCounts } from './latency-histogram.ts'

/** The counts of a histogram of these microseconds, as they leave a process. */
function countsOf(micros: readonly number[]): number[] {
  const histogram = createLatencyHistogram()
  for (const one of micros) histogram.add(one)
  return [...histogram.counts]
}

describe('latency histogram', () => {
  test('percentiles are right to one percent', () => {
    const counts = countsOf(Array.from({ length: 1000 }, (_, at) => (at + 1) * 100))
    for (const share of [0.5, 0.95, 0.99]) {
      const exact = share * 100
      expect(percentileMs(counts, share)).toBeGreaterThanOrEqual(exact * 0.9999)
      expect(percentileMs(counts, share)).toBeLessThan(exact * 1.011)
    }
  })

  test('one outlier in a hundred is not the 99th percentile, two are', () => {
    const fast = Array.from({ length: 99 }, () => 1000)
    expect(percentileMs(countsOf([...fast, 900_000]), 0.99)).toBeCloseTo(1, 1)
    expect(percentileMs(countsOf([...fast.slice(1), 900_000, 900_000]), 0.99)).toBeGreaterThan(890)
  })

  test('histograms of several processes add up', () => {
    const sum = sumCounts([countsOf([1000, 1000]), countsOf([50_000])])
    expect(countOf(sum)).toBe(3)
    expect(percentileMs(sum, 1)).toBeCloseTo(50, 0)
  })

  test('without measurements there is no figure', () => {
    expect(percentileMs(countsOf([]), 0.5)).toBeNaN()
  })

  test('durations of zero, and beyond the last bucket, are counted', () => {
    expect(countOf(countsOf([0, -5, 1e12]))).toBe(3)
  })
})
