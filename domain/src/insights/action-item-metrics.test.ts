import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../kernel/durations.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { actionItemMetrics } from './action-item-metrics.ts'

const NOW = 1_700_000_000_000
const action = (daysAgo: number, isDone = false) => ({ isDone, createdAt: NOW - daysAgo * DAY_MS })

describe('figures of action items', () => {
  test('INSIGHT-11: counts them, and has the ages of the open ones', () => {
    const actions = [action(30), action(10), action(2), action(90, true)]
    expect(actionItemMetrics(actions, NOW)).toEqual({
      created: 4,
      done: 1,
      open: 3,
      medianAgeDays: 10,
      oldestOpenDays: 30,
    })
  })

  test('INSIGHT-11: ages are whole days that have passed', () => {
    expect(actionItemMetrics([action(0.9), action(1.9)], NOW)).toMatchObject({
      medianAgeDays: 0,
      oldestOpenDays: 1,
    })
  })

  test('there is no age where none is open', () => {
    const nothing = { medianAgeDays: null, oldestOpenDays: null }
    expect(actionItemMetrics([action(3, true)], NOW)).toEqual({ created: 1, done: 1, open: 0, ...nothing })
    expect(actionItemMetrics([], NOW)).toEqual({ created: 0, done: 0, open: 0, ...nothing })
  })

  test('an action item whose creation lies ahead of the clock is new', () => {
    expect(actionItemMetrics([action(-5)], NOW)).toMatchObject({ medianAgeDays: 0, oldestOpenDays: 0 })
  })

  test('no open action item is older than the oldest, and not all are older than the median', () => {
    const some = fc.array(
      fc.record({
        isDone: fc.boolean(),
        createdAt: fc.integer({ min: NOW - 900 * DAY_MS, max: NOW + DAY_MS }),
      }),
    )
    fc.assert(
      fc.property(some, (actions) => {
        const { created, done, open, medianAgeDays, oldestOpenDays } = actionItemMetrics(actions, NOW)
        expect(done + open).toBe(created)
        expect([medianAgeDays === null, oldestOpenDays === null]).toEqual([open === 0, open === 0])
        expect(medianAgeDays ?? 0).toBeLessThanOrEqual(oldestOpenDays ?? 0)
        expect(Number.isInteger(medianAgeDays ?? 0)).toBe(true)
      }),
      runs(100),
    )
  })
})
