import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { type PaymentWorld, startPaymentWorld } from './payment-world.ts'
import { PASSWORD } from './test-browser.ts'

describe.each(['sandbox', 'stripe'] as const)('PLAN-51: a deleted organisation in the mode %s', (mode) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await startPaymentWorld(mode)
  })
  afterAll(() => world.close())

  /** Waits until the customer's only subscription has an end. */
  const expectEnd = (customerId: string) =>
    eventually(async () => {
      await world.deliver()
      const { rows } = await world.app.database.pool.query<{ ends: string | null }>(
        `SELECT view ->> 'endsAt' AS ends FROM billing_subscription WHERE customer_id = $1`,
        [customerId],
      )
      expect(rows.map(({ ends }) => ends !== null)).toEqual([true])
    })

  test('PLAN-51: is charged for no further period, and can be resumed once it is restored', async () => {
    const buyer = await world.buyer()
    await buyer.buy()
    await world.pass(15)
    const { browser } = buyer.owner
    const at = `/api/org/${buyer.orgId}`
    expect((await browser.delete(at, { name: 'Example Ltd' })).status).toBe(204)
    await expectEnd(buyer.customerId)
    expect((await browser.post(`${at}/restore`)).status).toBe(204)
    const { subscription, planId } = await buyer.billing()
    expect([planId, subscription?.endsAt]).toEqual(['level2', subscription?.periodEnd])
    await buyer.act('resume')
    expect((await buyer.billing()).subscription?.endsAt).toBeNull()
  })

  test('PLAN-51, ORG-25: is charged for no further period once its only person deleted the account', async () => {
    const buyer = await world.buyer()
    await buyer.buy()
    await world.pass(15)
    expect((await buyer.owner.browser.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
    await expectEnd(buyer.customerId)
  })

  test('PLAN-51: what could not be ended at once is ended the night after', async () => {
    const buyer = await world.buyer()
    await buyer.buy()
    await world.app.database.pool.query('UPDATE organisation SET deleted_at = now() WHERE id = $1', [
      buyer.orgId,
    ])
    await world.runJob('reconcile-billing')
    await world.deliver()
    await world.app.database.pool.query('UPDATE organisation SET deleted_at = null WHERE id = $1', [
      buyer.orgId,
    ])
    const { subscription } = await buyer.billing()
    expect(subscription?.endsAt).toBe(subscription?.periodEnd)
  })
})
