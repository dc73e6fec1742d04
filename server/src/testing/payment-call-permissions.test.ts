import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Asker, ASKERS, type OrgScene, type OrgStage, setOrgStage } from './org-stage.ts'
import { type PaymentWorld, startPaymentWorld } from './payment-world.ts'
import { type Answer, openBrowser } from './test-browser.ts'

/** A call about money, and what it answers to those with billing:edit once nothing was bought. */
interface PaymentCall {
  readonly name: string
  readonly path: (scene: OrgScene) => string
  readonly body?: object
  readonly owner: number
}

const NAMED = { customerId: 'cus_of_nobody' }
const of = (path: string) => (scene: OrgScene) => `/payment/org/${scene.orgId}/${path}`

const CALLS: readonly PaymentCall[] = [
  { name: 'POST /payment/org/{orgId}/create-customer', path: of('create-customer'), body: {}, owner: 200 },
  {
    name: 'POST /payment/org/{orgId}/create-checkout-session',
    path: of('create-checkout-session'),
    body: { ...NAMED, level: 'monthly-level1', quantity: 1 },
    owner: 403,
  },
  {
    name: 'POST /payment/org/{orgId}/create_billing_portal',
    path: of('create_billing_portal'),
    body: NAMED,
    owner: 403,
  },
  {
    name: 'POST /payment/org/{orgId}/get_subscriptions',
    path: of('get_subscriptions'),
    body: NAMED,
    owner: 403,
  },
  {
    name: 'POST /payment/org/{orgId}/preview-quantity',
    path: of('preview-quantity'),
    body: { quantity: 2 },
    owner: 404,
  },
  { name: 'POST /payment/org/{orgId}/quantity', path: of('quantity'), body: { quantity: 2 }, owner: 404 },
  { name: 'GET /api/org/{orgId}/billing', path: ({ orgId }) => `/api/org/${orgId}/billing`, owner: 200 },
  {
    name: 'POST /api/org/{orgId}/sandbox-billing',
    path: ({ orgId }) => `/api/org/${orgId}/sandbox-billing`,
    body: { act: 'cancel' },
    owner: 404,
  },
]
/** For all callers, or with a session of a checkout: `buys-plans` and the journeys have these. */
const OTHERS = [
  'GET /api/plans',
  'GET /payment/price/{level}',
  'POST /payment/webhook',
  'GET /api/sandbox-billing/checkout/{sessionId}',
  'POST /api/sandbox-billing/checkout/{sessionId}',
]

let world: PaymentWorld
let stage: OrgStage
beforeAll(async () => {
  world = await startPaymentWorld('sandbox')
  stage = await setOrgStage(world.app)
})
afterAll(() => world.close())

function make({ path, body }: PaymentCall, asker: Asker, scene: OrgScene): Promise<Answer> {
  const browser = stage.browserOf(asker)
  return body === undefined ? browser.get(path(scene)) : browser.post(path(scene), body)
}

const OF_ORG: ReadonlySet<Asker> = new Set([
  'owner',
  'orgAdmin',
  'teamAdmin',
  'facilitator',
  'member',
  'colleague',
])

function expectedOf({ owner }: PaymentCall, asker: Asker, side: 'own' | 'other'): number {
  if (asker === 'guest' || asker === 'unidentified') return 401
  if (side === 'other' || !OF_ORG.has(asker)) return 404
  return asker === 'owner' ? owner : 403
}

test('API-2, PERM-28: every call about money is in the table', async () => {
  const { body } = await openBrowser(world.app.url).get('/api/docs/json')
  const { paths } = body as { paths: Record<string, object> }
  const described = Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((call) => /payment|billing|\/plans/.test(call))
  expect(described.sort()).toEqual([...CALLS.map(({ name }) => name), ...OTHERS].sort())
})

test.each(ASKERS)(
  'PERM-28, PLAN-46: %s may do with money what billing:edit allows, and only there',
  async (asker) => {
    for (const side of ['own', 'other'] as const) {
      const scene = await stage.set(side)
      const answered = []
      for (const call of CALLS) answered.push([call.name, (await make(call, asker, scene)).status])
      expect(answered).toEqual(CALLS.map((call) => [call.name, expectedOf(call, asker, side)]))
      await world.app.database.pool.query('DELETE FROM billing_customer WHERE org_id = $1', [scene.orgId])
      await scene.remove()
    }
  },
)

test('PLAN-24: a checkout of the sandbox opens for those with billing:edit of its organisation alone', async () => {
  const [buyer, other] = [await world.buyer(), await world.buyer()]
  const { sessionId } = (await buyer.checkout()).body as { sessionId: string }
  const path = `/api/sandbox-billing/checkout/${sessionId}`
  const guest = openBrowser(world.app.url)
  for (const [{ get, post }, status] of [
    [guest, 401],
    [other.owner.browser, 404],
  ] as const) {
    expect((await get(path)).status).toBe(status)
    expect((await post(path)).status).toBe(status)
  }
  expect((await buyer.billing()).planId).toBeNull()
  expect((await buyer.owner.browser.get(path)).body).toMatchObject({ isDone: false, trialDays: 14 })
  expect((await buyer.owner.browser.get('/api/sandbox-billing/checkout/unknown')).status).toBe(404)
  const paid = await Promise.all(Array.from({ length: 5 }, () => buyer.owner.browser.post(path)))
  expect(paid.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
  expect(await buyer.billing()).toMatchObject({ planId: 'level2', quantity: 1 })
  const { body } = await buyer.owner.browser.post(`/payment/org/${buyer.orgId}/get_subscriptions`, {
    customerId: buyer.customerId,
  })
  expect((body as { subscriptions: unknown[] }).subscriptions).toHaveLength(1)
})

test('PLAN-25: every plan can be tried in the sandbox, and a start with a default plan leaves a tried one alone', async () => {
  const buyer = await world.buyer()
  const choose = (act: string) => buyer.owner.browser.post(`/api/org/${buyer.orgId}/sandbox-billing`, { act })
  await buyer.buy()
  expect((await choose('choose-level3')).status).toBe(204)
  expect(await buyer.billing()).toMatchObject({ planId: 'level3', subscription: null })
  expect((await choose('choose-free')).status).toBe(204)
  await world.runJob('reconcile-billing')
  expect((await buyer.billing()).planId).toBeNull()
  const { rows } = await world.app.database.pool.query<{ plan_source: string }>(
    'SELECT plan_source FROM organisation WHERE id = $1',
    [buyer.orgId],
  )
  expect(rows[0]?.plan_source).toBe('choice')
})
