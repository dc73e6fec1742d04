import { LEVELS } from '@retropulse/domain/billing/limits'
import type { Level, Prices } from '@retropulse/domain/billing/prices'
import { Stripe } from 'stripe'
import { type BillingProvider, BillingUnavailable } from '../../features/billing/ports.ts'
import type { Log } from '../../platform/log/log.ts'
import { billingEventOf } from './billing-event-of.ts'
import { amountIn, pricesIn } from './price-amounts.ts'
import { subscriptionOf } from './subscription-of.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** Checks the signatures of events. */
  readonly webhookSecret: string
  readonly log: Pick<Log, 'warn'>
  /** Milliseconds since 1970: an event that is older than five minutes is a replay. */
  readonly now: () => number
  /** Where Stripe is reached; Stripe's own origin unless a test plays Stripe. */
  readonly origin?: string | undefined
}

const TIMEOUT_MS = 15_000
const PRICES_CACHED_MS = 10 * 60 * 1000
/** Of one customer; more than any has. */
const MAX_SUBSCRIPTIONS = 100
const TOLERANCE_SECONDS = 300

/** Stripe (PLAN-24), by its official library. */
export function createStripe({ secretKey, webhookSecret, log, now, origin }: StripeOptions): BillingProvider {
  const stripe = new Stripe(secretKey, {
    ...addressOf(origin),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  let cached: { readonly prices: Prices; readonly until: number } | null = null

  const readPrices = async (): Promise<Prices> => {
    const { data } = await stripe.prices.list({
      lookup_keys: [...LEVELS],
      active: true,
      expand: ['data.currency_options'],
    })
    return pricesIn(data)
  }
  const priceOf = async (level: Level): Promise<string> => {
    const { data } = await stripe.prices.list({ lookup_keys: [level], active: true })
    const [price] = data
    if (price === undefined) throw new BillingUnavailable(`Stripe has no price with the lookup key ${level}`)
    return price.id
  }
  const itemOf = async (subscriptionId: string): Promise<string> => {
    const { items } = await stripe.subscriptions.retrieve(subscriptionId)
    const [item] = items.data
    if (item === undefined) throw new BillingUnavailable('A subscription has no item')
    return item.id
  }

  return {
    mode: 'stripe',

    createCustomer: ({ orgId, name, email }) =>
      reaching(async () => {
        // Two owners may ask at once: the call that must not make two customers has nothing that differs between them.
        const { id } = await stripe.customers.create(
          { metadata: { organisation: orgId } },
          { idempotencyKey: `customer-${orgId}` },
        )
        await stripe.customers.update(id, { name, email })
        return id
      }),

    createCheckout: ({ customerId, level, quantity, currency, trialDays, doneUrl, cancelUrl }) =>
      reaching(async () => {
        // One at a time: two that are paid would be two subscriptions, each with a trial (PLAN-45).
        const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })
        for (const { id } of open.data) await stripe.checkout.sessions.expire(id)
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          currency,
          line_items: [{ price: await priceOf(level), quantity }],
          subscription_data: {
            metadata: { level },
            ...(trialDays > 0 && {
              trial_period_days: trialDays,
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            }),
          },
          ...(trialDays > 0 && { payment_method_collection: 'if_required' }),
          success_url: doneUrl,
          cancel_url: cancelUrl,
        })
        if (session.url === null) throw new BillingUnavailable('Stripe gave a checkout without an address')
        return { sessionId: session.id, url: session.url }
      }),

    createPortal: (customerId, returnUrl) =>
      reaching(async () => {
        const input = { customer: customerId, return_url: returnUrl }
        return (await stripe.billingPortal.sessions.create(input)).url
      }),

    prices: () =>
      reaching(async () => {
        if (cached === null || cached.until < now())
          cached = { prices: await readPrices(), until: now() + PRICES_CACHED_MS }
        return cached.prices
      }),

    subscriptionsOf: (customerId) =>
      reaching(async () => {
        const list = await stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: MAX_SUBSCRIPTIONS,
        })
        // By the clock of Stripe, as events are, and at the end of its second: an answer is later than what it shows.
        const second = Date.parse(list.lastResponse.headers['date'] ?? '') || now()
        return list.data.flatMap((one) => subscriptionOf(one, second + 999) ?? [])
      }),

    previewQuantity: ({ id, currency }, quantity) =>
      reaching(async () => {
        const item = { id: await itemOf(id), quantity }
        const invoice = await stripe.invoices.createPreview({
          subscription: id,
          subscription_details: { items: [item], proration_behavior: 'always_invoice' },
        })
        const { items } = await stripe.subscriptions.retrieve(id, {
          expand: ['items.data.price.currency_options'],
        })
        const amount = amountIn(items.data[0]?.price, currency, 'a subscription')
        return { dueNow: invoice.total, perPeriod: amount * quantity, currency }
      }),

    changeQuantity: ({ id }, quantity) =>
      reaching(async () => {
        const item = { id: await itemOf(id), quantity }
        await stripe.subscriptions.update(id, { items: [item], proration_behavior: 'always_invoice' })
      }),

    cancelAtPeriodEnd: ({ id }) =>
      reaching(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: true })
      }),

    async readEvent(body, signature) {
      const event = await genuine(body, signature)
      return event === null ? null : reaching(() => billingEventOf(event, stripe))
    },
  }

  async function genuine(body: Buffer, signature: string | undefined): Promise<Stripe.Event | null> {
    if (signature === undefined) return null
    try {
      return await stripe.webhooks.constructEventAsync(
        body,
        signature,
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now(),
      )
    } catch {
      // A wrong signature, or a body that is no event: all that the library does here is to look at the two.
      return null
    }
  }

  async function reaching<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      // Messages of Stripe name no secret; its request id finds the call in its log.
      log.warn({ type: error.type, code: error.code, requestId: error.requestId }, 'Stripe refused a call')
      throw new BillingUnavailable(`Stripe refused a call: ${error.type}`, { cause: error })
    }
  }
}

function addressOf(origin: string | undefined) {
  if (origin === undefined) return {}
  const { hostname, port, protocol } = new URL(origin)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}
