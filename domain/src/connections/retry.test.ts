import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../kernel/durations.ts'
import { pauseAfter, restAfter } from './retry.ts'

test('LINK-10: pauses grow from ten seconds to a day, and the ninth failure gives up', () => {
  const pauses = Array.from({ length: 9 }, (_, at) => pauseAfter(at + 1, null))
  expect(pauses[0]).toBe(10_000)
  expect(pauses[7]).toBe(DAY_MS)
  expect(pauses[8]).toBeNull()
  const growing = pauses.slice(0, 8).map((pause) => pause ?? 0)
  expect(growing).toEqual(growing.toSorted((one, other) => one - other))
})

test('LINK-10: a service may ask for a longer pause, of at most a day, and never for a shorter one', () => {
  expect(pauseAfter(1, 120_000)).toBe(120_000)
  expect(pauseAfter(2, 1)).toBe(MINUTE_MS)
  expect(pauseAfter(1, 365 * DAY_MS)).toBe(DAY_MS)
  expect(pauseAfter(9, 1)).toBeNull()
})

test('LINK-11: a connection rests from the fifth failure in a row, a minute at first and an hour at most', () => {
  expect([0, 1, 4].map(restAfter)).toEqual([0, 0, 0])
  expect([5, 6, 7].map(restAfter)).toEqual([MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS])
  expect(restAfter(1000)).toBe(60 * MINUTE_MS)
})
