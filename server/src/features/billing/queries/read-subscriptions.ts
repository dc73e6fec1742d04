import type { SubscriptionMeta } from '@retropulse/contract/billing'
import type { Refused } from '@retropulse/contract/refusal'
import { isLive } from '@retropulse/domain/billing/subscription'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { Subscriptions } from '../store/subscriptions.ts'
import { authorizeCustomer, type CustomerPorts } from './authorize-customer.ts'
import { metaOf } from './read-billing.ts'

export interface ReadSubscriptionsPorts extends CustomerPorts {
  readonly subscriptions: Pick<Subscriptions, 'customerOf' | 'of'>
  readonly now: () => number
}

/** PLAN-39: the subscriptions of an organisation, those that go on first. */
export async function readSubscriptions(
  identity: Identity | null,
  orgId: OrgId,
  customerId: string,
  ports: ReadSubscriptionsPorts,
): Promise<{ readonly ok: true; readonly subscriptions: readonly SubscriptionMeta[] } | Refused> {
  const authorized = await authorizeCustomer(identity, orgId, customerId, ports)
  if (!authorized.ok) return authorized
  const now = ports.now()
  const views = await ports.subscriptions.of(customerId)
  const sorted = views.toSorted((one, other) => Number(isLive(other, now)) - Number(isLive(one, now)))
  return { ok: true, subscriptions: sorted.map(metaOf) }
}
