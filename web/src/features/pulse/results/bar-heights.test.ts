import type { TopicResult } from '@retropulse/domain/pulse/results'
import { describe, expect, test } from 'vitest'
import { barHeights, highestBar, roomOfBars } from './bar-heights.ts'

const NO_BAND = { low: 0, high: 0 }
type Shown = Extract<TopicResult, { state: 'shown' }>
const shown = (distribution: Shown['distribution'], agreed = NO_BAND) => ({
  result: { state: 'shown', answers: 9, average: 3, distribution, agreed } as const,
})
const band = (low: number, high: number) => ({
  result: { state: 'band', answers: low + high, agreed: { low, high } } as const,
})
const SLIVER = expect.closeTo(0.15)

// Rules: PULSE-88, PULSE-90
describe('the bars of an average', () => {
  test('PULSE-88: without bands the highest bar is as high as there is room', () => {
    expect(barHeights({ counts: [0, 0, 2, 4, 2], agreed: NO_BAND }, 4)).toEqual({
      bars: [SLIVER, SLIVER, 1.5, 3, 1.5],
      bands: [],
    })
  })

  test('PULSE-88: the bar of a band stands above those of its ratings, with the same area for a person', () => {
    const { bars, bands } = barHeights({ counts: [0, 1, 2, 2, 2], agreed: { low: 0, high: 3 } }, 2)
    expect(bars).toEqual([SLIVER, 1.5, 3, 3, 3])
    expect(bands).toEqual([{ kind: 'high', people: 3, height: 1.5, below: 4.125 }])
  })

  test('PULSE-88: both bands of an average have a bar, each high enough for its stripes', () => {
    expect(barHeights({ counts: [4, 0, 0, 0, 1], agreed: { low: 1, high: 30 } }, 10).bands).toEqual([
      { kind: 'low', people: 1, height: 0.375, below: expect.closeTo(2.325) },
      { kind: 'high', people: 30, height: 3, below: expect.closeTo(1.425) },
    ])
  })

  test('PULSE-90: people are as high in one topic as in another', () => {
    const culture = [0, 0, 2, 2, 2] as const
    const happiness = [0, 1, 2, 4, 2] as const
    const most = highestBar([shown(culture), shown(happiness)])
    expect(most).toBe(4)
    expect(barHeights({ counts: culture, agreed: NO_BAND }, most).bars[4]).toBe(1.5)
    expect(barHeights({ counts: happiness, agreed: NO_BAND }, most).bars[4]).toBe(1.5)
  })

  test('PULSE-90: the highest bar may be that of a band, and topics without answers have none', () => {
    expect(highestBar([shown([1, 1, 1, 1, 1], { low: 0, high: 30 })])).toBe(10)
    expect(highestBar([{ result: { state: 'no-data' } }])).toBe(1)
  })
})

// Rules: PULSE-90, PULSE-93
describe('the bars of a topic without an average', () => {
  test('PULSE-93: the people of a band have one bar, and the ratings without people those of any topic', () => {
    expect(barHeights({ counts: null, agreed: { low: 8, high: 0 } }, 4)).toEqual({
      bars: [null, null, SLIVER, SLIVER, SLIVER],
      bands: [{ kind: 'low', people: 8, height: 3, below: 0 }],
    })
  })

  test('PULSE-93: split has two bars', () => {
    expect(barHeights({ counts: null, agreed: { low: 4, high: 6 } }, 2)).toEqual({
      bars: [null, null, null, null, null],
      bands: [
        { kind: 'low', people: 4, height: 3, below: 0 },
        { kind: 'high', people: 6, height: 3, below: 0 },
      ],
    })
  })

  test('PULSE-90, PULSE-93: bands and averages of a list have one scale', () => {
    expect(highestBar([band(9, 0), shown([0, 1, 2, 4, 2])])).toBe(4.5)
    expect(highestBar([band(0, 9), shown([0, 1, 2, 4, 2])])).toBe(4)
  })

  test('PULSE-93: all rows have the room of the highest bars with their numbers', () => {
    expect(roomOfBars([band(8, 0), shown([0, 0, 1, 1, 1])], 4)).toBe(4)
    expect(roomOfBars([band(8, 0), shown([0, 0, 4, 4, 4], { low: 0, high: 3 })], 4)).toBe(5.875)
  })
})
