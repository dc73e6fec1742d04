import type { Checkout, CreateCheckout, OrgBilling } from '@retropulse/contract/billing'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { startStripeStandIn, type StripeStandIn } from '../integrations/stripe/testing/stripe-stand-in.ts'
import type { Jobs, ScheduledJob } from '../platform/jobs/jobs.ts'
import { startApp, type TestApp } from './start-app.ts'
import { teamPlace, type TeamPlace } from './team-place.ts'
import { rethrow } from './rethrow.ts'

/** The whole product with one of the payment services, both under the same clock, which months pass on in a test. */
export interface PaymentWorld {
  readonly app: TestApp
  readonly mode: 'stripe' | 'sandbox'
  /** Undefined in the sandbox. */
  readonly stripe: StripeStandIn | undefined
  now(): number
  /** Lets days pass: periods end, events arrive, jobs run. */
  pass(days: number): Promise<void>
  /** A new organisation on the free plan, with its customer. */
  buyer(): Promise<Buyer>
  /** Runs a scheduled job. */
  runJob(name: 'refresh-plans' | 'reconcile-billing'): Promise<void>
  /** Sends the events of Stripe that were not sent yet; the sandbox has sent them already. */
  deliver(): Promise<void>
  close(): Promise<void>
}

export interface Buyer extends TeamPlace {
  readonly customerId: string
  billing(): Promise<OrgBilling>
  /** Answers the status and the body. */
  checkout(input?: Partial<CreateCheckout>): Promise<{ readonly status: number; readonly body: unknown }>
  /** Pays a checkout; false when it can no longer be paid. */
  pay(sessionId: string): Promise<boolean>
  /** Buys a plan, from the checkout to the event. */
  buy(input?: Partial<CreateCheckout>): Promise<void>
  /** What the portal or the bank does. */
  act(act: 'cancel' | 'cancel-now' | 'resume' | 'fail-payment' | 'pay'): Promise<void>
}

/** `webDir`: the folder of the built web application, for browsers. */
export async function startPaymentWorld(
  mode: 'stripe' | 'sandbox',
  webDir = '/nowhere',
): Promise<PaymentWorld> {
  const stripe = mode === 'stripe' ? await startStripeStandIn() : undefined
  let clock = Date.UTC(2027, 0, 15, 12)
  const now = () => stripe?.now() ?? clock
  const jobs = new Map<string, ScheduledJob>()
  const recordingJobs: Jobs = {
    add: (job) => void jobs.set(job.name, job),
    start: () => Promise.resolve(),
    runSoon: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const app = await startApp(
    stripe === undefined
      ? {}
      : { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: stripe.webhookSecret },
    { now, webDir, jobs: recordingJobs, ...(stripe && { stripeOrigin: stripe.url }) },
  )
  let delivered = 0
  const runJob = async (name: string) => jobs.get(name)?.run(rethrow)

  const deliver = async () => {
    for (const { body } of (stripe?.events() ?? []).slice(delivered)) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': stripe?.sign(body) ?? '' }
      const { status } = await fetch(`${app.url}/payment/webhook`, { method: 'POST', headers, body })
      if (status !== 204) throw new Error(`An event was answered ${status}`)
    }
    delivered = stripe?.events().length ?? 0
  }

  async function buyer(): Promise<Buyer> {
    const place = await teamPlace(app)
    const { browser } = place.owner
    const at = `/payment/org/${place.orgId}`
    const { id: customerId } = (await browser.post(`${at}/create-customer`)).body as { id: string }
    const checkout = (input: Partial<CreateCheckout> = {}) =>
      browser.post(`${at}/create-checkout-session`, {
        customerId,
        level: 'monthly-level2',
        quantity: 1,
        currency: 'eur',
        ...input,
      })
    const billing = async () => (await browser.get(`/api/org/${place.orgId}/billing`)).body as OrgBilling
    const pay = async (sessionId: string) => {
      if (stripe === undefined)
        return (await browser.post(`/api/sandbox-billing/checkout/${sessionId}`)).status < 300
      try {
        stripe.pay(sessionId)
        return true
      } catch {
        return false
      }
    }
    return {
      ...place,
      customerId,
      billing,
      checkout,
      pay,
      async buy(input) {
        const { sessionId } = (await checkout(input)).body as Checkout
        if (!(await pay(sessionId))) throw new Error(`the checkout ${sessionId} cannot be paid`)
        await deliver()
      },
      async act(act) {
        if (stripe === undefined) {
          await browser.post(`/api/org/${place.orgId}/sandbox-billing`, { act })
          return
        }
        const id = (await billing()).subscription?.id ?? ''
        const seconds = Math.floor(now() / 1000)
        if (act === 'cancel') stripe.change(id, { cancel_at_period_end: true })
        if (act === 'resume') stripe.change(id, { cancel_at_period_end: false })
        if (act === 'cancel-now') stripe.change(id, { status: 'canceled', ended_at: seconds })
        if (act === 'pay') stripe.change(id, { status: 'active' })
        if (act === 'fail-payment') stripe.failPayment(id)
        await deliver()
      },
    }
  }

  return {
    app,
    mode,
    stripe,
    now,
    runJob,
    deliver,
    buyer,
    async pass(days) {
      if (stripe === undefined) clock += days * DAY_MS
      else stripe.advance(days)
      await deliver()
      await runJob('reconcile-billing')
      await runJob('refresh-plans')
    },
    async close() {
      await app.close()
      await stripe?.close()
    },
  }
}
