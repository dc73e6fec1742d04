import type { Checkout, QuantityPreview } from '@retropulse/contract/billing'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Currency, Level, Prices } from '@retropulse/domain/billing/prices'
import type { Subscription } from '@retropulse/domain/billing/subscription'

/** A checkout to begin. */
export interface CheckoutInput {
  readonly customerId: string
  readonly level: Level
  readonly quantity: number
  readonly currency: Currency
  /** Days before the first payment; 0: none. */
  readonly trialDays: number
  /** Where the browser goes on after the payment, and where it goes on without one. */
  readonly doneUrl: string
  readonly cancelUrl: string
}

/** What an event of the payment service says, once its signature was checked. */
export type BillingEvent =
  | { readonly kind: 'subscription'; readonly customerId: string; readonly subscription: Subscription }
  | {
      readonly kind: 'dispute'
      readonly disputeId: string
      readonly customerId: string
      /** False: it was won, or withdrawn. */
      readonly isOpen: boolean
      /** Milliseconds since 1970. */
      readonly seenAt: number
    }
  /** An event that changes nothing here. */
  | { readonly kind: 'other'; readonly type: string }

/** The payment service cannot be reached, or refused what should have worked. */
export class BillingUnavailable extends Error {
  override readonly name = 'BillingUnavailable'
}

/**
 * A payment service (PLAN-24): Stripe, or the sandbox. All calls may throw BillingUnavailable. Nothing that they answer
 * changes a plan: events do, and the daily comparison.
 */
export interface BillingProvider {
  readonly mode: 'stripe' | 'sandbox'
  /** The id of a customer; called twice for an organisation it answers the same one, within a day. */
  createCustomer(customer: { orgId: OrgId; name: string; email: string }): Promise<string>
  createCheckout(input: CheckoutInput): Promise<Checkout>
  /** The address of a page where the customer changes how they pay, and cancels. */
  createPortal(customerId: string, returnUrl: string): Promise<string>
  prices(): Promise<Prices>
  /** All subscriptions of a customer, ended ones too, as they are now. */
  subscriptionsOf(customerId: string): Promise<readonly Subscription[]>
  /** What a change to `quantity` costs at once. */
  previewQuantity(subscription: Subscription, quantity: number): Promise<QuantityPreview>
  changeQuantity(subscription: Subscription, quantity: number): Promise<void>
  /** Lets a subscription end with its period, so that nothing more is charged; until then it can be resumed. */
  cancelAtPeriodEnd(subscription: Subscription): Promise<void>
  /** Reads an event; null: its signature is missing, forged or older than five minutes. */
  readEvent(body: Buffer, signature: string | undefined): Promise<BillingEvent | null>
}
