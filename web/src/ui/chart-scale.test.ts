import { describe, expect, test } from 'vitest'
import {
  countAxis,
  pickNamed,
  placeOf,
  evenPlaces,
  gapsBetween,
  isBridged,
  runsOf,
  splitNewest,
} from './chart-scale.ts'

describe('an axis for counts begins at 0 and ends at a round number', () => {
  test.each([
    [0, 1, [0, 1]],
    [1, 1, [0, 1]],
    [3, 3, [0, 1, 2, 3]],
    [7, 8, [0, 2, 4, 6, 8]],
    [23, 30, [0, 10, 20, 30]],
    [80, 80, [0, 20, 40, 60, 80]],
    [1234, 1500, [0, 500, 1000, 1500]],
  ])('%i', (most, top, lines) => {
    expect(countAxis(most)).toEqual({ top, lines })
  })

  test('it holds every count, with two to five lines at whole numbers', () => {
    for (let most = 0; most < 3000; most += 7) {
      const { top, lines } = countAxis(most)
      expect(top).toBeGreaterThanOrEqual(most)
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(lines.length).toBeLessThanOrEqual(5)
      expect(lines.every(Number.isInteger)).toBe(true)
    }
  })
})

test('marks stand side by side, each in the middle of its place', () => {
  expect([0, 1, 2, 3].map((index) => placeOf(index, 4))).toEqual([0.125, 0.375, 0.625, 0.875])
  expect(placeOf(0, 1)).toBe(0.5)
})

describe('names under a chart do not collide', () => {
  test('few marks are all named', () => {
    expect(pickNamed(0)).toEqual([])
    expect(pickNamed(1)).toEqual([{ index: 0, wideOnly: false }])
    expect(pickNamed(4).map(({ index }) => index)).toEqual([0, 1, 2, 3])
    expect(pickNamed(4).some(({ wideOnly }) => wideOnly)).toBe(false)
  })

  test('of 50 marks six are named at even distances, the newest among them, and three on a phone', () => {
    const named = pickNamed(50)
    expect(named.map(({ index }) => index)).toEqual([4, 13, 22, 31, 40, 49])
    expect(named.filter(({ wideOnly }) => !wideOnly).map(({ index }) => index)).toEqual([13, 31, 49])
  })

  test('never more than seven, nor more than four on a phone', () => {
    for (let count = 1; count <= 200; count += 1) {
      const named = pickNamed(count)
      expect(named.length).toBeLessThanOrEqual(7)
      expect(named.filter(({ wideOnly }) => !wideOnly).length).toBeLessThanOrEqual(4)
      expect(named.at(-1)).toEqual({ index: count - 1, wideOnly: false })
    }
  })

  test('none is named twice', () => {
    for (let count = 1; count <= 50; count += 1) {
      const indices = pickNamed(count).map(({ index }) => index)
      expect(new Set(indices).size).toBe(indices.length)
    }
  })
})

describe('a line has a gap where there is no value', () => {
  test('and goes on behind it', () => {
    expect(runsOf([null, 4, 3, null, null, 5])).toEqual([
      { from: 1, values: [4, 3] },
      { from: 5, values: [5] },
    ])
  })

  test('INSIGHT-8: which is bridged between the values around it, at neither end', () => {
    expect(gapsBetween(runsOf([null, 4, 3, null, null, 5, null, 2, null]))).toEqual([
      [
        { index: 2, value: 3 },
        { index: 5, value: 5 },
      ],
      [
        { index: 5, value: 5 },
        { index: 7, value: 2 },
      ],
    ])
  })

  test('without any value there is no line', () => {
    expect(runsOf([])).toEqual([])
    expect(runsOf([null, null])).toEqual([])
  })
})

test('INSIGHT-8: dots bridge a gap between two values, not one at the beginning or the end', () => {
  expect([[4, null, 3], [null, 4, 3, null], [null, null], [], [4, 3]].map(isBridged)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

describe('names beside a drawing', () => {
  test('stand at even distances around its middle', () => {
    expect(evenPlaces(1)).toEqual([0.5])
    expect(evenPlaces(3).map((place) => place.toFixed(3))).toEqual(['0.385', '0.500', '0.615'])
  })

  test('all stand within it', () => {
    const [lowest = 0] = evenPlaces(7)
    expect(lowest).toBeGreaterThan(0)
    expect(evenPlaces(7).at(-1)).toBeLessThan(1)
  })
})

describe('INSIGHT-14: the two newest values stand apart from the line', () => {
  test('also where there are gaps around them, so that no line leads to them', () => {
    const { newest, line } = splitNewest([3, 4, null, 2, 5, null])
    expect(newest).toEqual([3, 4])
    expect(runsOf(line)).toEqual([{ from: 0, values: [3, 4] }])
    expect(gapsBetween(runsOf(line))).toEqual([])
  })

  test('without as many there is no line', () => {
    expect(splitNewest([null, 3])).toEqual({ newest: [1], line: [null, null] })
    expect(splitNewest([])).toEqual({ newest: [], line: [] })
  })
})
