import type { OrgId } from '@retropulse/domain/kernel/ids'
import { isLive, subscriptionsDiffer } from '@retropulse/domain/billing/subscription'
import { forEachPaged, type OnError } from '@retropulse/domain/kernel/for-each-isolated'
import type { Organisations } from '../../orgs/api.ts'
import type { BillingProvider } from '../ports.ts'
import type { Customer, Subscriptions } from '../store/subscriptions.ts'

export interface ReconcilePorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly provider: Pick<BillingProvider, 'subscriptionsOf' | 'cancelAtPeriodEnd'>
  readonly subscriptions: Pick<Subscriptions, 'customersAfter' | 'customerOf' | 'of' | 'see' | 'refreshPlan'>
  readonly onError: OnError
}

/** Customers that are read at once. */
const BATCH = 100

/**
 * PLAN-48: compares every customer with the payment service, for events that were lost. One that cannot be read does
 * not keep the others from it. Returns how many subscriptions were not as they should be.
 */
export async function reconcile(ports: ReconcilePorts): Promise<number> {
  const { provider, subscriptions } = ports
  let found = 0
  await forEachCustomer(ports, async ({ id, orgId }) => {
    const known = new Map((await subscriptions.of(id)).map((view) => [view.id, view]))
    for (const present of await provider.subscriptionsOf(id)) {
      const view = known.get(present.id)
      if (view !== undefined && !subscriptionsDiffer(view, present)) continue
      found += 1
      await subscriptions.see(id, present)
    }
    await subscriptions.refreshPlan(orgId)
    // Should the payment service have been away when it was deleted.
    if ((await ports.organisations.find(orgId, null)) === null) await endPayments(orgId, ports)
  })
  return found
}

export interface EndPaymentsPorts {
  readonly provider: Pick<BillingProvider, 'subscriptionsOf' | 'cancelAtPeriodEnd'>
  readonly subscriptions: Pick<Subscriptions, 'customerOf'>
}

/** PLAN-51: a deleted organisation pays for no further period. */
export async function endPayments(
  orgId: OrgId,
  { provider, subscriptions }: EndPaymentsPorts,
): Promise<void> {
  const customer = await subscriptions.customerOf(orgId)
  if (customer === null) return
  for (const view of await provider.subscriptionsOf(customer.id))
    if (isLive(view, view.seenAt) && view.endsAt === null) await provider.cancelAtPeriodEnd(view)
}

/** PLAN-44: writes the plans that changed by the clock alone: a period that ended, days of grace that are over. */
export async function refreshPlans(
  ports: Pick<ReconcilePorts, 'onError'> & {
    readonly subscriptions: Pick<Subscriptions, 'customersAfter' | 'refreshPlan'>
  },
): Promise<void> {
  await forEachCustomer(ports, async ({ orgId }) => {
    await ports.subscriptions.refreshPlan(orgId)
  })
}

interface Customers {
  readonly subscriptions: Pick<Subscriptions, 'customersAfter'>
  readonly onError: OnError
}

/** Visits all customers one after the other; one that fails is reported, and keeps no other waiting. */
export async function forEachCustomer(
  { subscriptions, onError }: Customers,
  visit: (customer: Customer) => Promise<void>,
): Promise<void> {
  await forEachPaged({
    pageAfter: (customerId) => subscriptions.customersAfter(customerId, BATCH),
    keyOf: ({ id }) => id,
    perform: visit,
    onError,
  })
}
