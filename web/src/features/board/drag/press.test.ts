import { describe, expect, test } from 'vitest'
import { hasRested, pressMoved } from './press.ts'

const start = { x: 100, y: 100 }

describe('a press becomes a drag', () => {
  test('with the mouse by moving, so that a click stays a click', () => {
    expect(pressMoved('mouse', start, { x: 103, y: 103 })).toBe('wait')
    expect(pressMoved('mouse', start, { x: 103, y: 104 })).toBe('lift')
  })

  test('with a finger by resting only: moving is scrolling', () => {
    expect(pressMoved('touch', start, { x: 104, y: 104 })).toBe('wait')
    expect(pressMoved('touch', start, { x: 100, y: 110 })).toBe('give-up')
  })
})

test('a finger that rested and was taken off asked for the menu, not for a move', () => {
  expect(hasRested(start, { x: 105, y: 96 })).toBe(true)
  expect(hasRested(start, { x: 100, y: 140 })).toBe(false)
})
