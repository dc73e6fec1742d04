import type { FormTree } from './form-tree.ts'

/** As much of Stripe's subscription object as is read. Times in seconds since 1970. */
export interface StandInSubscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly status: string
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly cancel_at: number | null
  readonly cancel_at_period_end: boolean
  readonly ended_at: number | null
  readonly trial_end: number | null
  readonly items: { readonly object: 'list'; readonly data: readonly StandInItem[] }
}

interface StandInItem {
  readonly id?: string | undefined
  readonly quantity?: number | undefined
  readonly price?: (typeof COUNTRY_PRICES)[number] | undefined
  readonly current_period_start?: number | undefined
  readonly current_period_end?: number | undefined
}

const DAY = 24 * 60 * 60

const AMOUNTS = {
  'monthly-level1': { gbp: 1900, usd: 2400, eur: 2200 },
  'monthly-level2': { gbp: 4900, usd: 5900, eur: 5400 },
  'yearly-level1': { gbp: 18_240, usd: 23_040, eur: 21_120 },
  'yearly-level2': { gbp: 47_040, usd: 56_640, eur: 51_840 },
} as const

/** The prices of the account: in pounds, with options for the other currencies. */
export const COUNTRY_PRICES = Object.entries(AMOUNTS).map(([level, { gbp, usd, eur }]) => ({
  id: `price_${level.replace('-', '')}`,
  object: 'price',
  lookup_key: level,
  metadata: { level },
  currency: 'gbp',
  unit_amount: gbp,
  currency_options: { usd: { unit_amount: usd }, eur: { unit_amount: eur } },
}))

export function eventOf(id: string, type: string, created: number, object: unknown) {
  return {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
  }
}

/** What a paid checkout makes. */
export function newSubscription(
  id: string,
  itemId: string,
  form: FormTree,
  now: number,
): StandInSubscription {
  const tree = (value: string | FormTree | undefined): FormTree => (typeof value === 'object' ? value : {})
  const text = (value: string | FormTree | undefined): string => (typeof value === 'string' ? value : '')
  const line = tree(tree(form['line_items'])['0'])
  const data = tree(form['subscription_data'])
  const trialDays = Number(text(data['trial_period_days']) || '0')
  const price = COUNTRY_PRICES.find((one) => one.id === text(line['price']))
  if (price === undefined) throw new Error(`There is no price ${text(line['price'])}`)
  const days = trialDays > 0 ? trialDays : daysOf(price.lookup_key)
  const item = {
    id: itemId,
    quantity: Number(text(line['quantity'])),
    price,
    current_period_start: now,
    current_period_end: now + days * DAY,
  }
  return {
    id,
    object: 'subscription',
    customer: text(form['customer']),
    status: trialDays > 0 ? 'trialing' : 'active',
    currency: text(form['currency']),
    metadata: { level: text(tree(data['metadata'])['level']) },
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_end: trialDays > 0 ? now + days * DAY : null,
    items: { object: 'list', data: [item] },
  }
}

/** What the clock makes of a subscription, with the type of its event; null: nothing. */
export function turn(
  subscription: StandInSubscription,
  now: number,
): { readonly subscription: StandInSubscription; readonly type: string } | null {
  const [item] = subscription.items.data
  const end = item?.current_period_end ?? 0
  if (subscription.status === 'canceled' || now < end) return null
  if (subscription.cancel_at_period_end)
    return {
      subscription: { ...subscription, status: 'canceled', ended_at: end },
      type: 'customer.subscription.deleted',
    }
  const next = {
    ...item,
    current_period_start: end,
    current_period_end: end + daysOf(item?.price?.lookup_key ?? '') * DAY,
  }
  return {
    subscription: {
      ...subscription,
      status: subscription.status === 'trialing' ? 'active' : subscription.status,
      items: { object: 'list', data: [next] },
    },
    type: 'customer.subscription.updated',
  }
}

/** A period that begins now, and whose payment failed. */
export function unpaid(subscription: StandInSubscription, now: number): StandInSubscription {
  const [item] = subscription.items.data
  const end = now + daysOf(item?.price?.lookup_key ?? '') * DAY
  const next = { ...item, current_period_start: now, current_period_end: end }
  return { ...subscription, status: 'past_due', items: { object: 'list', data: [next] } }
}

/** What a change of quantity costs for the rest of the period; nothing in a trial. */
export function invoicePreview(subscription: StandInSubscription, quantity: number, now: number) {
  const [item] = subscription.items.data
  const { current_period_start: start = 0, current_period_end: end = 1, price } = item ?? {}
  const unit = price?.unit_amount ?? 0
  const left = (end - now) / (end - start)
  const added = quantity - (item?.quantity ?? 0)
  const total = subscription.status === 'trialing' ? 0 : Math.round(unit * added * left)
  return { object: 'invoice', currency: subscription.currency, total, amount_due: Math.max(total, 0) }
}

function daysOf(lookupKey: string): number {
  return lookupKey.startsWith('yearly') ? 365 : 30
}
