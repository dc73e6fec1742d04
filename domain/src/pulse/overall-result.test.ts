import { describe, expect, test } from 'vitest'
import { overallAverage, overallChange, type TopicResult } from './results.ts'

const NO_BAND = { low: 0, high: 0 }
const shown = (average: number): TopicResult => ({
  state: 'shown',
  answers: 5,
  average,
  distribution: [1, 1, 1, 1, 1],
  agreed: NO_BAND,
})
const band: TopicResult = { state: 'band', answers: 9, agreed: { low: 9, high: 0 } }
const few: TopicResult = { state: 'insufficient', missing: 2 }

function resultsOf(results: Readonly<Record<string, TopicResult>>): ReadonlyMap<string, TopicResult> {
  return new Map(Object.entries(results))
}

describe('PULSE-95: the mean of all averages of a survey', () => {
  test('counts only topics whose average is shown', () => {
    expect(overallAverage([shown(4), band, shown(2), few])).toBe(3)
  })

  test('is missing without an average', () => {
    expect(overallAverage([band, few, { state: 'no-data' }])).toBeNull()
    expect(overallAverage([])).toBeNull()
  })
})

describe('PULSE-95: the change of the mean since the survey before', () => {
  test('is the difference of both means as they are shown, with one decimal', () => {
    // 3.45 and 3.24 are shown as 3.5 and 3.2.
    expect(
      overallChange(
        resultsOf({ a: shown(3.4), b: shown(3.5) }),
        resultsOf({ a: shown(3.23), b: shown(3.25) }),
      ),
    ).toBe(0.3)
  })

  test('is missing where a topic joined or left the mean, or became a band', () => {
    const previous = resultsOf({ a: shown(2), b: shown(4) })
    expect(overallChange(resultsOf({ a: band, b: shown(4) }), previous)).toBeNull()
    expect(overallChange(resultsOf({ b: shown(4) }), previous)).toBeNull()
    expect(overallChange(resultsOf({ a: shown(2), b: shown(4), c: shown(5) }), previous)).toBeNull()
  })

  test('topics without an average in both surveys do not matter', () => {
    expect(overallChange(resultsOf({ a: shown(3), b: band }), resultsOf({ a: shown(2), c: few }))).toBe(1)
  })

  test('is missing without a survey before, and without an average', () => {
    expect(overallChange(resultsOf({ a: shown(3) }), resultsOf({}))).toBeNull()
    expect(overallChange(resultsOf({ a: band }), resultsOf({ a: band }))).toBeNull()
  })
})
