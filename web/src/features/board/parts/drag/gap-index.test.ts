import { describe, expect, test } from 'vitest'
import { withoutHeld, gapTop, isWithin, pointAt } from './gap-index.ts'

const boxes = [
  { top: 0, height: 100 },
  { top: 115, height: 40 },
  { top: 170, height: 60 },
]

describe('what the pointer hits in a column that the held note enters', () => {
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

  test('an empty column: its top', () => {
    expect(pointAt([], 300, null)).toEqual({ index: 0, middle: null })
  })

  test('a tall note: its middle nearly everywhere, since its edges are no larger than those of other notes', () => {
    expect(pointAt([{ top: 0, height: 400 }], 40, null).middle).toBe(0)
  })
})

describe('what the pointer hits in a column with a gap', () => {
  const gap = { index: 1, room: 95 }

  test.each([
    [110, 1, null],
    [200, 1, null],
    [220, 1, null],
  ])('the gap itself, at %i px: it stays', (y, index, middle) => {
    expect(pointAt(boxes, y, gap)).toEqual({ index, middle })
  })

  test('GROUP-15: the middles of both neighbours: the gap stays, so that the neighbours do not move away', () => {
    expect(pointAt(boxes, 50, gap)).toEqual({ index: 1, middle: 0 })
    expect(pointAt(boxes, 230, gap)).toEqual({ index: 1, middle: 1 })
  })

  test('the far edges of the neighbours: the gap goes past them', () => {
    expect(pointAt(boxes, 20, gap).index).toBe(0)
    expect(pointAt(boxes, 245, gap).index).toBe(2)
  })

  test('a note farther away: the gap goes to its near side', () => {
    expect(pointAt(boxes, 295, gap)).toEqual({ index: 2, middle: 2 })
    expect(pointAt(boxes, 50, { index: 3, room: 95 })).toEqual({ index: 1, middle: 0 })
  })

  test('a note below the gap is hit where it is drawn', () => {
    expect([210, 250].every((y) => isWithin(boxes, 1, y, gap))).toBe(true)
    expect(isWithin(boxes, 1, 251, gap)).toBe(false)
    expect(isWithin(boxes, 9, 210, gap)).toBe(false)
  })
})

describe('a column without the held note', () => {
  test('the notes below it move up into its room', () => {
    expect(withoutHeld(boxes, 1, 55)).toEqual([
      { top: 0, height: 100 },
      { top: 115, height: 60 },
    ])
    expect(withoutHeld(boxes, null, 55)).toBe(boxes)
  })

  test('the gap is below the note before it', () => {
    expect(gapTop(boxes, 0, 15)).toBe(0)
    expect(gapTop(boxes, 1, 15)).toBe(115)
    expect(gapTop(boxes, 3, 15)).toBe(245)
  })
})
