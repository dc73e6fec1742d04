import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../kernel/durations.ts'
import { pauseBeforeCheck, pauseBeforeResend } from './retry.ts'

test('TRACK-9: an action item is sent again after 1, 5 and 30 minutes, then it has failed', () => {
  expect([1, 2, 3, 4].map((failures) => pauseBeforeResend(failures, null))).toEqual([
    MINUTE_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    null,
  ])
})

test('TRACK-9: a tracker may ask for a longer pause, of at most a day, and never for a shorter one', () => {
  expect(pauseBeforeResend(1, 2 * MINUTE_MS)).toBe(2 * MINUTE_MS)
  expect(pauseBeforeResend(1, 1)).toBe(MINUTE_MS)
  expect(pauseBeforeResend(1, 365 * DAY_MS)).toBe(DAY_MS)
})

test('TRACK-12: open issues are asked for each hour, others and those with a webhook each day', () => {
  expect(pauseBeforeCheck({ isOpen: true, ageMs: 0, hookAgeMs: null })).toBe(60 * MINUTE_MS)
  expect(pauseBeforeCheck({ isOpen: false, ageMs: 0, hookAgeMs: null })).toBe(DAY_MS)
  expect(pauseBeforeCheck({ isOpen: true, ageMs: 0, hookAgeMs: MINUTE_MS })).toBe(DAY_MS)
  expect(pauseBeforeCheck({ isOpen: true, ageMs: 0, hookAgeMs: 15 * DAY_MS })).toBe(60 * MINUTE_MS)
})

test('TRACK-12: an issue is followed for 90 days', () => {
  expect(pauseBeforeCheck({ isOpen: true, ageMs: 91 * DAY_MS, hookAgeMs: null })).toBeNull()
})
