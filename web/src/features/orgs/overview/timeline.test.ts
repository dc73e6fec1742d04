import { describe, expect, test } from 'vitest'
import { labelStarts, monthTicks, moreLabels, placeDots, RANGES, spanOf } from './timeline.ts'

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime()
const NOW = at(2026, 11, 20)
const retrosOn = (...days: number[]) => days.map((timestamp) => ({ timestamp }))

describe('DASH-20: the timeline goes back 1y, 6m or 3m', () => {
  test('in this order, by months of the calendar', () => {
    expect(RANGES.map((range) => spanOf(range, NOW))).toEqual([
      { from: at(2025, 11, 20), to: NOW },
      { from: at(2026, 5, 20), to: NOW },
      { from: at(2026, 8, 20), to: NOW },
    ])
  })

  test('from the last day of a shorter month', () => {
    expect(spanOf('3m', at(2026, 5, 31)).from).toBe(at(2026, 2, 28))
    expect(spanOf('3m', at(2028, 5, 31)).from).toBe(at(2028, 2, 29))
  })
})

describe('a lane has a tick where a month begins', () => {
  test.each([
    ['3m', 3, '2026-09'],
    ['6m', 6, '2026-06'],
    ['1y', 12, '2025-12'],
  ] as const)('%s: %i of them, the first in %s', (range, count, first) => {
    const ticks = monthTicks(spanOf(range, NOW))
    expect(ticks).toHaveLength(count)
    const begin = new Date(ticks[0]!.at)
    expect(`${begin.getFullYear()}-${String(begin.getMonth() + 1).padStart(2, '0')}`).toBe(first)
    for (const [index, { at: moment, place }] of ticks.entries()) {
      expect(new Date(moment).getDate()).toBe(1)
      expect(place).toBeGreaterThan(ticks[index - 1]?.place ?? 0)
      expect(place).toBeLessThanOrEqual(1)
    }
  })
})

describe('DASH-20: retros stand on the timeline by their date', () => {
  const span = { from: 0, to: 1000 }

  test('between the beginning and now; earlier ones are left out', () => {
    const placed = placeDots(retrosOn(-1, 0, 250, 1000), span)
    expect(placed.map(({ place }) => place)).toEqual([0, 0.25, 1])
  })

  test('a retro that begins later than now by the clock of the server stands at the end', () => {
    expect(placeDots(retrosOn(1400), span)[0]?.place).toBe(1)
  })

  test('retros with room around them stand on the line', () => {
    expect(placeDots(retrosOn(0, 100, 200, 1000), span).map(({ row }) => row)).toEqual([0, 0, 0, 0])
  })

  test('DASH-20: retros that would cover each other stand above and below it', () => {
    expect(placeDots(retrosOn(500, 500, 505, 600), span).map(({ row }) => row)).toEqual([1, -1, 0, 0])
  })

  test('DASH-20: of more the newest three stand at their dates, and a label counts the others', () => {
    const dots = placeDots(retrosOn(500, 502, 504, 506, 508, 510), span)
    expect(dots.map(({ row }) => row)).toEqual([null, null, null, 1, -1, 0])
    expect(dots.map(({ place }) => place)).toEqual([0.5, 0.502, 0.504, 0.506, 0.508, 0.51])
    expect(moreLabels(dots)).toEqual([{ place: 0.502, count: 3 }])
  })

  test('DASH-20: labels have room beside each other', () => {
    const daily = placeDots(retrosOn(...Array.from({ length: 90 }, (_, index) => 100 + index * 10)), span)
    expect(moreLabels(daily).map(({ count }) => count)).toEqual([
      daily.filter(({ row }) => row === null).length,
    ])
    const apart = placeDots(retrosOn(...[100, 500].flatMap((day) => [day, day, day, day])), span)
    expect(moreLabels(apart)).toEqual([
      { place: 0.1, count: 1 },
      { place: 0.5, count: 1 },
    ])
  })

  test('DASH-20: a label stands beside the dots, on the later side', () => {
    const startsOf = (...days: number[]) => {
      const dots = placeDots(retrosOn(...days), span)
      return labelStarts(moreLabels(dots), dots)
    }
    expect(startsOf(500, 502, 504, 506, 508, 510)).toEqual([0.508])
    // A dot of the upper row in its place pushes it on.
    expect(startsOf(500, 502, 504, 506, 508, 510, 570, 571)).toEqual([0.57])
    // At the end it stands beside the last dots.
    expect(startsOf(996, 996, 996, 996, 997, 998)[0]).toBeCloseTo(0.997)
  })

  test('DASH-20: with a retro every week for a year none covers another one', () => {
    const week = 1000 / 52
    const dots = placeDots(retrosOn(...Array.from({ length: 53 }, (_, index) => index * week)), span)
    expect(moreLabels(dots)).toEqual([])
    const gaps = [-1, 0, 1].flatMap((row) => {
      const places = dots.filter((dot) => dot.row === row).map(({ place }) => place)
      return places.slice(1).map((place, index) => place - places[index]!)
    })
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0.045)
  })
})
