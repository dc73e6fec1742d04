import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PaymentWorld, startPaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld('stripe')
})
afterAll(() => world.close())

async function send(body: string, signature: string | undefined, type = 'application/json'): Promise<number> {
  const headers = { 'content-type': type, ...(signature !== undefined && { 'stripe-signature': signature }) }
  return (await fetch(`${world.app.url}/payment/webhook`, { method: 'POST', headers, body })).status
}

const stripeOf = () => {
  if (world.stripe === undefined) throw new Error('this world has Stripe')
  return world.stripe
}

test('PLAN-27: forged, old, replayed and unsigned events are refused and noted, and change nothing', async () => {
  const stripe = stripeOf()
  const buyer = await world.buyer()
  await buyer.buy()
  const created = stripe.events().at(-2)?.body ?? ''
  const now = Math.floor(world.now() / 1000)
  const forged = created.replace('"quantity":1', '"quantity":8')
  expect(forged).not.toBe(created)
  for (const [body, signature] of [
    [created, undefined],
    [created, ''],
    [created, 't=1,v1=00'],
    [forged, stripe.sign(created)],
    [created, stripe.sign(created).replace('v1=', 'v0=')],
    [created, stripe.sign(created, now - 301)],
    ['{}', stripe.sign(created)],
    ['', stripe.sign('')],
  ] as const)
    expect(await send(body, signature)).toBe(400)
  // Only the bytes that were signed count, and only as JSON.
  expect(await send(created, stripe.sign(created), 'text/plain')).toBeGreaterThanOrEqual(400)
  expect(await buyer.billing()).toMatchObject({ planId: 'level2', quantity: 1 })
  expect(world.app.logged.some((line) => line.includes('wrong signature'))).toBe(true)
  expect(world.app.logged.join('\n')).not.toContain(stripe.webhookSecret)
})

test('PLAN-43: events in any order, twice or late leave the organisation on the plan that it has', async () => {
  const stripe = stripeOf()
  const buyer = await world.buyer()
  const before = stripe.events().length
  await buyer.buy()
  stripe.advance(1)
  stripe.change((await buyer.billing()).subscription?.id ?? '', { metadata: { level: 'monthly-level2' } })
  stripe.advance(1)
  stripe.change((await buyer.billing()).subscription?.id ?? '', { cancel_at_period_end: true })
  const sent = stripe
    .events()
    .slice(before)
    .map(({ body }) => body)
  const shuffled = [...sent.toReversed(), ...sent, ...sent.slice(1, 2)]
  for (const body of shuffled) expect(await send(body, stripe.sign(body))).toBe(204)
  const { subscription } = await buyer.billing()
  expect(subscription?.endsAt).toBe(subscription?.periodEnd)
})

test('PLAN-43: two views of the same second are settled by asking Stripe', async () => {
  const stripe = stripeOf()
  const buyer = await world.buyer()
  await buyer.buy()
  const { subscription } = await buyer.billing()
  const before = stripe.events().length
  const item = { quantity: 5 }
  await buyer.owner.browser.post(`/payment/org/${buyer.orgId}/quantity`, item)
  await buyer.owner.browser.post(`/payment/org/${buyer.orgId}/quantity`, { quantity: 2 })
  const [five = '', two = ''] = stripe
    .events()
    .slice(before)
    .map(({ body }) => body)
  for (const body of [two, five]) expect(await send(body, stripe.sign(body))).toBe(204)
  expect(subscription?.quantity).toBe(1)
  expect((await buyer.billing()).quantity).toBe(2)
})

test('PLAN-48: what no event reported is found by the daily comparison', async () => {
  const stripe = stripeOf()
  const buyer = await world.buyer()
  await buyer.buy({ quantity: 4 })
  const id = (await buyer.billing()).subscription?.id ?? ''
  stripe.advance(1)
  stripe.change(id, { status: 'canceled', ended_at: Math.floor(world.now() / 1000) })
  expect((await buyer.billing()).planId).toBe('level2')
  await world.runJob('reconcile-billing')
  expect((await buyer.billing()).planId).toBeNull()
})

test('PLAN-46: an event of an unknown customer, or that moves a subscription to another one, changes nothing', async () => {
  const stripe = stripeOf()
  const [buyer, other] = [await world.buyer(), await world.buyer()]
  await buyer.buy()
  const updated = stripe.events().find(({ body }) => body.includes(buyer.customerId))?.body ?? ''
  for (const customer of ['cus_unknown', other.customerId]) {
    const body = updated.replaceAll(buyer.customerId, customer)
    expect(await send(body, stripe.sign(body))).toBe(204)
  }
  expect((await other.billing()).planId).toBeNull()
  expect((await buyer.billing()).planId).toBe('level2')
})

test('PLAN-49: a refund changes no plan, and disputed payments are shown until each is won', async () => {
  const stripe = stripeOf()
  const buyer = await world.buyer()
  await buyer.buy()
  stripe.refund(buyer.customerId)
  const first = stripe.dispute(buyer.customerId, 'needs_response')
  const second = stripe.dispute(buyer.customerId, 'needs_response')
  await world.deliver()
  expect(await buyer.billing()).toMatchObject({ planId: 'level2', isDisputed: true })
  stripe.advance(3)
  stripe.dispute(buyer.customerId, 'won', first)
  await world.deliver()
  expect(await buyer.billing(), 'the other is open').toMatchObject({ isDisputed: true })
  stripe.advance(3)
  stripe.dispute(buyer.customerId, 'won', second)
  await world.deliver()
  expect(await buyer.billing()).toMatchObject({ planId: 'level2', isDisputed: false })
})

test('PLAN-28: while Stripe is away a checkout is answered 503, and events are sent again by Stripe', async () => {
  const stripe = stripeOf()
  const buyer = await world.buyer()
  stripe.setAway(true)
  expect(await buyer.checkout()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  stripe.setAway(false)
  expect((await buyer.checkout()).status).toBe(200)
})

test('PLAN-2, PLAN-45: a plan without limits that the operator gave is not lowered by a subscription', async () => {
  const buyer = await world.buyer()
  await world.app.database.pool.query(`UPDATE organisation SET plan_id = 'level3' WHERE id = $1`, [
    buyer.orgId,
  ])
  await buyer.buy()
  expect((await buyer.billing()).planId).toBe('level3')
})
