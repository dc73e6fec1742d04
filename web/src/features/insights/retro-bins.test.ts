import type { RetroInsights } from '@retropulse/contract/insights'
import { describe, expect, test } from 'vitest'
import { binRetros, meanOf, sumOf, toTenth } from './retro-bins.ts'
import { retroInsights } from './testing/retro-insights.ts'

const held = (count: number, of: (at: number) => Partial<RetroInsights> = () => ({})) =>
  Array.from({ length: count }, (_, at) => retroInsights(at, of(at)))

describe('teams.md §9: 12, 24 or all retros are drawn', () => {
  test.each([0, 1, 12, 24, 50])('%i of them are a mark each', (count) => {
    expect(binRetros(held(count)).map(({ retros }) => retros.length)).toEqual(Array(count).fill(1))
  })

  test('200 of them thin out to 50 marks, in their order and none left out', () => {
    const all = held(200)
    const bins = binRetros(all)
    expect(bins).toHaveLength(50)
    expect(bins.flatMap(({ retros }) => retros)).toEqual(all)
    expect(new Set(bins.map(({ key }) => key)).size).toBe(50)
  })

  test('where they do not share out evenly, the oldest mark has fewer', () => {
    expect(
      binRetros(held(51))
        .map(({ retros }) => retros.length)
        .slice(0, 3),
    ).toEqual([1, 2, 2])
  })
})

describe('what a mark is worth', () => {
  const moods = [4, null, 3.5, 3]
  const bin = { key: 'all', retros: held(4, (at) => ({ moodScore: moods[at] ?? null, cardsCount: at })) }

  test('D17: is the mean of the retros that have a mood, and nothing where none has', () => {
    expect(meanOf(bin, ({ moodScore }) => moodScore)).toBe(3.5)
    expect(
      meanOf({ key: '', retros: held(3, () => ({ moodScore: null })) }, (one) => one.moodScore),
    ).toBeNull()
  })

  test('or the sum', () => {
    expect(sumOf(bin, ({ cardsCount }) => cardsCount)).toBe(6)
  })

  test('to one decimal', () => {
    expect([3.14, 3.15, -0.04, 7].map((value) => toTenth(value) + 0)).toEqual([3.1, 3.2, 0, 7])
  })
})
