import type { SandboxCheckout } from '@retropulse/contract/billing'
import { partsOfLevel, type Prices } from '@retropulse/domain/billing/prices'
import { isLive, type Subscription } from '@retropulse/domain/billing/subscription'
import type { Kysely } from 'kysely'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BillingEvent, BillingProvider, CheckoutInput } from '../ports.ts'
import { afterAct, nextSeenAt, previewOf, startedAt, type SubscriptionAct, turnedTo } from './sandbox-life.ts'
import type { BillingTables } from './tables.ts'

export interface SandboxOptions {
  readonly prices: Prices
  /** Signs events, as a payment service would. */
  readonly secret: string
  readonly now: () => number
  readonly newId: () => string
  /** Takes a signed event, as the webhook does. */
  readonly deliver: (body: Buffer, signature: string) => Promise<unknown>
}

/** The sandbox as its own pages see it. */
export interface Sandbox extends BillingProvider {
  /** Null: there is no such checkout. */
  checkoutOf(sessionId: string): Promise<(Omit<SandboxCheckout, 'orgName'> & { customerId: string }) | null>
  /** Plays the payment; false when there is no such checkout. Paying twice buys once. */
  pay(sessionId: string): Promise<boolean>
  /** What the customer, or the bank, does to the subscription that goes on; false when there is none. */
  act(customerId: string, act: SubscriptionAct): Promise<boolean>
}

/** The time for which a signature holds, as with Stripe. */
const TOLERANCE_MS = 5 * 60 * 1000

/**
 * A payment service that moves no money (PLAN-24). It keeps checkouts and subscriptions in tables of its own, lets them
 * renew by the clock, and reports by signed events, so that everything behind the port is the same as with Stripe.
 */
export function createSandbox(db: Kysely<BillingTables>, options: SandboxOptions): Sandbox {
  const { prices, secret, now, newId, deliver } = options
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex')

  const report = async (customerId: string, subscription: Subscription) => {
    const body = Buffer.from(JSON.stringify({ customerId, subscription }))
    const at = String(now())
    await deliver(body, `t=${at},v1=${sign(`${at}.${body.toString()}`)}`)
  }
  const keep = async (customerId: string, subscription: Subscription) => {
    const view = JSON.stringify(subscription)
    await db
      .insertInto('sandbox_subscription')
      .values({ id: subscription.id, customer_id: customerId, view })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ view }))
      .execute()
    await report(customerId, subscription)
  }
  const subscriptionsOf = async (customerId: string): Promise<readonly Subscription[]> => {
    const rows = await db
      .selectFrom('sandbox_subscription')
      .select('view')
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute()
    return rows.map(({ view }) => turnedTo(view, now()))
  }
  const customerOf = async (id: string): Promise<string | null> => {
    const query = db.selectFrom('sandbox_subscription').select('customer_id').where('id', '=', id)
    return (await query.executeTakeFirst())?.customer_id ?? null
  }
  const change = async (id: string, changes: Partial<Subscription>) => {
    const customerId = await customerOf(id)
    if (customerId === null) return
    const found = (await subscriptionsOf(customerId)).find((one) => one.id === id)
    if (found) await keep(customerId, { ...found, ...changes, seenAt: nextSeenAt(found, now()) })
  }
  const sessionOf = (id: string) =>
    db.selectFrom('sandbox_checkout').selectAll().where('id', '=', id).executeTakeFirst()

  return {
    mode: 'sandbox',
    createCustomer: ({ orgId }) => Promise.resolve(`sandbox_${orgId}`),

    async createCheckout(input) {
      const sessionId = newId()
      // One at a time: two that are paid would be two subscriptions, each with a trial (PLAN-45).
      await db
        .deleteFrom('sandbox_checkout')
        .where('customer_id', '=', input.customerId)
        .where('done_at', 'is', null)
        .execute()
      await db
        .insertInto('sandbox_checkout')
        .values({ id: sessionId, customer_id: input.customerId, wish: JSON.stringify(input), done_at: null })
        .execute()
      return { sessionId, url: new URL(`/sandbox-billing/checkout/${sessionId}`, input.doneUrl).href }
    },

    createPortal: (_customerId, returnUrl) =>
      Promise.resolve(new URL('/sandbox-billing/portal', returnUrl).href),
    prices: () => Promise.resolve(prices),
    subscriptionsOf,
    previewQuantity: (subscription, quantity) =>
      Promise.resolve(previewOf(subscription, quantity, prices, now())),
    changeQuantity: (subscription, quantity) => change(subscription.id, { quantity }),
    cancelAtPeriodEnd: ({ id, periodEnd }) => change(id, { endsAt: periodEnd }),

    readEvent(body, signature) {
      const [, at = '', sum = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
      const expected = Buffer.from(sign(`${at}.${body.toString()}`))
      const isGenuine = sum.length === expected.length && timingSafeEqual(Buffer.from(sum), expected)
      if (!isGenuine || Math.abs(now() - Number(at)) > TOLERANCE_MS) return Promise.resolve(null)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written and signed by `report` above
      const { customerId, subscription } = JSON.parse(body.toString()) as Extract<
        BillingEvent,
        { kind: 'subscription' }
      >
      return Promise.resolve({ kind: 'subscription', customerId, subscription })
    },

    async checkoutOf(sessionId) {
      const row = await sessionOf(sessionId)
      if (row === undefined) return null
      const { level, quantity, currency, trialDays } = row.wish
      const amount = prices[level][currency] * quantity
      const isDone = row.done_at !== null
      return { customerId: row.customer_id, level, quantity, currency, amount, trialDays, isDone }
    },

    async pay(sessionId) {
      const row = await sessionOf(sessionId)
      if (row === undefined) return false
      if (row.done_at !== null) return true
      // The id of the session, so that paying it in two tabs at once buys the same subscription.
      await keep(row.customer_id, bought(row.wish, sessionId, now()))
      await db
        .updateTable('sandbox_checkout')
        .set({ done_at: new Date(now()) })
        .where('id', '=', sessionId)
        .execute()
      return true
    },

    async act(customerId, act) {
      const live = (await subscriptionsOf(customerId)).find((one) => isLive(one, now()))
      if (live === undefined) return false
      await keep(customerId, { ...afterAct(live, act, now()), seenAt: nextSeenAt(live, now()) })
      return true
    },
  }
}

function bought(input: CheckoutInput, id: string, now: number): Subscription {
  const { level, quantity, currency, trialDays } = input
  return startedAt(now, { id, ...partsOfLevel(level), quantity, currency }, trialDays)
}
