import { describe, expect, test } from 'vitest'
import { missingText, shortResult } from './result-texts.ts'
import { changeText, directionOf } from './short-texts.ts'

describe('results in words', () => {
  test('PULSE-45: without a survey before there is nothing to compare, and never a zero', () => {
    expect([null, 0, 0.04, -0.04].map(changeText)).toEqual([
      'Nothing to compare yet',
      'Unchanged',
      'Unchanged',
      'Unchanged',
    ])
    expect([0.45, -1.2].map(changeText)).toEqual(['Up 0.5', 'Down 1.2'])
    expect([null, 0.04, 0.1, -0.1].map(directionOf)).toEqual([null, null, 'up', 'down'])
  })

  test('PULSE-46: too few answers and none are told apart', () => {
    expect(shortResult({ state: 'no-data' })).toBe('No answers yet')
    expect(shortResult({ state: 'insufficient', missing: 2 })).toBe('Too few answers')
  })

  test('PULSE-46: a running survey says how many answers are missing, and one that ended does not wait for any', () => {
    const titles = (isEnded: boolean) => [0, 1, 2].map((missing) => missingText(missing, isEnded).title)
    expect(titles(false)).toEqual([
      'No answers yet',
      '1 more answer until results appear',
      '2 more answers until results appear',
    ])
    expect(titles(true)).toEqual(['No answers', 'Too few answers for results', 'Too few answers for results'])
  })

  test.each([
    [3, 0, 'All low'],
    [0, 4, 'All high'],
    [6, 3, 'Mostly low'],
    [3, 6, 'Mostly high'],
    [4, 5, 'Split'],
  ])('PULSE-59, PULSE-81: %i people who agree low and %i who agree high: %s', (low, high, word) => {
    expect(shortResult({ state: 'band', answers: low + high, agreed: { low, high } })).toBe(word)
  })

  test('PULSE-45: an average has one decimal', () => {
    const shown = { state: 'shown', answers: 3, distribution: [1, 1, 0, 1, 0] } as const
    const result = {
      ...shown,
      distribution: [...shown.distribution] as [number, number, number, number, number],
    }
    expect(shortResult({ ...result, average: 2.33, agreed: { low: 0, high: 0 } })).toBe('2.3')
  })
})
