import {
  changeQuantitySchema,
  checkoutSchema,
  createCheckoutSchema,
  customerSchema,
  levelSchema,
  ofCustomerSchema,
  orgBillingSchema,
  plansSchema,
  portalSchema,
  priceQuerySchema,
  priceSchema,
  quantityPreviewSchema,
  subscriptionsSchema,
} from '@retropulse/contract/billing'
import { orgIdSchema } from '@retropulse/contract/ids'
import type { RefusedFields } from '@retropulse/contract/refusal'
import { CURRENCIES } from '@retropulse/domain/billing/limits'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { publicRoutesOn, routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { changeQuantity, type ChangeQuantityPorts, previewQuantity } from '../commands/change-quantity.ts'
import { type CheckoutPorts, createCheckout, createCustomer, openPortal } from '../commands/checkout.ts'
import { BillingUnavailable } from '../ports.ts'
import { readSubscriptions } from '../queries/read-subscriptions.ts'
import { readBilling, type ReadBillingPorts, readPlans } from '../queries/read-billing.ts'

export interface PaymentRoutesOptions {
  readonly identities: Pick<Identities, 'identify'>
  readonly ports: CheckoutPorts & ChangeQuantityPorts & ReadBillingPorts
  /** The origin of this installation, for the way back from the payment service. */
  readonly originOf: (request: FastifyRequest) => string
  readonly onUnavailable: (error: BillingUnavailable) => void
}

const params = z.object({ orgId: orgIdSchema })
const OF_ORG = '/payment/org/:orgId'
/** The plan ids are short for their monthly levels. */
const levelOrPlanSchema = z.enum([...levelSchema.options, 'level1', 'level2']).transform((level) => {
  if (level === 'level1') return 'monthly-level1'
  return level === 'level2' ? 'monthly-level2' : level
})

/** The calls of PLAN-36 to PLAN-41, and those of the plans page. */
export function paymentRoutes(app: HttpApp, options: PaymentRoutesOptions): void {
  const { ports, originOf, onUnavailable } = options
  const route = routesOn(app, options.identities)
  /** The payment service being away is no fault of this server, and passes. */
  const trying = async <Done>(work: Promise<Done>): Promise<Done | RefusedFields> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof BillingUnavailable)) throw error
      onUnavailable(error)
      return { ok: false, code: 'unavailable' }
    }
  }

  route.post(`${OF_ORG}/create-customer`, {
    summary: 'The customer of an organisation at the payment service, made when there is none',
    params,
    answer: customerSchema,
    mayBeUnavailable: true,
    call: ({ caller, params: { orgId } }) => trying(createCustomer(caller, orgId, ports)),
    present: ({ id }) => ({ id }),
  })

  route.post(`${OF_ORG}/create-checkout-session`, {
    summary: 'Begins the checkout of a plan; the browser goes on to its URL',
    params,
    body: createCheckoutSchema,
    answer: checkoutSchema,
    mayBeUnavailable: true,
    call: ({ caller, params: { orgId }, body, request }) =>
      trying(createCheckout(caller, orgId, body, originOf(request), ports)),
    present: ({ checkout }) => checkout,
  })

  route.post(`${OF_ORG}/create_billing_portal`, {
    summary: 'Opens the billing portal; the browser goes on to its URL',
    params,
    body: ofCustomerSchema,
    answer: portalSchema,
    mayBeUnavailable: true,
    call: ({ caller, params: { orgId }, body, request }) =>
      trying(openPortal(caller, orgId, body.customerId, originOf(request), ports)),
    present: ({ url }) => ({ url }),
  })

  route.post(`${OF_ORG}/get_subscriptions`, {
    summary: 'The subscriptions of an organisation, those that go on first',
    params,
    body: ofCustomerSchema,
    answer: subscriptionsSchema,
    call: ({ caller, params: { orgId }, body }) => readSubscriptions(caller, orgId, body.customerId, ports),
    present: ({ subscriptions }) => ({ subscriptions: [...subscriptions] }),
  })

  route.post(`${OF_ORG}/preview-quantity`, {
    summary: 'What another quantity of the plan costs',
    params,
    body: changeQuantitySchema,
    answer: quantityPreviewSchema,
    mayBeUnavailable: true,
    call: ({ caller, params: { orgId }, body }) =>
      trying(previewQuantity(caller, orgId, body.quantity, ports)),
    present: ({ preview }) => preview,
  })

  route.post(`${OF_ORG}/quantity`, {
    summary: 'Changes the quantity of the plan; the plan follows once the payment service says so',
    params,
    body: changeQuantitySchema,
    mayBeUnavailable: true,
    call: ({ caller, params: { orgId }, body }) =>
      trying(changeQuantity(caller, orgId, body.quantity, ports)),
  })

  route.get('/api/org/:orgId/billing', {
    summary: 'How an organisation pays, for those who may change it',
    params,
    answer: orgBillingSchema,
    call: ({ caller, params: { orgId } }) => readBilling(caller, orgId, ports),
    present: ({ billing }) => billing,
  })

  const open = publicRoutesOn(app)

  open.get('/api/plans', {
    summary: 'The prices of all plans, in cents or pence',
    answer: plansSchema,
    mayBeUnavailable: true,
    call: () => trying(readPlans(ports)),
    present: ({ plans }) => plans,
  })

  open.get('/payment/price/:level', {
    summary: 'The price of a level, or of a plan for a month',
    params: z.object({ level: levelOrPlanSchema }),
    query: priceQuerySchema,
    answer: priceSchema,
    mayBeUnavailable: true,
    call: () => trying(readPlans(ports)),
    present({ plans }, { params: { level }, query: { currency = CURRENCIES[0] } }) {
      return { unit_amount: plans.prices[level][currency], currency }
    },
  })
}
