import type { PlanId } from './plans.ts'
import type { CURRENCIES, LEVELS } from './limits.ts'

export type Level = (typeof LEVELS)[number]
export type Currency = (typeof CURRENCIES)[number]

/** Amounts in the smallest part of the currency (cents, pence), by level and currency. */
export type Prices = Readonly<Record<Level, Readonly<Record<Currency, number>>>>

/** Amounts a month, of one plan. */
export type MonthlyPrice = Readonly<Record<Currency, number>>

/** A plan that can be bought without talking to us; level 3 is by contact (PLAN-31). */
export type BoughtPlan = Exclude<PlanId, 'level3'>

export interface LevelParts {
  readonly planId: BoughtPlan
  readonly interval: 'month' | 'year'
}

const PARTS: Readonly<Record<Level, LevelParts>> = {
  'monthly-level1': { planId: 'level1', interval: 'month' },
  'monthly-level2': { planId: 'level2', interval: 'month' },
  'yearly-level1': { planId: 'level1', interval: 'year' },
  'yearly-level2': { planId: 'level2', interval: 'year' },
}

/** The plan and the interval of a level. */
export function partsOfLevel(level: Level): LevelParts {
  return PARTS[level]
}

/** The level of a plan and an interval. */
export function levelOf({ planId, interval }: LevelParts): Level {
  return `${interval === 'month' ? 'monthly' : 'yearly'}-${planId}`
}

/** PLAN-33: a year costs 20 % less than twelve months; in the smallest part of the currency, rounded. */
export function yearlyAmount(monthly: number): number {
  return Math.round(monthly * 12 * 0.8)
}

/** All prices, from what a month costs. */
export function pricesFrom(monthly: Readonly<Record<BoughtPlan, MonthlyPrice>>): Prices {
  const yearly = ({ gbp, usd, eur }: MonthlyPrice): MonthlyPrice => ({
    gbp: yearlyAmount(gbp),
    usd: yearlyAmount(usd),
    eur: yearlyAmount(eur),
  })
  return {
    'monthly-level1': monthly.level1,
    'monthly-level2': monthly.level2,
    'yearly-level1': yearly(monthly.level1),
    'yearly-level2': yearly(monthly.level2),
  }
}

/** PLAN-33: what a yearly price is a month, in the smallest part of the currency: a twelfth, never rounded down. */
export function perMonth(annual: number): number {
  return Math.ceil(annual / 12)
}
