import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { actionFigures } from './action-figures.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = 1_700_000_000_000
const action = (daysAgo: number, isDone = false) => ({ isDone, createdAt: NOW - daysAgo * DAY })

describe('what became of actions', () => {
  test('counts them, and tells the age of the open ones', () => {
    const actions = [action(30), action(10), action(2), action(90, true)]
    expect(actionFigures(actions, NOW)).toEqual({
      created: 4,
      done: 1,
      open: 3,
      medianAgeDays: 10,
      oldestOpenDays: 30,
    })
  })

  test('ages are whole days that are over', () => {
    expect(actionFigures([action(0.9), action(1.9)], NOW)).toMatchObject({
      medianAgeDays: 0,
      oldestOpenDays: 1,
    })
  })

  test('there is no age where none is open', () => {
    const nothing = { medianAgeDays: null, oldestOpenDays: null }
    expect(actionFigures([action(3, true)], NOW)).toEqual({ created: 1, done: 1, open: 0, ...nothing })
    expect(actionFigures([], NOW)).toEqual({ created: 0, done: 0, open: 0, ...nothing })
  })

  test('one that a clock ahead of ours wrote down is new', () => {
    expect(actionFigures([action(-5)], NOW)).toMatchObject({ medianAgeDays: 0, oldestOpenDays: 0 })
  })

  test('no open one is older than the oldest, nor all older than the median', () => {
    const some = fc.array(
      fc.record({ isDone: fc.boolean(), createdAt: fc.integer({ min: NOW - 900 * DAY, max: NOW + DAY }) }),
    )
    fc.assert(
      fc.property(some, (actions) => {
        const { created, done, open, medianAgeDays, oldestOpenDays } = actionFigures(actions, NOW)
        expect(done + open).toBe(created)
        expect([medianAgeDays === null, oldestOpenDays === null]).toEqual([open === 0, open === 0])
        expect(medianAgeDays ?? 0).toBeLessThanOrEqual(oldestOpenDays ?? 0)
        expect(Number.isInteger(medianAgeDays ?? 0)).toBe(true)
      }),
      runs(100),
    )
  })
})
