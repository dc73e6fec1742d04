import { describe, expect, test } from 'vitest'
import { endsUnder, nameOf, nameOfRetro, namesUnder, summaryOfBins } from './bin-names.ts'
import { binRetros } from './retro-bins.ts'
import { retroInsights } from './testing/retro-insights.ts'

const bins = (count: number) => binRetros(Array.from({ length: count }, (_, at) => retroInsights(at)))
const texts = (count: number) => namesUnder(bins(count)).map(({ text }) => text)

// Rules: INSIGHT-33
describe('the dates under a chart', () => {
  test('INSIGHT-33: are days within a year', () => {
    expect(texts(3).every((text) => /\b(9|23|6)\b/.test(text) && !text.includes('2026'))).toBe(true)
  })

  test('INSIGHT-33: have their year where a chart begins in the year before', () => {
    const retro = retroInsights(0)
    const at = (day: string) =>
      binRetros([{ ...retro, retro: { ...retro.retro, timestamp: Date.parse(day) } }])
    const across = [...at('2025-12-06T12:00Z'), ...at('2026-11-25T12:00Z')]
    expect(namesUnder(across).map(({ text }) => text)).toEqual([
      expect.stringContaining('2025'),
      expect.stringContaining('2026'),
    ])
    expect(endsUnder(across)[0]?.text).toMatch(/\b6\b.*2025/)
  })

  test('INSIGHT-33: with their year are two in a narrow chart, its ends, and at most three in a wide one', () => {
    const retro = retroInsights(0)
    const from = Date.parse('2025-12-06T12:00Z')
    for (let count = 2; count <= 40; count += 1) {
      const across = Array.from({ length: count }, (_, at) => {
        const timestamp = from + (at * 350 * 24 * 3_600_000) / (count - 1)
        return { ...retro, retro: { ...retro.retro, timestamp } }
      })
      const shown = binRetros(across)
      const named = namesUnder(shown)
      expect(named.length).toBeLessThanOrEqual(3)
      const narrow = named.filter(({ wideOnly }) => wideOnly !== true).map(({ text }) => text)
      expect(narrow).toEqual(endsUnder(shown).map(({ text }) => text))
    }
  })

  test('INSIGHT-33: are months beyond a year', () => {
    expect(texts(60).every((text) => /\b20\d\d\b/.test(text))).toBe(true)
    expect(new Set(texts(60)).size).toBe(texts(60).length)
  })

  test('stand under their marks', () => {
    expect(namesUnder(bins(2)).map(({ at }) => at)).toEqual([0.25, 0.75])
    expect(namesUnder([])).toEqual([])
  })

  test('of a small chart are the first and the last, at its ends', () => {
    const [first, ...others] = texts(3)
    expect(endsUnder(bins(3))).toEqual([
      { at: 0, text: first },
      { at: 1, text: others.at(-1) },
    ])
    expect(endsUnder(bins(1))).toEqual(namesUnder(bins(1)))
  })
})

test('INSIGHT-14: beyond 50 retros a chart says for how many retros a mark stands', () => {
  const retros = (count: number) => bins(count).flatMap((bin) => bin.retros)
  expect(summaryOfBins('Moods.', 'line', retros(50))).toBe('Moods.')
  expect(summaryOfBins('Moods.', 'line', retros(200))).toBe('Moods. The line averages 8 retros.')
  expect(summaryOfBins('Notes.', 'bars', retros(50))).toBe('Notes. Each bar: one retro.')
  expect(summaryOfBins('Notes.', 'bars', retros(60))).toBe('Notes. Each bar: 3 retros.')
})

describe('the text of a mark', () => {
  test('names a retro with its day', () => {
    expect(nameOf(bins(1)[0]!)).toBe(nameOfRetro(retroInsights(0).retro))
    expect(nameOfRetro(retroInsights(0).retro)).toContain('Sprint 0')
  })

  test('names several retros by the days of the first and the last', () => {
    const name = nameOf(bins(200).at(-1)!)
    expect(name).toContain('8 retros')
    expect(name).not.toContain('Sprint')
  })

  test('isolates a name from right to left from the date', () => {
    expect(nameOfRetro({ name: 'רטרו 4', timestamp: 0 })).toMatch(/^\u2068רטרו 4\u2069, /u)
  })
})
