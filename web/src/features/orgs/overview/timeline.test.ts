import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discSize, monthTicks, placeMarks, RANGES, spanOf } from './timeline.ts'

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
  // Thirteen weeks of a hundred.
  const span = { from: 0, to: 1300 }
  const marksOn = (...days: number[]) => placeMarks(retrosOn(...days), span)
  const seen = (...days: number[]) => marksOn(...days).map(({ retros }) => retros.length)

  test('between the beginning and now; earlier ones are left out', () => {
    expect(marksOn(-1, 0, 325, 1300).map(({ place }) => place)).toEqual([0, 0.25, 1])
  })

  test('a retro that begins later than now by the clock of the server stands at the end', () => {
    expect(marksOn(1700)[0]?.place).toBe(1)
  })

  test('retros with room around them stand at their dates, also one every two weeks for a year', () => {
    const days = Array.from({ length: 26 }, (_, index) => index * 50)
    expect(marksOn(...days).map(({ place }) => place)).toEqual(days.map((day) => day / 1300))
  })

  test('DASH-20: a dot that would cover the next stands before it, by at most the width of a dot', () => {
    const [before, after] = marksOn(510, 511)
    expect(after?.place).toBe(511 / 1300)
    expect(before?.place).toBeCloseTo(511 / 1300 - 0.038)
    expect(seen(510, 510)).toEqual([1, 1])
  })

  test('DASH-20: dots that would have to move further are one number', () => {
    expect(seen(510, 510, 515)).toEqual([3])
    expect(seen(510, 510, 515, 620)).toEqual([3, 1])
  })

  test('DASH-20: more than three in a week are one number at its middle', () => {
    const marks = marksOn(310, 320, 330, 340, 810)
    expect(marks.map(({ retros }) => retros.length)).toEqual([4, 1])
    expect(marks[0]?.place).toBeCloseTo(0.269)
  })

  test('DASH-20: a dot beside a number keeps clear of it, by at most half of a week', () => {
    const [dot, number] = marksOn(299, 310, 320, 330, 340)
    expect(number?.retros).toHaveLength(4)
    expect(dot?.place).toBeCloseTo((number?.place ?? 0) - 0.074)
    expect(299 / 1300 - (dot?.place ?? 0)).toBeLessThan(1 / 13 / 2)
    expect(seen(310, 320, 330, 340, 401, 510, 520, 530, 540)).toEqual([4, 1, 4])
  })

  test('DASH-20: a single one leaves the number to the three beside it', () => {
    expect(seen(499, 501, 501, 501)).toEqual([1, 3])
  })

  test('DASH-20: each retro is in one mark, no number is of one, and no mark covers another', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1300 }), { maxLength: 60 }), (days) => {
        const marks = marksOn(...days.toSorted((a, b) => a - b))
        expect(marks.flatMap(({ retros }) => retros.map(({ timestamp }) => timestamp))).toEqual(
          days.toSorted((a, b) => a - b),
        )
        for (const [index, mark] of marks.entries()) {
          const next = marks[index + 1]
          if (!next) continue
          const isNumber = mark.retros.length > 1 || next.retros.length > 1
          expect(next.place - mark.place).toBeGreaterThan(isNumber ? 0.052 : 0.0379)
        }
        // A mark of several is at the middle of its week.
        const numbers = marks.filter(({ retros }) => retros.length > 1)
        for (const { place } of numbers) expect((place * 13) % 1).toBeCloseTo(0.5)
      }),
    )
  })

  test('DASH-20: the disc of a number grows with it, and covers no dot beside it on a phone', () => {
    const sizes = [2, 4, 7, 44].map(discSize)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    const [number, dot] = marksOn(310, 320, 330, 340, 401)
    const [lane, diameter] = [260, 10]
    const between = lane * ((dot?.place ?? 0) - (number?.place ?? 0)) - (discSize(1000) + diameter) / 2
    expect(between).toBeGreaterThan(0.5)
  })
})
