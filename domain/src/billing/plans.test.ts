import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../kernel/durations.ts'
import {
  daysRemaining,
  FREE_DAYS,
  freeRetros,
  isArchived,
  PLAN_NAMES,
  retroAllowance,
  teamAllowance,
} from './plans.ts'

const MADE = 1_700_000_000_000
const after = (days: number): number | null => daysRemaining(MADE, null, MADE + days * DAY_MS)

test('PLAN-1: each plan id has its name', () => {
  expect(PLAN_NAMES).toEqual({ level1: 'Team', level2: 'Business', level3: 'Enterprise' })
})

describe('PLAN-14: on the free plan a board stays open for 14 days', () => {
  test('PLAN-14: begun days count whole, and after 14 days none is left', () => {
    expect([0, 0.5, 1, 13, 13.999, 14, 15, 400].map(after)).toEqual([14, 14, 13, 1, 1, 0, 0, 0])
  })

  test('a board whose creation lies ahead of the clock has no more than 14 days', () => {
    expect(after(-3)).toBe(FREE_DAYS)
  })

  test('a board is archived exactly when no day remains', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 40, noNaN: true }), (days) => {
        const now = MADE + days * DAY_MS
        expect(isArchived(MADE, null, now)).toBe(now - MADE >= FREE_DAYS * DAY_MS)
        expect(isArchived(MADE, null, now)).toBe(after(days) === 0)
      }),
    )
  })

  test('the days that remain never become more with time', () => {
    const days = fc.double({ min: 0, max: 40, noNaN: true })
    fc.assert(
      fc.property(days, days, (one, other) => {
        expect(after(Math.max(one, other)) ?? 0).toBeLessThanOrEqual(after(Math.min(one, other)) ?? 0)
      }),
    )
  })
})

test.each(['level1', 'level2', 'level3'] as const)(
  'PLAN-5, PLAN-14: on %s no board is archived, however old',
  (plan) => {
    expect(daysRemaining(MADE, plan, MADE + 4000 * DAY_MS)).toBeNull()
    expect(isArchived(MADE, plan, MADE + 4000 * DAY_MS)).toBe(false)
  },
)

test('PLAN-5, PLAN-6: the free plan and level1 allow one team, level2 three a unit, level3 any number', () => {
  expect(teamAllowance({ planId: null, quantity: 1 })).toBe(1)
  expect(teamAllowance({ planId: 'level1', quantity: 8 })).toBe(1)
  expect([1, 2, 8].map((quantity) => teamAllowance({ planId: 'level2', quantity }))).toEqual([3, 6, 24])
  expect(teamAllowance({ planId: 'level3', quantity: 1 })).toBeNull()
})

test('PLAN-5, PLAN-7: the free plan has three retros, shown as n of 3; a paid plan counts none', () => {
  expect(retroAllowance(null)).toBe(3)
  expect([-1, 0, 2, 3, 40].map((begun) => freeRetros(null, begun)?.used)).toEqual([0, 0, 2, 3, 3])
  expect(freeRetros(null, 1)).toEqual({ used: 1, max: 3 })
  for (const plan of ['level1', 'level2', 'level3'] as const) {
    expect(retroAllowance(plan)).toBeNull()
    expect(freeRetros(plan, 2)).toBeNull()
  }
})
