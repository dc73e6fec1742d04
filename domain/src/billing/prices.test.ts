import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENTITLEMENTS } from './entitlements.ts'
import { CURRENCIES, LEVELS, MAX_QUANTITY } from './limits.ts'
import { entitlementsOf, teamAllowance } from './plans.ts'
import { levelOf, partsOfLevel, perMonth, pricesFrom, yearlyAmount } from './prices.ts'

describe('prices', () => {
  test('PLAN-30: there are four levels, each a plan and an interval', () => {
    expect(LEVELS.map(partsOfLevel)).toEqual([
      { planId: 'level1', interval: 'month' },
      { planId: 'level2', interval: 'month' },
      { planId: 'level1', interval: 'year' },
      { planId: 'level2', interval: 'year' },
    ])
    expect(LEVELS.map((level) => levelOf(partsOfLevel(level)))).toEqual(LEVELS)
  })

  test('PLAN-33: a year costs 20 % less than twelve months, and twelve of its months never less than it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (monthly) => {
        expect(Math.abs(yearlyAmount(monthly) - monthly * 9.6)).toBeLessThanOrEqual(0.5)
      }),
    )
    expect(yearlyAmount(2500)).toBe(24_000)
    expect([24_000, 22_080, 23_941].map(perMonth)).toEqual([2000, 1840, 1996])
  })

  test('PLAN-34: each level has a price in pounds, dollars and euros', () => {
    const month = { gbp: 2000, usd: 2500, eur: 2300 }
    const prices = pricesFrom({ level1: month, level2: { gbp: 4000, usd: 5000, eur: 4600 } })
    for (const level of LEVELS)
      for (const currency of CURRENCIES) expect(prices[level][currency]).toBeGreaterThan(0)
    expect(prices['yearly-level2'].usd).toBe(48_000)
  })

  test('PLAN-32: level 2 has 1 to 8 units of three teams', () => {
    const shown = Array.from({ length: MAX_QUANTITY }, (_, at) =>
      teamAllowance({ planId: 'level2', quantity: at + 1 }),
    )
    expect(shown).toEqual([3, 6, 9, 12, 15, 18, 21, 24])
    expect(ENTITLEMENTS.level2.maxQuantity).toBe(MAX_QUANTITY)
  })

  test('PLAN-5: level 3 has no limit of any kind, and no plan allows less than the free one', () => {
    const limits = ['retros', 'surveys', 'boardDays'] as const
    for (const planId of ['level1', 'level2', 'level3'] as const) {
      expect(limits.map((limit) => entitlementsOf(planId)[limit])).toEqual([null, null, null])
      expect(entitlementsOf(planId)).toMatchObject({ hasPrivacy: true, hasSummaryEmail: true })
    }
    expect(teamAllowance({ planId: 'level3', quantity: 1 })).toBeNull()
    expect(entitlementsOf(null)).toBe(ENTITLEMENTS.free)
  })
})
