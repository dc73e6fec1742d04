import type { TopicResult } from '@retropulse/domain/pulse/results'
import { describe, expect, test } from 'vitest'
import { barHeights, highestBar, ROOM_OF_BARS } from './bar-heights.ts'

const NO_BAND = { low: 0, high: 0 }
type Shown = Extract<TopicResult, { state: 'shown' }>
const shown = (distribution: Shown['distribution'], agreed = NO_BAND) => ({
  result: { state: 'shown', answers: 9, average: 3, distribution, agreed } as const,
})
const band = (low: number, high: number) => ({
  result: { state: 'band', answers: low + high, agreed: { low, high } } as const,
})
const SLIVER = 0.125

// Rules: PULSE-88, PULSE-90
describe('the bars of an average', () => {
  test('PULSE-90: the highest bar is as high as there is room', () => {
    expect(barHeights({ counts: [0, 0, 2, 4, 2], agreed: NO_BAND }, 4)).toEqual({
      bars: [SLIVER, SLIVER, 1.75, 3.5, 1.75],
      bands: [],
    })
  })

  test('PULSE-88: a band beside an average has no bar, and changes no bar of its ratings', () => {
    const counts = [0, 1, 2, 2, 2]
    expect(barHeights({ counts, agreed: { low: 0, high: 30 } }, 2)).toEqual(
      barHeights({ counts, agreed: NO_BAND }, 2),
    )
    expect(highestBar([shown([0, 1, 2, 2, 2], { low: 0, high: 30 })])).toBe(2)
  })

  test('PULSE-90: people are as high in one topic as in another', () => {
    const culture = [0, 0, 2, 2, 2] as const
    const happiness = [0, 1, 2, 4, 2] as const
    const most = highestBar([shown(culture), shown(happiness)])
    expect(most).toBe(4)
    expect(barHeights({ counts: culture, agreed: NO_BAND }, most).bars[4]).toBe(1.75)
    expect(barHeights({ counts: happiness, agreed: NO_BAND }, most).bars[4]).toBe(1.75)
  })

  test('PULSE-90: topics without answers have no bars', () => {
    expect(highestBar([{ result: { state: 'no-data' } }])).toBe(1)
  })
})

// Rules: PULSE-90, PULSE-93
describe('the bars of a topic without an average', () => {
  test('PULSE-93: the people of a band have one bar, and the ratings without people those of any topic', () => {
    expect(barHeights({ counts: null, agreed: { low: 8, high: 0 } }, 8)).toEqual({
      bars: [null, null, SLIVER, SLIVER, SLIVER],
      bands: [{ kind: 'low', people: 8, height: 3.5 }],
    })
  })

  test('PULSE-90, PULSE-93: the bars of both bands are as high as their people, over two ratings or three', () => {
    expect(barHeights({ counts: null, agreed: { low: 4, high: 4 } }, 8)).toEqual({
      bars: [null, null, null, null, null],
      bands: [
        { kind: 'low', people: 4, height: 1.75 },
        { kind: 'high', people: 4, height: 1.75 },
      ],
    })
  })

  test('PULSE-90, PULSE-93: bands and averages of a list have one scale', () => {
    const most = highestBar([band(2, 5), shown([0, 1, 2, 4, 2])])
    expect(most).toBe(5)
    const [low] = barHeights({ counts: null, agreed: { low: 2, high: 5 } }, most).bands
    const { bars } = barHeights({ counts: [0, 1, 2, 4, 2], agreed: NO_BAND }, most)
    expect(low?.height).toBe(bars[2])
  })

  test('PULSE-93: all rows have the room of the highest bar with its number', () => {
    const { bars } = barHeights({ counts: [1, 0, 0, 0, 0], agreed: NO_BAND }, 1)
    expect([ROOM_OF_BARS - 1, 0.125, 0.125, 0.125, 0.125]).toEqual(bars)
  })
})
