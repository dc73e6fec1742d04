import { describe, expect, test } from 'vitest'
import { cardBeside } from './use-card-keys.ts'

/** Two rows of three, then, below another heading, one row of two. */
const BOXES = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 200, top: 0 },
  { left: 0, top: 90 },
  { left: 100, top: 90 },
  { left: 0, top: 300 },
  { left: 100, top: 300 },
]

describe('arrow keys between the cards of the gallery', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 3, 5],
    ['ArrowUp', 6, 4],
    ['ArrowUp', 4, 1],
  ])('CREATE-31: %s from card %i leads to %i', (key, from, to) => {
    expect(cardBeside(key, from, BOXES, false)).toBe(to)
  })

  test('CREATE-31: at the first and the last card, and at the edge of the rows, arrows lead nowhere', () => {
    expect(cardBeside('ArrowLeft', 0, BOXES, false)).toBeUndefined()
    expect(cardBeside('ArrowUp', 0, BOXES, false)).toBeUndefined()
    expect(cardBeside('ArrowRight', 6, BOXES, false)).toBeUndefined()
    expect(cardBeside('ArrowDown', 6, BOXES, false)).toBeUndefined()
  })

  test('CREATE-31: left and right follow the direction of reading', () => {
    expect(cardBeside('ArrowLeft', 0, BOXES, true)).toBe(1)
    expect(cardBeside('ArrowRight', 1, BOXES, true)).toBe(0)
  })

  test('other keys lead nowhere', () => {
    expect(cardBeside('Home', 3, BOXES, false)).toBeUndefined()
    expect(cardBeside('a', 3, BOXES, false)).toBeUndefined()
  })
})
