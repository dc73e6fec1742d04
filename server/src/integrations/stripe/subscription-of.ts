import { CURRENCIES, LEVELS, MAX_QUANTITY, SUBSCRIPTION_STATUSES } from '@retropulse/domain/billing/limits'
import { type Currency, type Level, partsOfLevel } from '@retropulse/domain/billing/prices'
import type { Subscription, SubscriptionStatus } from '@retropulse/domain/billing/subscription'
import type { Stripe } from 'stripe'

const STATUSES: ReadonlySet<string> = new Set(SUBSCRIPTION_STATUSES)

/**
 * A subscription of Stripe in our terms; null: it is for something else, such as another product of the same account.
 * `seenAt`: when Stripe showed it so, in milliseconds since 1970.
 */
export function subscriptionOf(subscription: Stripe.Subscription, seenAt: number): Subscription | null {
  const { id, status, items, metadata, currency, trial_end } = subscription
  const [item] = items.data
  const level = item && levelIn(item.price, metadata)
  if (item === undefined || level === undefined || !isStatus(status) || !isCurrency(currency)) return null
  return {
    id,
    ...partsOfLevel(level),
    status,
    quantity: Math.min(Math.max(item.quantity ?? 1, 1), MAX_QUANTITY),
    currency,
    periodStart: item.current_period_start * 1000,
    periodEnd: item.current_period_end * 1000,
    endsAt: endOf(subscription, item.current_period_end),
    trialEndsAt: trial_end === null ? null : trial_end * 1000,
    seenAt,
  }
}

/**
 * The level of a price. A lookup key moves on to another price when the amount changes, and those who bought before
 * keep the old price: the metadata say the level of that one, and those of the subscription what it began with.
 */
function levelIn(price: Stripe.Price, metadata: Stripe.Metadata): Level | undefined {
  return [price.lookup_key, price.metadata['level'], metadata['level']].find(isLevel)
}

function endOf(subscription: Stripe.Subscription, periodEnd: number): number | null {
  const { ended_at, cancel_at, cancel_at_period_end } = subscription
  const end = ended_at ?? cancel_at ?? (cancel_at_period_end ? periodEnd : null)
  return end === null ? null : end * 1000
}

function isLevel(text: string | null | undefined): text is Level {
  return LEVELS.some((level) => level === text)
}

function isCurrency(text: string): text is Currency {
  return CURRENCIES.some((currency) => currency === text)
}

function isStatus(text: string): text is SubscriptionStatus {
  return STATUSES.has(text)
}
