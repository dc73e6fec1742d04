import type { QuantityPreview, SandboxAct } from '@retropulse/contract/billing'
import { levelOf, type Prices } from '@retropulse/domain/billing/prices'
import type { Subscription } from '@retropulse/domain/billing/subscription'
import { DAY_MS } from '@retropulse/domain/kernel/durations'

/** Periods of the sandbox: a month has 30 days there, and a year 365. */
const PERIOD_DAYS = { month: 30, year: 365 } as const

/** What happens to a subscription; the other acts choose a plan without one. */
export type SubscriptionAct = Exclude<SandboxAct, 'choose-free' | 'choose-level3'>

type Bought = Pick<Subscription, 'id' | 'planId' | 'interval' | 'quantity' | 'currency'>

/** A new subscription; with a trial its first period is the trial. */
export function startedAt(now: number, bought: Bought, trialDays: number): Subscription {
  const days = trialDays > 0 ? trialDays : PERIOD_DAYS[bought.interval]
  return {
    ...bought,
    status: trialDays > 0 ? 'trialing' : 'active',
    periodStart: now,
    periodEnd: now + days * DAY_MS,
    endsAt: null,
    trialEndsAt: trialDays > 0 ? now + days * DAY_MS : null,
    seenAt: now,
  }
}

/**
 * A subscription as the clock made it: paid periods follow each other, and a cancelled one ends. What did not change was
 * seen when it was written.
 */
export function turnedTo(subscription: Subscription, now: number): Subscription {
  const { status, periodEnd, endsAt, interval } = subscription
  if (status === 'canceled' || now < Math.min(endsAt ?? Infinity, periodEnd)) return subscription
  const seen = { ...subscription, seenAt: nextSeenAt(subscription, now) }
  if (endsAt !== null && endsAt <= now) return { ...seen, status: 'canceled' }
  if (status === 'past_due') return subscription
  const length = PERIOD_DAYS[interval] * DAY_MS
  const begun = Math.floor((now - periodEnd) / length)
  const periodStart = periodEnd + begun * length
  return { ...seen, status: 'active', periodStart, periodEnd: periodStart + length }
}

/** When the next view of a subscription is seen: later than the one before, in the same millisecond, too. */
export function nextSeenAt({ seenAt }: Subscription, now: number): number {
  return Math.max(seenAt + 1, now)
}

/** What a customer or the bank did; a payment that fails is that of a period which begins now. */
export function afterAct(subscription: Subscription, act: SubscriptionAct, now: number): Subscription {
  const { periodEnd, interval } = subscription
  switch (act) {
    case 'cancel':
      return { ...subscription, endsAt: periodEnd }
    case 'cancel-now':
      return { ...subscription, status: 'canceled', endsAt: now }
    case 'resume':
      return { ...subscription, endsAt: null }
    case 'fail-payment':
      return {
        ...subscription,
        status: 'past_due',
        periodStart: now,
        periodEnd: now + PERIOD_DAYS[interval] * DAY_MS,
      }
    case 'pay':
      return { ...subscription, status: 'active' }
  }
}

/** What a change of quantity costs for the rest of the period; nothing in a trial. */
export function previewOf(
  subscription: Subscription,
  quantity: number,
  prices: Prices,
  now: number,
): QuantityPreview {
  const { currency, periodStart, periodEnd, status } = subscription
  const unit = prices[levelOf(subscription)][currency]
  const left = Math.max(periodEnd - now, 0) / (periodEnd - periodStart)
  const dueNow =
    status === 'trialing' ? 0 : Math.round(unit * (quantity - subscription.quantity) * Math.min(left, 1))
  return { dueNow, perPeriod: unit * quantity, currency }
}
