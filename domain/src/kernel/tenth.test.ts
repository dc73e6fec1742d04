import { expect, test } from 'vitest'
import { shownDifference, toTenth } from './tenth.ts'

test('a value has one decimal', () => {
  expect([3.14, 3.15, -0.04, 7].map((value) => toTenth(value) + 0)).toEqual([3.1, 3.2, 0, 7])
})

test('INSIGHT-28: the difference fits both values as they are shown', () => {
  expect(shownDifference(3.54, 3.76)).toBe(-0.3)
  expect(shownDifference(3.84, 3.43)).toBe(0.4)
  expect(shownDifference(4, 3.96)).toBe(0)
})
