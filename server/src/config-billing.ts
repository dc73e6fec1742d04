import { CURRENCIES } from '@retropulse/domain/billing/limits'
import type { BoughtPlan, MonthlyPrice } from '@retropulse/domain/billing/prices'
import { z } from 'zod'

export interface BillingConfig {
  /** The account of Stripe that organisations pay into; undefined: the sandbox (PLAN-24). */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined
  /** What plans cost a month in the sandbox, in cents or pence (PLAN-35); the prices of Stripe lie there. */
  readonly monthlyPrices: Readonly<Record<BoughtPlan, MonthlyPrice>>
}

/** The variables of billing. */
export const billingVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w{8,}$/, {
      error:
        'STRIPE_SECRET_KEY has to be a secret or restricted key of Stripe, which begins with sk_ or rk_.',
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, {
      error:
        'STRIPE_WEBHOOK_SECRET has to be the signing secret of a webhook endpoint, which begins with whsec_.',
    })
    .optional(),
  PRICE_LEVEL1: amounts('PRICE_LEVEL1').default({ gbp: 2000, usd: 2500, eur: 2300 }),
  PRICE_LEVEL2: amounts('PRICE_LEVEL2').default({ gbp: 5000, usd: 6000, eur: 5500 }),
}

export function billingConfigOf(env: {
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly PRICE_LEVEL1: MonthlyPrice
  readonly PRICE_LEVEL2: MonthlyPrice
}): BillingConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  return {
    stripe: secretKey === undefined || webhookSecret === undefined ? undefined : { secretKey, webhookSecret },
    monthlyPrices: { level1: env.PRICE_LEVEL1, level2: env.PRICE_LEVEL2 },
  }
}

/** Error messages for a key without the secret that checks events, or the reverse. */
export function halvesOfStripe(set: NodeJS.ProcessEnv): string[] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
  const missing = names.filter((name) => set[name] === undefined)
  return missing.length === 1
    ? [
        `${missing.join()} is missing: plans are bought with the key, and changed by events that the secret checks.`,
      ]
    : []
}

function amounts(name: string) {
  return z
    .string()
    .refine((text) => amountsOf(text) !== null, {
      error: ({ input }) =>
        `${name} has to be a price a month in each currency like gbp=20,usd=25,eur=22.50, ` +
        `but is "${String(input)}".`,
    })
    .transform((text) => amountsOf(text) ?? { gbp: 0, usd: 0, eur: 0 })
}

/** Prices like `gbp=20,usd=25,eur=22.50`, in cents or pence; null unless each currency has one amount above zero. */
function amountsOf(text: string): MonthlyPrice | null {
  const parts = text.split(',').map((part) => /^(gbp|usd|eur)=(\d{1,6}(?:\.\d{1,2})?)$/.exec(part.trim()))
  const inCents = new Map(parts.map((part) => [part?.[1], Math.round(Number(part?.[2]) * 100)]))
  const [gbp, usd, eur] = CURRENCIES.map((currency) => inCents.get(currency) ?? 0)
  if (parts.length !== CURRENCIES.length || !gbp || !usd || !eur) return null
  return { gbp, usd, eur }
}
