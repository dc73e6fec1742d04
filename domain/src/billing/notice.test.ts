import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../kernel/durations.ts'
import { noticeOf } from './notice.ts'
import type { Subscription } from './subscription.ts'

// The first of January 2027.
const START = 1_798_761_600_000

const paying: Subscription = {
  id: 'sub-1',
  status: 'active',
  planId: 'level2',
  interval: 'month',
  quantity: 1,
  currency: 'eur',
  periodStart: START,
  periodEnd: START + 30 * DAY_MS,
  endsAt: null,
  trialEndsAt: null,
  seenAt: START,
}
const failing: Subscription = { ...paying, status: 'past_due' }

describe('PLAN-52: what owners read about what they pay for', () => {
  test.each([
    ['nothing was bought', []],
    ['a plan goes on', [paying]],
    ['a trial runs', [{ ...paying, status: 'trialing' as const }]],
    ['it was cancelled and goes on to its end', [{ ...paying, endsAt: START + 20 * DAY_MS }]],
    ['a first payment never worked', [{ ...paying, status: 'incomplete_expired' as const }]],
    ['another subscription pays, though one fails', [failing, { ...paying, id: 'sub-2', quantity: 3 }]],
  ])('PLAN-52: nothing while %s', (_, subscriptions) => {
    expect(noticeOf(subscriptions, START + DAY_MS)).toBeNull()
  })

  test('PLAN-52: a notice of a failed payment says when the plan ends, once a period', () => {
    const notice = noticeOf([failing], START + DAY_MS)
    expect(notice).toMatchObject({ kind: 'payment-failed', lapsesAt: START + 14 * DAY_MS })
    expect(noticeOf([failing], START + 13 * DAY_MS)?.key).toBe(notice?.key)
    const next = { ...failing, periodStart: START + 30 * DAY_MS }
    expect(noticeOf([next], START + 31 * DAY_MS)?.key).not.toBe(notice?.key)
  })

  test('PLAN-52: after the days of grace, and after the end of a cancelled period, the plan ended', () => {
    for (const [subscription, at] of [
      [failing, START + 14 * DAY_MS],
      [{ ...paying, endsAt: START + 20 * DAY_MS }, START + 20 * DAY_MS],
      [{ ...paying, status: 'canceled' as const }, START + DAY_MS],
    ] as const)
      expect(noticeOf([subscription], at)).toMatchObject({ kind: 'plan-ended', key: 'plan-ended sub-1' })
  })
})
