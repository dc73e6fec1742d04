import { afterAll, beforeAll, expect, test } from 'vitest'
import { enabledModel } from '../features/pulse/testing/survey-stage.ts'
import { type Answer, createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

/* Limits of a plan hold when fifty requests arrive at once, half of them at each of two processes. */
const REQUESTS = 50

let servers: TwoServers
beforeAll(async () => {
  servers = await startTwoServers()
})
afterAll(() => servers.close())

/** The owner of a new organisation at both processes, with one session. */
async function ownerOn(plan: string | null, quantity = 1) {
  const here = openBrowser(servers.here.url)
  const { sub } = await signUp(here)
  const there = openBrowser(servers.there.url, here.cookies)
  const { orgId, teamId } = await createOrg(here)
  await servers.database.pool.query(
    'UPDATE organisation SET plan_id = $2, plan_quantity = $3 WHERE id = $1',
    [orgId, plan, quantity],
  )
  return { here, there, orgId, teamId, owner: { browser: here, id: sub } }
}

/** How often each answer came. */
async function fire(
  { here, there }: { readonly here: TestBrowser; readonly there: TestBrowser },
  ask: (browser: TestBrowser, at: number) => Promise<Answer>,
): Promise<Record<string, number>> {
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, (_, at) => ask(at % 2 === 0 ? here : there, at)),
  )
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status < 300 ? 'done' : `${status} ${(body as { code: string }).code}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

test('PLAN-7: of fifty retros at once three are begun on the free plan, and the others refused', async () => {
  const place = await ownerOn(null)
  const counts = await fire(place, (browser, at) =>
    browser.post(`/api/team/${place.teamId}/boards`, { name: `Retro ${at}`, columns: ['One'] }),
  )
  expect(counts).toEqual({ done: 3, '403 plan-required': REQUESTS - 3 })
})

test.each([
  [null, 1, 1],
  ['level1', 1, 1],
  ['level2', 2, 6],
])(
  'PLAN-6: on the plan %s of quantity %i there are %i teams after fifty requests at once',
  async (plan, quantity, max) => {
    const place = await ownerOn(plan, quantity)
    const counts = await fire(place, (browser, at) =>
      browser.post(`/api/org/${place.orgId}/team/create`, { name: `Team ${at}` }),
    )
    const made = max - 1
    expect(counts).toEqual({ ...(made > 0 && { done: made }), '409 team-limit': REQUESTS - made })
  },
)

test('PULSE-56: of fifty surveys at once one is started on the free plan', async () => {
  const place = await ownerOn(null)
  const modelId = await enabledModel(place)
  const counts = await fire(place, (browser, at) =>
    browser.put(`/api/team/${place.teamId}/pulse`, { modelId, name: `Pulse ${at}` }),
  )
  expect(counts['done']).toBe(1)
})

test('PLAN-36, PLAN-45: fifty checkouts at once have one customer, and one subscription once they are paid', async () => {
  const place = await ownerOn(null)
  const customers = await Promise.all(
    Array.from({ length: REQUESTS }, (_, at) =>
      (at % 2 === 0 ? place.here : place.there).post(`/payment/org/${place.orgId}/create-customer`),
    ),
  )
  const ids = new Set(customers.map(({ body }) => (body as { id: string }).id))
  expect(ids.size).toBe(1)
  const [customerId] = ids
  const input = { customerId, level: 'monthly-level2', quantity: 2 }
  const { body } = await place.here.post(`/payment/org/${place.orgId}/create-checkout-session`, input)
  const { sessionId } = body as { sessionId: string }
  const paid = await fire(place, (browser) => browser.post(`/api/sandbox-billing/checkout/${sessionId}`))
  expect(paid).toEqual({ done: REQUESTS })
  const { rows } = await servers.database.pool.query<{ subscriptions: number; plan_id: string }>(
    `SELECT (SELECT count(*) FROM billing_subscription WHERE customer_id = $2) AS subscriptions, plan_id
     FROM organisation WHERE id = $1`,
    [place.orgId, customerId],
  )
  expect(rows).toEqual([{ subscriptions: 1, plan_id: 'level2' }])
})
