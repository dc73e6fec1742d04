import { describe, expect, test } from 'vitest'
import { wideCard } from './card-grid.tsx'

describe('the card with a row to itself', () => {
  test('is none where the cards are even in number', () => {
    expect(wideCard(4, false, 2)).toBeNull()
    expect(wideCard(3, true, 2)).toBeNull()
    expect(wideCard(0, false, 0)).toBeNull()
  })

  test('is the one between charts and lists where it begins a row', () => {
    expect(wideCard(4, true, 2)).toBe(4)
    expect(wideCard(0, true, 2)).toBe(0)
  })

  test('is else the last one', () => {
    expect(wideCard(3, true, 1)).toBe(4)
    expect(wideCard(3, false, 2)).toBe(4)
  })

  test('begins a row, whatever there is', () => {
    for (let charts = 0; charts < 5; charts += 1)
      for (let lists = 0; lists < 3; lists += 1)
        for (const hasShare of [true, false]) expect((wideCard(charts, hasShare, lists) ?? 0) % 2).toBe(0)
  })
})
