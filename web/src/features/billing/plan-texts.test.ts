import type { OrgBilling, SubscriptionMeta } from '@retropulse/contract/billing'
import { pricesFrom } from '@retropulse/domain/billing/prices'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { describe, expect, test } from 'vitest'
import {
  cardLines,
  type Choice,
  currentText,
  isUpgrade,
  offerOf,
  PLAN_KEYS,
  planLines,
  priceText,
  standText,
  suggestedPlan,
} from './plan-texts.ts'

const PRICES = pricesFrom({
  level1: { gbp: 2000, usd: 2500, eur: 2350 },
  level2: { gbp: 5000, usd: 6000, eur: 5500 },
})
const choice: Choice = { interval: 'month', currency: 'usd', quantity: 1 }
const NOON = Date.UTC(2027, 2, 5, 12)

const billing = (changes: Partial<OrgBilling> = {}): OrgBilling => ({
  mode: 'stripe',
  planId: null,
  quantity: 1,
  customerId: null,
  subscription: null,
  hasTrial: true,
  isDisputed: false,
  teams: { used: 1, max: 1 },
  ...changes,
})

const subscription = (changes: Partial<SubscriptionMeta> = {}): SubscriptionMeta => ({
  id: 's',
  plan: { id: 'monthly-level2', nickname: 'Business', interval: 'month' },
  quantity: 1,
  status: 'active',
  currency: 'usd',
  periodEnd: NOON,
  endsAt: null,
  trialEndsAt: null,
  lapsesAt: null,
  ...changes,
})

describe('PLAN-20: the card of the own plan', () => {
  const trial = (left: number) =>
    currentText({ subscription: subscription({ status: 'trialing', trialEndsAt: NOON + left }) }, NOON)

  test('PLAN-19: counts the days of a trial that remain, begun ones as whole days', () => {
    expect([9 * DAY_MS, 8.5 * DAY_MS, DAY_MS, 1].map(trial)).toEqual([
      'Trial, 9 days left',
      'Trial, 9 days left',
      'Trial, 1 day left',
      'Trial, 1 day left',
    ])
  })

  test('says that it is the own plan without a trial, and once it is over', () => {
    expect(currentText({ subscription: subscription() }, NOON)).toBe('Your plan')
    expect(currentText({ subscription: null }, NOON)).toBe('Your plan')
    expect(trial(0)).toBe('Your plan')
  })
})

describe('prices as they are shown', () => {
  test('PLAN-33, PLAN-34: a month, or a month of a year that is paid at once, in each currency', () => {
    expect(priceText('level1', choice, PRICES)).toMatchObject({ price: '$25', per: 'a month' })
    expect(priceText('level1', { ...choice, currency: 'eur' }, PRICES).price).toBe('€23.50')
    expect(priceText('level2', { interval: 'year', currency: 'gbp', quantity: 3 }, PRICES)).toMatchObject({
      price: '£120',
      note: '£1,440 a year',
    })
    expect(priceText('level1', { interval: 'year', currency: 'eur', quantity: 1 }, PRICES)).toMatchObject({
      price: '€18.80',
      note: '€225.60 a year',
    })
  })

  test('PLAN-20: the free plan costs nothing', () => {
    expect(priceText('free', choice, PRICES)).toEqual({ price: '$0' })
  })

  test('PLAN-31: level 3 has no price, and is by contact', () => {
    expect(priceText('level3', choice, PRICES)).toEqual({ price: 'On request' })
  })

  test('PLAN-20: a card lists all lines of its plan, and marks where it has more than the plan before', () => {
    const gainsOf = (plan: (typeof PLAN_KEYS)[number]) => {
      const lines = cardLines(plan, 2)
      expect(lines).toMatchObject(planLines(plan, 2))
      return lines.filter(({ isGain }) => isGain).map(({ text }) => text)
    }
    expect(gainsOf('free')).toEqual([])
    expect(gainsOf('level1')).toEqual([
      'Unlimited retros',
      'Retros never archived',
      'Unlimited pulse surveys',
      'Private retros and teams',
      'Summary by email',
    ])
    expect(gainsOf('level2')).toEqual(['6 teams'])
    expect(gainsOf('level3')).toEqual(['Any number of teams'])
  })

  test('PLAN-20: each plan is compared by the same lines', () => {
    expect(planLines('free', 1).map(({ text }) => text)).toEqual([
      '1 team',
      '3 retros',
      'Retros archived after 14 days',
      '1 pulse survey',
      'Private retros and teams',
      'Summary by email',
    ])
    expect(planLines('level2', 8)[0]?.text).toBe('24 teams')
    expect(planLines('level1', 1)).toHaveLength(6)
    expect(planLines('level3', 1).map(({ text }) => text)).toEqual([
      'Any number of teams',
      'Unlimited retros',
      'Retros never archived',
      'Unlimited pulse surveys',
      'Private retros and teams',
      'Summary by email',
    ])
    const countOf = (kind: string) =>
      PLAN_KEYS.map((plan) => planLines(plan, 1).filter((line) => line.kind === kind).length)
    expect(countOf('lacks')).toEqual([2, 0, 0, 0])
    expect(countOf('limit')).toEqual([3, 1, 1, 0])
    expect(planLines('free', 1).find(({ kind }) => kind === 'expiry')?.text).toBe(
      'Retros archived after 14 days',
    )
    expect(countOf('expiry')).toEqual([1, 0, 0, 0])
  })
})

describe('what an owner can do about each plan', () => {
  const offers = (state: OrgBilling, chosen = choice) => PLAN_KEYS.map((plan) => offerOf(plan, chosen, state))

  test('PLAN-20: without a subscription plans are tried or bought', () => {
    expect(offers(billing())).toEqual(['current', 'trial', 'trial', 'contact'])
    expect(offers(billing({ hasTrial: false }))).toEqual(['current', 'buy', 'buy', 'contact'])
  })

  test('PLAN-25: in the sandbox every plan can be tried, Free too', () => {
    expect(offers(billing({ mode: 'sandbox', planId: 'level3' }))).toEqual([
      'try',
      'trial',
      'trial',
      'current',
    ])
    expect(offers(billing({ mode: 'sandbox' }))).toEqual(['current', 'trial', 'trial', 'try'])
  })

  test('PLAN-20: a plan with less than the present one is no upgrade, which the page would urge', () => {
    expect(PLAN_KEYS.map((plan) => isUpgrade(plan, 'level1'))).toEqual([false, false, true, true])
    expect(PLAN_KEYS.some((plan) => isUpgrade(plan, 'level3'))).toBe(false)
  })

  test('PLAN-47: with a subscription the quantity changes here, and all else in the portal', () => {
    const state = billing({ planId: 'level2', subscription: subscription() })
    expect(offers(state)).toEqual(['cancel', 'portal', 'current', 'contact'])
    expect(offers(state, { ...choice, quantity: 4 })[2]).toBe('quantity')
    expect(offers(state, { ...choice, interval: 'year' })[2]).toBe('portal')
  })
})

describe('how a subscription stands', () => {
  const stand = (changes: Partial<SubscriptionMeta>, state: Partial<OrgBilling> = {}) =>
    standText(billing({ planId: 'level2', subscription: subscription(changes), ...state }))

  test('PLAN-44: trial, renewal, end and late payment are named with their day', () => {
    expect(stand({ status: 'trialing', trialEndsAt: NOON })?.text).toMatch(/^The trial ends on .*2027/)
    expect(stand({})).toEqual({ text: expect.stringMatching(/^It renews on .*2027\.$/), isUrgent: false })
    expect(stand({ endsAt: NOON })?.text).toMatch(/^It’s cancelled and ends on .*2027/)
    expect(stand({ status: 'past_due', lapsesAt: NOON })?.text).toMatch(/Pay by .*2027/)
    expect(stand({ status: 'past_due' }, { planId: null })?.text).toMatch(/the plan has ended/)
  })

  test('PLAN-49: a disputed payment is named before anything else', () => {
    expect(stand({ endsAt: NOON }, { isDisputed: true })).toMatchObject({ isUrgent: true })
    expect(stand({ endsAt: NOON }, { isDisputed: true })?.text).toMatch(/disputed/)
    expect(standText(billing())).toBeNull()
  })
})

describe('PLAN-57: the page leads to the next plan with room for the teams in use', () => {
  test.each([
    [null, 1, 'level1'],
    [null, 2, 'level2'],
    ['level1', 1, 'level2'],
    [null, 25, undefined],
    ['level2', 3, undefined],
    ['level3', 3, undefined],
  ] as const)('on %s with %i teams: %s', (planId, used, plan) => {
    expect(suggestedPlan(billing({ planId, teams: { used, max: 1 } }))).toBe(plan)
  })
})
