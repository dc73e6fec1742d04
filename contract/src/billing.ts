import { CURRENCIES, LEVELS, MAX_QUANTITY, SUBSCRIPTION_STATUSES } from '@retropulse/domain/billing/limits'
import { z } from 'zod'

export const levelSchema = z.enum(LEVELS)
const currencySchema = z.enum(CURRENCIES)
const quantitySchema = z.number().int().min(1).max(MAX_QUANTITY)
const customerIdSchema = z.string().min(1).max(100)

/** The answer of POST /payment/org/:orgId/create-customer (PLAN-36). */
export const customerSchema = z.object({ id: z.string() })

/** PLAN-37: `quantity` counts on level 2 only; without `currency` the first one of the prices. */
export const createCheckoutSchema = z.object({
  customerId: customerIdSchema,
  level: levelSchema,
  quantity: quantitySchema,
  currency: currencySchema.optional(),
})
export type CreateCheckout = z.infer<typeof createCheckoutSchema>

/** The browser goes on to `url` (PLAN-26). */
export const checkoutSchema = z.object({ sessionId: z.string(), url: z.string() })
export type Checkout = z.infer<typeof checkoutSchema>

/** The body of the calls of PLAN-38 and PLAN-39. */
export const ofCustomerSchema = z.object({ customerId: customerIdSchema })
export const portalSchema = z.object({ url: z.string() })

/** What was bought (PLAN-41), and how it stands. Times in milliseconds since 1970. */
export const subscriptionSchema = z.object({
  id: z.string(),
  /** `id` is the level; `nickname` the name of the plan. */
  plan: z.object({ id: levelSchema, nickname: z.string(), interval: z.enum(['month', 'year']) }),
  quantity: z.number(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  currency: currencySchema,
  periodEnd: z.number(),
  /** When it ends, where it was cancelled. */
  endsAt: z.number().nullable(),
  trialEndsAt: z.number().nullable(),
  /** When the plan lapses unless the payment succeeds or the cancellation is taken back. */
  lapsesAt: z.number().nullable(),
})
export type SubscriptionMeta = z.infer<typeof subscriptionSchema>

/** The answer of POST /payment/org/:id/get_subscriptions (PLAN-39), those that go on first. */
export const subscriptionsSchema = z.object({ subscriptions: z.array(subscriptionSchema) })

/** The answer of GET /payment/price/:levelOrPlanId (PLAN-40); `unit_amount` in cents or pence. */
export const priceSchema = z.object({ unit_amount: z.number(), currency: currencySchema })
export const priceQuerySchema = z.object({ currency: currencySchema.optional() })

const amountsSchema = z.object({ gbp: z.number(), usd: z.number(), eur: z.number() })

/** All prices, in cents or pence, for visitors who compare plans. */
export const plansSchema = z.object({
  mode: z.enum(['stripe', 'sandbox']),
  prices: z.object({
    'monthly-level1': amountsSchema,
    'monthly-level2': amountsSchema,
    'yearly-level1': amountsSchema,
    'yearly-level2': amountsSchema,
  }),
})
export type Plans = z.infer<typeof plansSchema>

/** How an organisation pays, for those with billing:edit. */
export const orgBillingSchema = z.object({
  mode: z.enum(['stripe', 'sandbox']),
  planId: z.enum(['level1', 'level2', 'level3']).nullable(),
  quantity: z.number(),
  /** Null before the first checkout. */
  customerId: z.string().nullable(),
  /** The subscription that gives the plan, or the one that waits for a payment; null: none. */
  subscription: subscriptionSchema.nullable(),
  /** Whether the next checkout begins with a trial of 14 days. */
  hasTrial: z.boolean(),
  /** A payment is disputed at the bank. */
  isDisputed: z.boolean(),
  /** Teams in use, and how many the plan allows (null: any number). */
  teams: z.object({ used: z.number(), max: z.number().nullable() }),
})
export type OrgBilling = z.infer<typeof orgBillingSchema>

export const changeQuantitySchema = z.object({ quantity: quantitySchema })

/** What another quantity costs at once, in cents or pence; below zero: what is credited. */
export const quantityPreviewSchema = z.object({
  dueNow: z.number(),
  /** What the next full period costs. */
  perPeriod: z.number(),
  currency: currencySchema,
})
export type QuantityPreview = z.infer<typeof quantityPreviewSchema>

/** A checkout of the sandbox. */
export const sandboxCheckoutSchema = z.object({
  orgName: z.string(),
  level: levelSchema,
  quantity: z.number(),
  currency: currencySchema,
  amount: z.number(),
  trialDays: z.number(),
  isDone: z.boolean(),
})
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>

/** What the portal of the sandbox can do. */
export const SANDBOX_ACTS = [
  'cancel',
  'cancel-now',
  'resume',
  'fail-payment',
  'pay',
  'choose-free',
  'choose-level3',
] as const
export const sandboxActSchema = z.object({ act: z.enum(SANDBOX_ACTS) })
export type SandboxAct = (typeof SANDBOX_ACTS)[number]
