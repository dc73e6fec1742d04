import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formTree, type FormTree } from './form-tree.ts'
import {
  COUNTRY_PRICES,
  eventOf,
  invoicePreview,
  newSubscription,
  type StandInSubscription,
  turn,
  unpaid,
} from './stand-in-objects.ts'
import { PARAMETERS } from './stand-in-parameters.ts'

/** The version that the library of Stripe asks for; another one may have other fields. */
const VERSION = /^20\d\d-\d\d-\d\d\.\w+$/

/** A local server that speaks as much of Stripe's documented API as is used, strictly, with a clock of its own. */
export interface StripeStandIn {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** The calls so far, as `METHOD /path`. */
  readonly calls: readonly string[]
  /** Milliseconds since 1970. */
  now(): number
  /** Moves the clock on: periods end, trials become paid, cancelled subscriptions end. Each change is an event. */
  advance(days: number): void
  /** Pays a checkout, as a person does on Stripe's page; returns the id of the subscription. */
  pay(sessionId: string): string
  /** What a person does in the portal, or the bank: the changes are reported by events. */
  change(subscriptionId: string, changes: Partial<StandInSubscription>): void
  /** A new period begins, and its payment fails. */
  failPayment(subscriptionId: string): void
  /** A payment is disputed, or the dispute `id` goes on. Its id. */
  dispute(customerId: string, status: string, id?: string): string
  refund(customerId: string): void
  /** All events so far, in their order, each as it is sent: the body and its signature. */
  events(): readonly { readonly type: string; readonly body: string; readonly created: number }[]
  /** Signs a body as Stripe does. `at`: seconds since 1970. */
  sign(body: string, at?: number): string
  /** From now on every call fails as when Stripe is away; false: no more. */
  setAway(isAway: boolean): void
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The clock begins at `start` (milliseconds since 1970). */
export async function startStripeStandIn(start = Date.UTC(2027, 0, 15, 12)): Promise<StripeStandIn> {
  let clock = start
  let isAway = false
  const secretKey = 'sk_test_standin0123456789'
  const webhookSecret = 'whsec_standin0123456789'
  const calls: string[] = []
  const customers = new Map<string, FormTree>()
  const kept = new Map<string, { readonly form: string; readonly answer: Answer }>()
  const sessions = new Map<string, { readonly form: FormTree; subscriptionId?: string }>()
  const subscriptions = new Map<string, StandInSubscription>()
  const charges = new Map<string, string>()
  const sent: { type: string; body: string; created: number }[] = []
  const seconds = () => Math.floor(clock / 1000)
  const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const emit = (type: string, object: unknown) => {
    sent.push({
      type,
      created: seconds(),
      body: JSON.stringify(eventOf(newId('evt'), type, seconds(), object)),
    })
  }
  const save = (subscription: StandInSubscription, type = 'customer.subscription.updated') => {
    subscriptions.set(subscription.id, subscription)
    emit(type, subscription)
  }

  function answer(call: string, id: string, form: FormTree): Answer {
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const found = subscriptions.get(id)
    switch (call) {
      case 'POST /v1/customers': {
        const customer = newId('cus')
        customers.set(customer, form)
        return ok({ id: customer, object: 'customer' })
      }
      case 'POST /v1/customers/:id':
        if (!customers.has(id)) return missing('customer')
        customers.set(id, { ...customers.get(id), ...form })
        return ok({ id, object: 'customer', name: text('name'), email: text('email') })
      case 'POST /v1/checkout/sessions': {
        if (!customers.has(text('customer'))) return missing('customer')
        if (text('mode') !== 'subscription') return refused('mode')
        const session = newId('cs_test')
        sessions.set(session, { form })
        return ok({
          id: session,
          object: 'checkout.session',
          url: `https://checkout.stripe.com/c/${session}`,
        })
      }
      case 'GET /v1/checkout/sessions': {
        const ofCustomer = [...sessions].filter(
          ([, { form: begun }]) => begun['customer'] === text('customer'),
        )
        const open = ofCustomer.filter(([, { subscriptionId }]) => subscriptionId === undefined)
        return ok(
          list(open.map(([session]) => ({ id: session, object: 'checkout.session', status: 'open' }))),
        )
      }
      case 'POST /v1/checkout/sessions/:id/expire': {
        if (!sessions.has(id)) return missing('session')
        sessions.delete(id)
        return ok({ id, object: 'checkout.session', status: 'expired' })
      }
      case 'POST /v1/billing_portal/sessions':
        if (!customers.has(text('customer'))) return missing('customer')
        return ok({ id: newId('bps'), url: `https://billing.stripe.com/p/${text('customer')}` })
      case 'GET /v1/prices': {
        const keys = Object.values(form['lookup_keys'] ?? {})
        return ok(list(COUNTRY_PRICES.filter(({ lookup_key }) => keys.includes(lookup_key))))
      }
      case 'GET /v1/subscriptions':
        return ok(list([...subscriptions.values()].filter(({ customer }) => customer === text('customer'))))
      case 'GET /v1/subscriptions/:id':
        return found ? ok(found) : missing('subscription')
      case 'POST /v1/subscriptions/:id': {
        if (!found) return missing('subscription')
        if (found.status === 'canceled') return refused('subscription')
        if (text('cancel_at_period_end') === 'true') {
          save({ ...found, cancel_at_period_end: true })
          return ok(subscriptions.get(id))
        }
        const quantity = quantityIn(form['items'])
        if (quantity === null) return refused('items')
        const [item] = found.items.data
        save({ ...found, items: list([{ ...item, quantity }]) })
        return ok(subscriptions.get(id))
      }
      case 'POST /v1/invoices/create_preview': {
        const subscription = subscriptions.get(text('subscription'))
        const details = form['subscription_details']
        const quantity = typeof details === 'object' ? quantityIn(details['items']) : null
        if (!subscription || quantity === null) return refused('subscription')
        return ok(invoicePreview(subscription, quantity, seconds()))
      }
      case 'GET /v1/charges/:id': {
        const customer = charges.get(id)
        return customer === undefined ? missing('charge') : ok({ id, object: 'charge', customer })
      }
      default:
        return {
          status: 404,
          body: { error: { type: 'invalid_request_error', message: `No such call ${call}` } },
        }
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stripe')
      const body = Buffer.concat(chunks).toString()
      const [, resource = '', id = '', act = ''] =
        /^(\/v1\/(?:subscriptions|charges|customers|checkout\/sessions))\/(\w+)(\/\w+)?$/.exec(
          url.pathname,
        ) ?? []
      const call = `${request.method} ${resource === '' ? url.pathname : `${resource}/:id${act}`}`
      calls.push(call)
      const reply = ({ status, body: content }: Answer) => {
        const head = { 'content-type': 'application/json', date: new Date(clock).toUTCString() }
        response.writeHead(status, { ...head, 'request-id': newId('req') }).end(JSON.stringify(content))
      }
      if (isAway) return reply({ status: 503, body: { error: { type: 'api_error', message: 'Away' } } })
      const { authorization, 'stripe-version': version, 'content-type': type } = request.headers
      if (authorization !== `Bearer ${secretKey}`)
        return reply({
          status: 401,
          body: { error: { type: 'invalid_request_error', message: 'Wrong key' } },
        })
      if (typeof version !== 'string' || !VERSION.test(version)) return reply(refused('Stripe-Version'))
      if (request.method === 'POST' && !type?.startsWith('application/x-www-form-urlencoded'))
        return reply(refused('Content-Type'))
      const text = request.method === 'POST' ? body : url.search.slice(1)
      const form = formTree(text)
      const unknown = Object.keys(form).find((name) => !PARAMETERS[call]?.includes(name))
      if (unknown !== undefined) return reply(refused(unknown))
      const key = request.headers['idempotency-key']
      const earlier = typeof key === 'string' ? kept.get(key) : undefined
      // The same key with other parameters is an error of the caller.
      if (earlier !== undefined)
        return reply(earlier.form === text ? earlier.answer : refused('Idempotency-Key'))
      const answered = answer(call, id, form)
      if (typeof key === 'string') kept.set(key, { form: text, answer: answered })
      reply(answered)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    secretKey,
    webhookSecret,
    calls,
    now: () => clock,
    advance(days) {
      for (let day = 0; day < days; day += 1) {
        clock += DAY_MS
        for (const subscription of subscriptions.values()) {
          const next = turn(subscription, seconds())
          if (next !== null) save(next.subscription, next.type)
        }
      }
    },
    pay(sessionId) {
      const session = sessions.get(sessionId)
      if (session === undefined) throw new Error(`There is no checkout ${sessionId}`)
      if (session.subscriptionId !== undefined) return session.subscriptionId
      const subscription = newSubscription(newId('sub'), newId('si'), session.form, seconds())
      session.subscriptionId = subscription.id
      save(subscription, 'customer.subscription.created')
      emit('checkout.session.completed', { id: sessionId, subscription: subscription.id })
      return subscription.id
    },
    change(subscriptionId, changes) {
      const subscription = subscriptions.get(subscriptionId)
      if (subscription === undefined) throw new Error(`There is no subscription ${subscriptionId}`)
      const type = changes.status === 'canceled' ? 'customer.subscription.deleted' : undefined
      save({ ...subscription, ...changes }, type)
    },
    failPayment(subscriptionId) {
      const subscription = subscriptions.get(subscriptionId)
      if (subscription === undefined) throw new Error(`There is no subscription ${subscriptionId}`)
      emit('invoice.payment_failed', { id: newId('in'), subscription: subscriptionId })
      save(unpaid(subscription, seconds()))
    },
    dispute(customerId, status, id = newId('dp')) {
      const charge = newId('ch')
      charges.set(charge, customerId)
      const isOver = status === 'won' || status === 'lost'
      emit(`charge.dispute.${isOver ? 'closed' : 'created'}`, { id, charge, status })
      return id
    },
    refund: (customerId) =>
      emit('charge.refunded', { id: newId('ch'), customer: customerId, refunded: true }),
    events: () => [...sent],
    sign(body, at = seconds()) {
      const sum = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
      return `t=${at},v1=${sum}`
    },
    setAway(away) {
      isAway = away
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function refused(parameter: string): Answer {
  const error = { type: 'invalid_request_error', code: 'parameter_unknown', param: parameter }
  return { status: 400, body: { error: { ...error, message: `Received unknown parameter: ${parameter}` } } }
}

function missing(what: string): Answer {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` }
  return { status: 404, body: { error } }
}

function list<Item>(data: readonly Item[]) {
  return { object: 'list' as const, data: [...data], has_more: false, url: '/v1' }
}

function quantityIn(items: FormTree[string] | undefined): number | null {
  const [first] = Object.values(typeof items === 'object' ? items : {})
  const quantity = typeof first === 'object' ? Number(first['quantity']) : NaN
  return Number.isInteger(quantity) && quantity > 0 ? quantity : null
}
