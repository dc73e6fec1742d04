import { describe, expect, test } from 'vitest'
import { closeRanks, gapTop, isWithin, pointAt } from './gap-index.ts'

const boxes = [
  { top: 0, height: 100 },
  { top: 115, height: 40 },
  { top: 170, height: 60 },
]

describe('what is pointed at in a column that the held note comes to', () => {
  test.each([
    [-50, 0, null],
    [29, 0, null],
    [31, 1, 0],
    [69, 1, 0],
    [71, 1, null],
    [105, 1, null],
    [126, 1, null],
    [135, 2, 1],
    [9999, 3, null],
  ])('at %i px: place %i, the middle of %s', (y, index, middle) => {
    expect(pointAt(boxes, y, null)).toEqual({ index, middle })
  })

  test('is the top of an empty one', () => {
    expect(pointAt([], 300, null)).toEqual({ index: 0, middle: null })
  })

  test('is a tall note nearly everywhere: its edges are no larger than those of others', () => {
    expect(pointAt([{ top: 0, height: 400 }], 40, null).middle).toBe(0)
  })
})

describe('what is pointed at in a column with a gap', () => {
  const gap = { index: 1, room: 95 }

  test.each([
    [110, 1, null],
    [200, 1, null],
    [220, 1, null],
  ])('the gap itself, at %i px: it stays', (y, index, middle) => {
    expect(pointAt(boxes, y, gap)).toEqual({ index, middle })
  })

  test('the middles of both neighbours: it stays as well, so that they lie still (D6)', () => {
    expect(pointAt(boxes, 50, gap)).toEqual({ index: 1, middle: 0 })
    expect(pointAt(boxes, 230, gap)).toEqual({ index: 1, middle: 1 })
  })

  test('their far edges: it goes past them', () => {
    expect(pointAt(boxes, 20, gap).index).toBe(0)
    expect(pointAt(boxes, 245, gap).index).toBe(2)
  })

  test('a note farther away: it goes to the near side of that', () => {
    expect(pointAt(boxes, 295, gap)).toEqual({ index: 2, middle: 2 })
    expect(pointAt(boxes, 50, { index: 3, room: 95 })).toEqual({ index: 1, middle: 0 })
  })

  test('a note is left where it is drawn to end', () => {
    expect([210, 250].every((y) => isWithin(boxes, 1, y, gap))).toBe(true)
    expect(isWithin(boxes, 1, 251, gap)).toBe(false)
    expect(isWithin(boxes, 9, 210, gap)).toBe(false)
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
