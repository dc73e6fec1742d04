import { expect, test } from 'vitest'
import { nextPlace } from './use-search-keys.ts'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, null],
  ['ArrowDown', -1, 0, null],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, -1],
  ['ArrowUp', -1, 3, null],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  // In the field they move the cursor.
  ['Home', -1, 3, null],
  ['End', -1, 3, null],
  ['a', 0, 3, null],
])('SEARCH-14: %s leads from %i of %i to %j', (key, at, count, to) => {
  expect(nextPlace(key, at, count)).toBe(to)
})
