import { expect, test } from 'vitest'
import { pauseBeforeCheck, pauseBeforeResend } from './retry.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('TRACK-9: an action item is sent again after 1, 5 and 30 minutes, then it has failed', () => {
  expect([1, 2, 3, 4].map((failures) => pauseBeforeResend(failures, null))).toEqual([
    MINUTE,
    5 * MINUTE,
    30 * MINUTE,
    null,
  ])
})

test('TRACK-9: a tracker may ask for a longer pause, of at most a day, and never for a shorter one', () => {
  expect(pauseBeforeResend(1, 2 * MINUTE)).toBe(2 * MINUTE)
  expect(pauseBeforeResend(1, 1)).toBe(MINUTE)
  expect(pauseBeforeResend(1, 365 * DAY)).toBe(DAY)
})

test('TRACK-12: open issues are asked for each hour, others and those with a webhook each day', () => {
  expect(pauseBeforeCheck({ isOpen: true, ageMs: 0, hookAgeMs: null })).toBe(60 * MINUTE)
  expect(pauseBeforeCheck({ isOpen: false, ageMs: 0, hookAgeMs: null })).toBe(DAY)
  expect(pauseBeforeCheck({ isOpen: true, ageMs: 0, hookAgeMs: MINUTE })).toBe(DAY)
  expect(pauseBeforeCheck({ isOpen: true, ageMs: 0, hookAgeMs: 15 * DAY })).toBe(60 * MINUTE)
})

test('TRACK-12: an issue is followed for 90 days', () => {
  expect(pauseBeforeCheck({ isOpen: true, ageMs: 91 * DAY, hookAgeMs: null })).toBeNull()
})
