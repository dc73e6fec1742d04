import { describe, expect, test } from 'vitest'
import { barHeights } from './bar-heights.ts'

// Rules: PULSE-88
describe('the bars of an average', () => {
  test('PULSE-88: without bands the highest bar is as high as there is room', () => {
    expect(barHeights([0, 0, 2, 4, 2], { low: 0, high: 0 })).toEqual({
      bars: [0.1125, 0.1125, 1.125, 2.25, 1.125],
      bands: [],
    })
  })

  test('PULSE-88: the bar of a band stands above those of its ratings, with the same area for a person', () => {
    const { bars, bands } = barHeights([0, 1, 2, 2, 2], { low: 0, high: 3 })
    expect(bars).toEqual([0.1125, 1.125, 2.25, 2.25, 2.25])
    expect(bands).toEqual([{ kind: 'high', people: 3, height: 1.125, above: 2.25 }])
  })

  test('PULSE-88: both bands of an average have a bar, each high enough for its number', () => {
    expect(barHeights([4, 0, 0, 0, 1], { low: 1, high: 30 }).bands).toEqual([
      { kind: 'low', people: 1, height: 1, above: 0.9 },
      { kind: 'high', people: 30, height: 2.25, above: 0.225 },
    ])
  })
})
