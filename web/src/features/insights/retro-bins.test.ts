import type { RetroInsights } from '@retropulse/contract/insights'
import { describe, expect, test } from 'vitest'
import { binLine, binRetros, meanOf, scaleEnd, sumOf } from './retro-bins.ts'
import { retroInsights } from './testing/retro-insights.ts'

const held = (count: number, of: (at: number) => Partial<RetroInsights> = () => ({})) =>
  Array.from({ length: count }, (_, at) => retroInsights(at, of(at)))

describe('INSIGHT-14: the marks of a chart', () => {
  test.each([0, 1, 12, 24, 50])('up to 50 retros are one mark each: %i', (count) => {
    expect(binRetros(held(count)).map(({ retros }) => retros.length)).toEqual(Array(count).fill(1))
  })

  test('200 retros thin out to 25 marks, in their order and none left out', () => {
    const all = held(200)
    const bins = binRetros(all)
    expect(bins).toHaveLength(25)
    expect(bins.flatMap(({ retros }) => retros)).toEqual(all)
    expect(new Set(bins.map(({ key }) => key)).size).toBe(25)
  })

  test('where retros do not share out evenly, the oldest mark has fewer', () => {
    expect(
      binRetros(held(51))
        .map(({ retros }) => retros.length)
        .slice(0, 3),
    ).toEqual([1, 2, 2])
  })
})

describe('the value of a mark', () => {
  const moods = [4, null, 3.5, 3]
  const bin = { key: 'all', retros: held(4, (at) => ({ moodScore: moods[at] ?? null, cardsCount: at })) }

  test('INSIGHT-8: is the mean of the retros that have a mood, and null where none has', () => {
    expect(meanOf(bin, ({ moodScore }) => moodScore)).toBe(3.5)
    expect(
      meanOf({ key: '', retros: held(3, () => ({ moodScore: null })) }, (one) => one.moodScore),
    ).toBeNull()
  })

  test('is the sum of a figure', () => {
    expect(sumOf(bin, ({ cardsCount }) => cardsCount)).toBe(6)
  })
})

describe('INSIGHT-14: the marks of a line', () => {
  const hasMood = ({ moodScore }: RetroInsights) => moodScore !== null

  test('end with the two newest retros that have the figure, each alone, and leave none out', () => {
    const all = held(200, (at) => ({ moodScore: at < 195 || at === 196 ? 4 : null }))
    const bins = binLine(all, hasMood)
    expect(bins.flatMap(({ retros }) => retros)).toEqual(all)
    expect(bins.slice(-5).map(({ retros }) => retros.length)).toEqual([8, 1, 1, 1, 3])
  })

  test('end with the only retro that has the figure, alone', () => {
    const all = held(200, (at) => ({ moodScore: at === 198 ? 4 : null }))
    expect(
      binLine(all, hasMood)
        .slice(-3)
        .map(({ retros }) => retros.length),
    ).toEqual([8, 1, 1])
  })

  test('are those of all charts where no retro has the figure, and where each retro has a mark', () => {
    const none = held(200, () => ({ moodScore: null }))
    expect(binLine(none, hasMood)).toEqual(binRetros(none))
    const few = held(12, () => ({ moodScore: 4 }))
    expect(binLine(few, hasMood)).toEqual(binRetros(few))
  })
})

describe('INSIGHT-31: the scale of a small chart', () => {
  test('ends at a whole number that no mean and no usual level exceeds', () => {
    expect(scaleEnd([4, 19.8, null, 6.8])).toBe(20)
    expect(scaleEnd([null, 2.5])).toBe(3)
    expect(scaleEnd([4, 5])).toBe(5)
  })

  test('ends at a round number above 5', () => {
    expect([6, 8, 10, 17, 25, 26, 50].map((value) => scaleEnd([value]))).toEqual([10, 10, 10, 20, 25, 30, 50])
    expect([51, 100, 101, 480, 620, 1000, 1001].map((value) => scaleEnd([value]))).toEqual([
      60, 100, 150, 500, 700, 1000, 1500,
    ])
  })

  test('ends at 1 at least', () => {
    expect(scaleEnd([])).toBe(1)
    expect(scaleEnd([null, 0.2])).toBe(1)
  })
})
