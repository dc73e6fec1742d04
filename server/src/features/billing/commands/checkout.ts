import type { Checkout, CreateCheckout } from '@retropulse/contract/billing'
import type { Refused } from '@retropulse/contract/refusal'
import { CURRENCIES, TRIAL_DAYS } from '@retropulse/domain/billing/limits'
import { entitlementsOf } from '@retropulse/domain/billing/plans'
import { partsOfLevel } from '@retropulse/domain/billing/prices'
import { isLive } from '@retropulse/domain/billing/subscription'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg } from '../../orgs/api.ts'
import type { BillingProvider } from '../ports.ts'
import { authorizeCustomer, type CustomerPorts } from '../queries/authorize-customer.ts'
import type { Subscriptions } from '../store/subscriptions.ts'

export interface CheckoutPorts extends CustomerPorts {
  readonly provider: Pick<
    BillingProvider,
    'createCustomer' | 'createCheckout' | 'createPortal' | 'subscriptionsOf'
  >
  readonly subscriptions: Pick<Subscriptions, 'customerOf' | 'addCustomer'>
  readonly now: () => number
}

/** PLAN-36: the customer of an organisation at the payment service, made at the first call. */
export async function createCustomer(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, subscriptions, provider }: CheckoutPorts,
): Promise<{ readonly ok: true; readonly id: string } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'billing:edit', organisations)
  if (!authorized.ok) return authorized
  const known = await subscriptions.customerOf(orgId)
  if (known !== null) return { ok: true, id: known.id }
  const email = identity?.kind === 'user' ? identity.email : ''
  const made = await provider.createCustomer({ orgId, name: authorized.org.name, email })
  return { ok: true, id: await subscriptions.addCustomer(orgId, made) }
}

/**
 * PLAN-26, PLAN-37: begins a checkout. The first one of an organisation begins with a trial. While a subscription goes
 * on there is no second one: it would be paid twice.
 */
export async function createCheckout(
  identity: Identity | null,
  orgId: OrgId,
  { customerId, level, quantity, currency = CURRENCIES[0] }: CreateCheckout,
  origin: string,
  ports: CheckoutPorts,
): Promise<{ readonly ok: true; readonly checkout: Checkout } | Refused> {
  const authorized = await authorizeCustomer(identity, orgId, customerId, ports)
  if (!authorized.ok) return authorized
  if (quantity > entitlementsOf(partsOfLevel(level).planId).maxQuantity)
    return { ok: false, code: 'bad-request' }
  // Asked of the payment service: the event of what was paid a moment ago may still be on its way.
  const views = await ports.provider.subscriptionsOf(customerId)
  const now = ports.now()
  if (views.some((view) => isLive(view, now))) return { ok: false, code: 'subscription-exists' }
  const checkout = await ports.provider.createCheckout({
    customerId,
    level,
    quantity,
    currency,
    trialDays: views.length === 0 ? TRIAL_DAYS : 0,
    doneUrl: `${origin}/plans?bought=${level}`,
    cancelUrl: `${origin}/plans`,
  })
  return { ok: true, checkout }
}

/** PLAN-29, PLAN-38: opens the billing portal. */
export async function openPortal(
  identity: Identity | null,
  orgId: OrgId,
  customerId: string,
  origin: string,
  ports: CheckoutPorts,
): Promise<{ readonly ok: true; readonly url: string } | Refused> {
  const authorized = await authorizeCustomer(identity, orgId, customerId, ports)
  if (!authorized.ok) return authorized
  return { ok: true, url: await ports.provider.createPortal(customerId, `${origin}/plans`) }
}
