import { CURRENCIES, LEVELS } from '@retropulse/domain/billing/limits'
import type { Currency, Level, Prices } from '@retropulse/domain/billing/prices'
import type { Stripe } from 'stripe'
import { BillingUnavailable } from '../../features/billing/ports.ts'

/** The price of each level in each currency; throws BillingUnavailable when one is missing. */
export function pricesIn(listed: readonly Stripe.Price[]): Prices {
  const priceOf = (level: Level) => listed.find(({ lookup_key }) => lookup_key === level)
  const entries = LEVELS.map((level) => [
    level,
    Object.fromEntries(CURRENCIES.map((currency) => [currency, amountIn(priceOf(level), currency, level)])),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a level, each with one a currency
  return Object.fromEntries(entries) as Prices
}

/** The amount of a price in its own currency or in one of its options; `wanted` names the price in the error. */
export function amountIn(price: Stripe.Price | undefined, currency: Currency, wanted: string): number {
  const amount =
    price?.currency === currency ? price.unit_amount : price?.currency_options?.[currency]?.unit_amount
  if (amount === undefined || amount === null)
    throw new BillingUnavailable(`Stripe has no price for ${wanted} in ${currency}`)
  return amount
}
