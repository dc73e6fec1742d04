import type { Stripe } from 'stripe'
import type { BillingEvent } from '../../features/billing/ports.ts'
import { subscriptionOf } from './subscription-of.ts'

/** An event of Stripe in our terms. A dispute names a charge, whose customer `stripe` is asked for. */
export async function billingEventOf(event: Stripe.Event, stripe: Stripe): Promise<BillingEvent> {
  const seenAt = event.created * 1000
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.trial_will_end': {
      const subscription = subscriptionOf(event.data.object, seenAt)
      if (subscription === null) return { kind: 'other', type: event.type }
      return { kind: 'subscription', customerId: idOf(event.data.object.customer), subscription }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { id: disputeId, charge, status } = event.data.object
      const { customer } = await stripe.charges.retrieve(idOf(charge))
      if (customer === null) return { kind: 'other', type: event.type }
      const isOpen = status !== 'won' && status !== 'warning_closed'
      return { kind: 'dispute', disputeId, customerId: idOf(customer), isOpen, seenAt }
    }
    default:
      // Invoices, payments and refunds: what they do to a subscription, its own event says.
      return { kind: 'other', type: event.type }
  }
}

function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}
