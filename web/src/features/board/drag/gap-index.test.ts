import { describe, expect, test } from 'vitest'
import { closeRanks, gapIndex, gapTop } from './gap-index.ts'

const boxes = [
  { top: 0, height: 100 },
  { top: 115, height: 40 },
  { top: 170, height: 60 },
]

describe('the place that is pointed at', () => {
  test.each([
    [-50, 0],
    [49, 0],
    [51, 1],
    [134, 1],
    [136, 2],
    [201, 3],
    [9999, 3],
  ])('at %i px is %i: a note is passed at its middle', (y, place) => {
    expect(gapIndex(boxes, y)).toBe(place)
  })

  test('in an empty column is its top', () => {
    expect(gapIndex([], 300)).toBe(0)
  })
})

describe('the column without the held note', () => {
  test('closes its ranks', () => {
    expect(closeRanks(boxes, 1, 55)).toEqual([
      { top: 0, height: 100 },
      { top: 115, height: 60 },
    ])
    expect(closeRanks(boxes, null, 55)).toBe(boxes)
  })

  test('has its gap under the note above', () => {
    expect(gapTop(boxes, 0, 15)).toBe(0)
    expect(gapTop(boxes, 1, 15)).toBe(115)
    expect(gapTop(boxes, 3, 15)).toBe(245)
  })
})
