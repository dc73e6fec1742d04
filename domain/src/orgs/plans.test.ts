import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  daysRemaining,
  FREE_DAYS,
  freeRetros,
  isArchived,
  PLAN_NAMES,
  retroAllowance,
  teamAllowance,
} from './plans.ts'

const DAY = 24 * 60 * 60 * 1000
const MADE = 1_700_000_000_000
const after = (days: number): number | null => daysRemaining(MADE, null, MADE + days * DAY)

test('board.md §9: plan names by id', () => {
  expect(PLAN_NAMES).toEqual({ level1: 'Team', level2: 'Business', level3: 'Enterprise' })
})

describe('board.md §9: on the free plan boards older than 14 days are archived', () => {
  test('begun days count whole, and at 14 days none is left', () => {
    expect([0, 0.5, 1, 13, 13.999, 14, 15, 400].map(after)).toEqual([14, 14, 13, 1, 1, 0, 0, 0])
  })

  test('a clock that ran behind when the board was made gives it no more than 14', () => {
    expect(after(-3)).toBe(FREE_DAYS)
  })

  test('it is archived exactly when no day remains', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 40, noNaN: true }), (days) => {
        const now = MADE + days * DAY
        expect(isArchived(MADE, null, now)).toBe(now - MADE >= FREE_DAYS * DAY)
        expect(isArchived(MADE, null, now)).toBe(after(days) === 0)
      }),
    )
  })

  test('days never become more with time', () => {
    const days = fc.double({ min: 0, max: 40, noNaN: true })
    fc.assert(
      fc.property(days, days, (one, other) => {
        expect(after(Math.max(one, other)) ?? 0).toBeLessThanOrEqual(after(Math.min(one, other)) ?? 0)
      }),
    )
  })
})

test.each(['level1', 'level2', 'level3'] as const)('D27: on %s no board is archived, however old', (plan) => {
  expect(daysRemaining(MADE, plan, MADE + 4000 * DAY)).toBeNull()
  expect(isArchived(MADE, plan, MADE + 4000 * DAY)).toBe(false)
})

test('teams.md §9: the free plan and level1 allow one team, level2 three a unit, level3 any number', () => {
  expect(teamAllowance({ planId: null, quantity: 1 })).toBe(1)
  expect(teamAllowance({ planId: 'level1', quantity: 8 })).toBe(1)
  expect([1, 2, 8].map((quantity) => teamAllowance({ planId: 'level2', quantity }))).toEqual([3, 6, 24])
  expect(teamAllowance({ planId: 'level3', quantity: 1 })).toBeNull()
})

test('teams.md §9: three free retros, shown as n of 3 and never as more or less; a plan counts none', () => {
  expect(retroAllowance(null)).toBe(3)
  expect([-1, 0, 2, 3, 40].map((begun) => freeRetros(null, begun)?.used)).toEqual([0, 0, 2, 3, 3])
  expect(freeRetros(null, 1)).toEqual({ used: 1, max: 3 })
  for (const plan of ['level1', 'level2', 'level3'] as const) {
    expect(retroAllowance(plan)).toBeNull()
    expect(freeRetros(plan, 2)).toBeNull()
  }
})
