import type { Refused } from '@retropulse/contract/refusal'
import type { BillingProvider } from '../ports.ts'
import type { Subscriptions } from '../store/subscriptions.ts'

export interface ReceiveEventPorts {
  readonly provider: Pick<BillingProvider, 'readEvent' | 'subscriptionsOf'>
  readonly subscriptions: Pick<Subscriptions, 'see' | 'seeDispute'>
  readonly onRefused: (what: string, ids: Readonly<Record<string, string>>) => void
}

/**
 * PLAN-27: takes an event of the payment service, the only thing that changes a plan. What counts is the subscription
 * that it shows and the time of the event, not its type and not the order of arrival (PLAN-43). Two different views of
 * the same second cannot be told apart, so the payment service is asked which one holds.
 */
export async function receiveEvent(
  body: Buffer,
  signature: string | undefined,
  { provider, subscriptions, onRefused }: ReceiveEventPorts,
): Promise<{ readonly ok: true } | Refused> {
  const event = await provider.readEvent(body, signature)
  if (event === null) {
    onRefused('An event with a wrong signature was refused', {})
    return { ok: false, code: 'bad-request' }
  }
  if (event.kind === 'dispute') await subscriptions.seeDispute(event)
  if (event.kind !== 'subscription') return { ok: true }
  const { customerId, subscription } = event
  const seen = await subscriptions.see(customerId, subscription)
  // Accepted all the same: a payment account may be shared with other products, whose customers are unknown here.
  if (seen === 'unknown-customer') onRefused('An event is of an unknown customer', { customerId })
  if (seen === 'uncertain')
    for (const present of await provider.subscriptionsOf(customerId))
      await subscriptions.see(customerId, present)
  return { ok: true }
}
