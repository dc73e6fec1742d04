import type { TopicResult } from '@retropulse/domain/pulse/results'
import { expect, test } from 'vitest'
import { bandsOf, lowestFirst } from './lowest-first.ts'

test('PULSE-75: the topic with the lowest average is first, and topics without one follow in their order', () => {
  const results = [
    { state: 'no-data' },
    rated(3.8),
    { state: 'insufficient', missing: 2 },
    rated(2.6),
  ] as const
  const rows = lowestFirst(['growth', 'happiness', 'culture', 'communication'], results)
  expect(rows.map(({ topic, average }) => [topic, average])).toEqual([
    ['communication', 2.6],
    ['happiness', 3.8],
    ['growth', null],
    ['culture', null],
  ])
})

test('PULSE-75: a band stands at the middle of its ratings', () => {
  const band = (low: number, high: number): TopicResult => ({
    state: 'band',
    answers: 5,
    agreed: { low, high },
  })
  const results = [rated(2.6), band(0, 5), rated(1.2), band(5, 0), band(5, 5)]
  const rows = lowestFirst(['2.6', 'high', '1.2', 'low', 'both'], results)
  expect(rows.map(({ topic }) => topic)).toEqual(['1.2', 'low', '2.6', 'both', 'high'])
})

test('PULSE-59: of people who agreed on different bands each band is shown apart', () => {
  expect([bandsOf({ low: 3, high: 0 }), bandsOf({ low: 0, high: 3 }), bandsOf({ low: 4, high: 3 })]).toEqual([
    [{ kind: 'low', people: 3 }],
    [{ kind: 'high', people: 3 }],
    [
      { kind: 'low', people: 4 },
      { kind: 'high', people: 3 },
    ],
  ])
})

function rated(average: number): TopicResult {
  return { state: 'shown', average, answers: 5, distribution: [1, 1, 1, 1, 1], agreed: { low: 0, high: 0 } }
}
