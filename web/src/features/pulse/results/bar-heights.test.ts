import type { TopicResult } from '@retropulse/domain/pulse/results'
import { describe, expect, test } from 'vitest'
import { barHeights, highestBar } from './bar-heights.ts'

const NO_BAND = { low: 0, high: 0 }
type Shown = Extract<TopicResult, { state: 'shown' }>
const shown = (distribution: Shown['distribution'], agreed = NO_BAND) => ({
  result: { state: 'shown', answers: 9, average: 3, distribution, agreed } as const,
})

// Rules: PULSE-88, PULSE-90
describe('the bars of an average', () => {
  test('PULSE-88: without bands the highest bar is as high as there is room', () => {
    expect(barHeights([0, 0, 2, 4, 2], NO_BAND, 4)).toEqual({
      bars: [expect.closeTo(0.15), expect.closeTo(0.15), 1.5, 3, 1.5],
      bands: [],
    })
  })

  test('PULSE-88: the bar of a band stands above those of its ratings, with the same area for a person', () => {
    const { bars, bands } = barHeights([0, 1, 2, 2, 2], { low: 0, high: 3 }, 2)
    expect(bars).toEqual([expect.closeTo(0.15), 1.5, 3, 3, 3])
    expect(bands).toEqual([{ kind: 'high', people: 3, height: 1.5, above: 3 }])
  })

  test('PULSE-88: both bands of an average have a bar, each high enough for its number', () => {
    expect(barHeights([4, 0, 0, 0, 1], { low: 1, high: 30 }, 10).bands).toEqual([
      { kind: 'low', people: 1, height: 1, above: expect.closeTo(1.2) },
      { kind: 'high', people: 30, height: 3, above: expect.closeTo(0.3) },
    ])
  })

  test('PULSE-90: people are as high in one topic as in another', () => {
    const culture = [0, 0, 2, 2, 2] as const
    const happiness = [0, 1, 2, 4, 2] as const
    const most = highestBar([shown(culture), shown(happiness)])
    expect(most).toBe(4)
    expect(barHeights(culture, NO_BAND, most).bars[4]).toBe(1.5)
    expect(barHeights(happiness, NO_BAND, most).bars[4]).toBe(1.5)
  })

  test('PULSE-90: the highest bar may be that of a band, and topics without an average have none', () => {
    expect(highestBar([shown([1, 1, 1, 1, 1], { low: 0, high: 30 })])).toBe(10)
    const band = { result: { state: 'band', answers: 9, agreed: { low: 9, high: 0 } } as const }
    expect(highestBar([band, { result: { state: 'no-data' } }])).toBe(1)
  })
})
