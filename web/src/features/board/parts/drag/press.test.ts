import { describe, expect, test } from 'vitest'
import { hasRested, pressMoved } from './press.ts'

const start = { x: 100, y: 100 }

describe('a press becomes a drag', () => {
  test('MOVE-6: with the mouse after 5 px, so that a click stays a click', () => {
    expect(pressMoved('mouse', start, { x: 103, y: 103 })).toBe('wait')
    expect(pressMoved('mouse', start, { x: 103, y: 104 })).toBe('lift')
  })

  test('MOVE-9: with a finger only after it rested: a finger that moves at once scrolls', () => {
    expect(pressMoved('touch', start, { x: 104, y: 104 })).toBe('wait')
    expect(pressMoved('touch', start, { x: 100, y: 110 })).toBe('give-up')
  })
})

test('MOVE-10: a long press that ends where it began asks for the menu', () => {
  expect(hasRested(start, { x: 105, y: 96 })).toBe(true)
  expect(hasRested(start, { x: 100, y: 140 })).toBe(false)
})
