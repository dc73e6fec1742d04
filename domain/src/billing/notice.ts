import { lapsesAt, leadingSubscription, type Subscription } from './subscription.ts'

/** What owners have to know about what they pay for (PLAN-52). */
export interface BillingNotice {
  readonly kind: 'payment-failed' | 'plan-ended'
  readonly subscription: Subscription
  /** Of a failed payment: when the plan ends unless it is paid, in milliseconds since 1970. Of an ended plan: null. */
  readonly lapsesAt: number | null
  /** The same for one failure or one end, however often it is looked at, and another one for the next. */
  readonly key: string
}

/** The notice that holds at a moment; null: a plan goes on, or none was ever bought. */
export function noticeOf(subscriptions: readonly Subscription[], now: number): BillingNotice | null {
  const leading = leadingSubscription(subscriptions, now)
  if (leading?.status === 'past_due') return failureOf(leading)
  if (leading !== null) return null
  const latest = subscriptions
    // What never began to be paid gave no plan that could end.
    .filter(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired')
    .toSorted((one, other) => other.periodStart - one.periodStart || (one.id < other.id ? -1 : 1))[0]
  if (latest === undefined) return null
  return { kind: 'plan-ended', subscription: latest, lapsesAt: null, key: `plan-ended ${latest.id}` }
}

function failureOf(subscription: Subscription): BillingNotice {
  const { id, periodStart } = subscription
  const key = `payment-failed ${id} ${periodStart}`
  return { kind: 'payment-failed', subscription, lapsesAt: lapsesAt(subscription), key }
}
