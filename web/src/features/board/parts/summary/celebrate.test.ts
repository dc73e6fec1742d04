import { expect, test } from 'vitest'
import { burstFor, confettiFor } from './celebrate.ts'

test('MOOD-30, SUMMARY-22: which emoji fall depends on the score: above 3.5, above 2, otherwise', () => {
  expect(confettiFor(3.51)).toBe(confettiFor(5))
  expect(confettiFor(3.5)).toBe(confettiFor(2.01))
  expect(confettiFor(2)).toBe(confettiFor(1))
  expect(new Set([confettiFor(5), confettiFor(3), confettiFor(1)]).size).toBe(3)
  expect(confettiFor(null)).toBe(confettiFor(5))
})

test('SUMMARY-20, SUMMARY-21: 180 particles at most every second, 200 with a mood at most every 3 seconds', () => {
  expect(burstFor(null)).toEqual({ particles: 180, throttleMs: 1000 })
  expect(burstFor(4.2)).toEqual({ particles: 200, throttleMs: 3000 })
})
