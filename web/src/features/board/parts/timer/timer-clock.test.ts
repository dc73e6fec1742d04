import { describe, expect, test } from 'vitest'
import { clockText, minutesFrom, noticesFrom } from './timer-clock.ts'

describe('the clock', () => {
  test.each([
    [192_000, '03:12'],
    [59_001, '01:00'],
    [59_000, '00:59'],
    [1, '00:01'],
    [0, '00:00'],
    [-5000, '00:00'],
    [99 * 60_000, '99:00'],
  ])('shows %i ms as %s', (left, shown) => {
    expect(clockText(left)).toBe(shown)
  })
})

describe('the minutes of a timer', () => {
  test.each([
    ['1', 1],
    ['5', 5],
    [' 99 ', 99],
    ['0', null],
    ['100', null],
    ['2.5', null],
    ['-3', null],
    ['', null],
    ['five', null],
    ['1e1', null],
  ])('TIMER-2: "%s" gives the minutes %s', (typed, minutes) => {
    expect(minutesFrom(typed)).toBe(minutes)
  })
})

describe('the notices of a timer', () => {
  test('TIMER-6, TIMER-8, TIMER-14: a long timer has notices at 1 minute, at 15 seconds and at its end', () => {
    expect(noticesFrom(90_000)).toEqual([
      { inMs: 30_000, at: 60_000 },
      { inMs: 75_000, at: 15_000 },
      { inMs: 90_000, at: 0 },
    ])
  })

  test('TIMER-6: a timer of one minute has the first notice at once', () => {
    for (const left of [60_000, 59_950])
      expect(noticesFrom(left)).toEqual([
        { inMs: 0, at: 60_000 },
        { inMs: left - 15_000, at: 15_000 },
        { inMs: left, at: 0 },
      ])
  })

  test('TIMER-6, TIMER-7: a participant who joins late gets the notice for the time left at once', () => {
    expect(noticesFrom(20_000).map(({ inMs, at }) => [inMs, at])).toEqual([
      [0, 60_000],
      [5000, 15_000],
      [20_000, 0],
    ])
    expect(noticesFrom(9000).map(({ at }) => at)).toEqual([15_000, 0])
    expect(noticesFrom(0)).toEqual([])
  })
})
