import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, type AuthorizedOrg, type Organisations } from '../../orgs/api.ts'
import type { Customer, Subscriptions } from '../store/subscriptions.ts'

export interface CustomerPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly subscriptions: Pick<Subscriptions, 'customerOf'>
  /** Notes a refused attempt on money: what was tried, and by whom. */
  readonly onRefused: (what: string, ids: Readonly<Record<string, string>>) => void
}

/**
 * Loads the customer of an organisation for a caller with billing:edit. The customer that the request names has to be
 * that of this organisation (PLAN-46): another one's is refused, and nothing about it is disclosed.
 */
export async function authorizeCustomer(
  identity: Identity | null,
  orgId: OrgId,
  customerId: string,
  { organisations, subscriptions, onRefused }: CustomerPorts,
): Promise<(AuthorizedOrg & { readonly customer: Customer }) | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'billing:edit', organisations)
  if (!authorized.ok) return authorized
  const customer = await subscriptions.customerOf(orgId)
  if (customer !== null && customer.id === customerId) return { ...authorized, customer }
  onRefused('A customer of another organisation was named', { orgId, actorId: authorized.actor.id })
  return { ok: false, code: 'forbidden' }
}
