import type { QuantityPreview } from '@retropulse/contract/billing'
import type { Refused } from '@retropulse/contract/refusal'
import { entitlementsOf } from '@retropulse/domain/billing/plans'
import { leadingSubscription, type Subscription } from '@retropulse/domain/billing/subscription'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, type Organisations } from '../../orgs/api.ts'
import type { BillingProvider } from '../ports.ts'
import type { Subscriptions } from '../store/subscriptions.ts'

export interface ChangeQuantityPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly provider: Pick<BillingProvider, 'previewQuantity' | 'changeQuantity'>
  readonly subscriptions: Pick<Subscriptions, 'customerOf' | 'of'>
  readonly now: () => number
}

/** PLAN-47: what another quantity costs, before it is changed. */
export async function previewQuantity(
  identity: Identity | null,
  orgId: OrgId,
  quantity: number,
  ports: ChangeQuantityPorts,
): Promise<{ readonly ok: true; readonly preview: QuantityPreview } | Refused> {
  const authorized = await changeable(identity, orgId, quantity, ports)
  if (!authorized.ok) return authorized
  return { ok: true, preview: await ports.provider.previewQuantity(authorized.subscription, quantity) }
}

/** PLAN-47: asks the payment service for another quantity; the plan follows by its event. */
export async function changeQuantity(
  identity: Identity | null,
  orgId: OrgId,
  quantity: number,
  ports: ChangeQuantityPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await changeable(identity, orgId, quantity, ports)
  if (!authorized.ok) return authorized
  await ports.provider.changeQuantity(authorized.subscription, quantity)
  return { ok: true }
}

async function changeable(
  identity: Identity | null,
  orgId: OrgId,
  quantity: number,
  { organisations, subscriptions, now }: ChangeQuantityPorts,
): Promise<{ readonly ok: true; readonly subscription: Subscription } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'billing:edit', organisations)
  if (!authorized.ok) return authorized
  const customer = await subscriptions.customerOf(orgId)
  const views = customer === null ? [] : await subscriptions.of(customer.id)
  const subscription = leadingSubscription(views, now())
  if (subscription === null) return { ok: false, code: 'not-found' }
  const { maxQuantity } = entitlementsOf(subscription.planId)
  return quantity > maxQuantity ? { ok: false, code: 'bad-request' } : { ok: true, subscription }
}
