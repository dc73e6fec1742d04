import { expect, test } from 'vitest'
import { isNearEnd } from './gif-row.tsx'

const list = { clientWidth: 200, scrollWidth: 1000 }

test('GIF-13: the next page is loaded when less than 20 % of the width remains', () => {
  expect(isNearEnd({ ...list, scrollLeft: 0 })).toBe(false)
  expect(isNearEnd({ ...list, scrollLeft: 600 })).toBe(false)
  expect(isNearEnd({ ...list, scrollLeft: 601 })).toBe(true)
})

test('GIF-13: also in scripts that run from right to left, where scrollLeft is negative', () => {
  expect(isNearEnd({ ...list, scrollLeft: -599 })).toBe(false)
  expect(isNearEnd({ ...list, scrollLeft: -700 })).toBe(true)
})

test('a list that fits into its box is at its end', () => {
  expect(isNearEnd({ scrollLeft: 0, clientWidth: 500, scrollWidth: 500 })).toBe(true)
})
