import { DAY_MS } from '../kernel/durations.ts'
import { GRACE_DAYS, type SUBSCRIPTION_STATUSES } from './limits.ts'
import type { Plan } from './plans.ts'
import type { Currency, LevelParts } from './prices.ts'

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** A subscription as the payment service showed it at one moment. Times in milliseconds since 1970. */
export interface Subscription extends LevelParts {
  readonly id: string
  readonly status: SubscriptionStatus
  /** From 1 to 8. */
  readonly quantity: number
  readonly currency: Currency
  /** The period that is paid, or is to be paid. */
  readonly periodStart: number
  readonly periodEnd: number
  /** When it ends, where it was cancelled. */
  readonly endsAt: number | null
  readonly trialEndsAt: number | null
  /** When the payment service showed it so: the time of the event, or of the answer. */
  readonly seenAt: number
}

/** States that a subscription never leaves. */
const FINAL: ReadonlySet<SubscriptionStatus> = new Set(['canceled', 'incomplete_expired'])

/**
 * The later of two views of a subscription (PLAN-43). Events come in any order, twice, or not at all, so this is a
 * total order of views and nothing else: whatever was received, in whichever order, the latest view remains. Of two of
 * the same moment the one that ended wins, and then any, but always the same one.
 */
export function laterOf(one: Subscription, other: Subscription): Subscription {
  if (one.seenAt !== other.seenAt) return one.seenAt > other.seenAt ? one : other
  const [oneEnded, otherEnded] = [FINAL.has(one.status), FINAL.has(other.status)]
  if (oneEnded !== otherEnded) return oneEnded ? one : other
  return viewOf(one) >= viewOf(other) ? one : other
}

/**
 * True when a view that arrived is not later than the known one, but so close to it that their order is not certain:
 * events have whole seconds. Then only the payment service knows which one holds.
 */
export function isOrderUncertain(known: Subscription, arrived: Subscription): boolean {
  const late = known.seenAt - arrived.seenAt
  return late >= 0 && late < UNCERTAIN_MS && subscriptionsDiffer(known, arrived)
}

/** True when two views show different things, whenever they were seen. */
export function subscriptionsDiffer(one: Subscription, other: Subscription): boolean {
  return viewOf(one) !== viewOf(other)
}

function viewOf(subscription: Subscription): string {
  const { status, planId, interval, quantity, currency, periodStart, periodEnd, endsAt, trialEndsAt } =
    subscription
  return JSON.stringify([
    status,
    planId,
    interval,
    quantity,
    currency,
    periodStart,
    periodEnd,
    endsAt,
    trialEndsAt,
  ])
}

/**
 * When the plan of a subscription lapses by itself, unless the payment service says otherwise before; null: never.
 * After a failed payment the plan stays for the days of grace, counted from the start of the unpaid period (PLAN-44).
 */
export function lapsesAt({ status, periodStart, endsAt }: Subscription): number | null {
  const graceEnds = status === 'past_due' ? periodStart + GRACE_DAYS * DAY_MS : null
  if (graceEnds === null) return endsAt
  return endsAt === null ? graceEnds : Math.min(graceEnds, endsAt)
}

/** Whether a subscription gives its plan at a moment. */
export function isEntitled(subscription: Subscription, now: number): boolean {
  const { status } = subscription
  if (status !== 'active' && status !== 'trialing' && status !== 'past_due') return false
  const end = lapsesAt(subscription)
  return end === null || now < end
}

/** A subscription that goes on or may be paid yet: another one would be paid twice. */
export function isLive({ status, endsAt }: Subscription, now: number): boolean {
  if (FINAL.has(status) || status === 'incomplete') return false
  return endsAt === null || now < endsAt
}

/**
 * The subscription that gives an organisation its plan: of those that are entitled the largest one; null: none.
 * Two at once are possible where people paid twice at the same moment.
 */
export function leadingSubscription(
  subscriptions: readonly Subscription[],
  now: number,
): Subscription | null {
  const [first] = subscriptions
    .filter((one) => isEntitled(one, now))
    .toSorted((one, other) => rankOf(other) - rankOf(one) || (one.id < other.id ? -1 : 1))
  return first ?? null
}

/** The plan that subscriptions give; null: none of them gives one. */
export function planFrom(subscriptions: readonly Subscription[], now: number): Plan | null {
  const leading = leadingSubscription(subscriptions, now)
  return leading && { planId: leading.planId, quantity: leading.planId === 'level2' ? leading.quantity : 1 }
}

function rankOf({ planId, quantity }: Subscription): number {
  return planId === 'level2' ? 1 + quantity : 1
}

const UNCERTAIN_MS = 5000
