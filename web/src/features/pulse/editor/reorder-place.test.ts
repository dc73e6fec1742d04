import { expect, test } from 'vitest'
import { placeUnder, scrollSpeed, shiftOf } from './reorder-place.ts'

// Three cards of 100 pixels and one of 300, with 10 between them.
const boxes = [
  { top: 0, height: 100 },
  { top: 110, height: 100 },
  { top: 220, height: 300 },
  { top: 530, height: 100 },
]

test('PULSE-19: a carried card changes places with another one halfway over it', () => {
  expect(placeUnder(boxes, 0, 50)).toBe(0)
  expect(placeUnder(boxes, 0, 160)).toBe(0)
  expect(placeUnder(boxes, 0, 161)).toBe(1)
  expect(placeUnder(boxes, 0, 371)).toBe(2)
  expect(placeUnder(boxes, 0, 9999)).toBe(3)
  expect(placeUnder(boxes, 3, -50)).toBe(0)
  expect(placeUnder(boxes, 2, 370)).toBe(2)
})

test('PULSE-19: the cards between the old place and the new one make room', () => {
  expect([0, 1, 2, 3].map((at) => shiftOf(at, 0, 2))).toEqual([0, -1, -1, 0])
  expect([0, 1, 2, 3].map((at) => shiftOf(at, 3, 1))).toEqual([0, 1, 1, 0])
  expect([0, 1, 2, 3].map((at) => shiftOf(at, 2, 2))).toEqual([0, 0, 0, 0])
})

test('PULSE-19: the window scrolls near its edges while a card is carried, the faster the nearer', () => {
  expect(scrollSpeed(400, 800)).toBe(0)
  expect(scrollSpeed(60, 800)).toBeLessThan(0)
  expect(scrollSpeed(10, 800)).toBeLessThan(scrollSpeed(60, 800))
  expect(scrollSpeed(790, 800)).toBeGreaterThan(scrollSpeed(740, 800))
  expect(scrollSpeed(2000, 800)).toBe(scrollSpeed(800, 800))
})
