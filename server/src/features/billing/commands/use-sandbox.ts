import type { SandboxAct, SandboxCheckout } from '@retropulse/contract/billing'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, type AuthorizedOrg, type Organisations, type PlanWriter } from '../../orgs/api.ts'
import type { Sandbox } from '../store/sandbox-provider.ts'
import type { Subscriptions } from '../store/subscriptions.ts'

export interface UseSandboxPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly subscriptions: Pick<Subscriptions, 'customerOf' | 'findCustomer'>
  readonly sandbox: Pick<Sandbox, 'checkoutOf' | 'pay' | 'act'>
  readonly planWriter: Pick<PlanWriter, 'choose'>
}

type Met = AuthorizedOrg & { readonly checkout: SandboxCheckout }

/** The checkout page of the sandbox, for those with billing:edit of the organisation that it is for. */
export async function readSandboxCheckout(
  identity: Identity | null,
  sessionId: string,
  { sandbox, subscriptions, organisations }: UseSandboxPorts,
): Promise<Met | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const session = await sandbox.checkoutOf(sessionId)
  const customer = session && (await subscriptions.findCustomer(session.customerId))
  if (!customer) return { ok: false, code: 'not-found' }
  const authorized = await authorizeOrg(identity, customer.orgId, 'billing:edit', organisations)
  if (!authorized.ok) return authorized
  const { customerId: _, ...checkout } = session
  return { ...authorized, checkout: { ...checkout, orgName: authorized.org.name } }
}

/** Plays the payment of a checkout. */
export async function paySandbox(
  identity: Identity | null,
  sessionId: string,
  ports: UseSandboxPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await readSandboxCheckout(identity, sessionId, ports)
  if (!authorized.ok) return authorized
  await ports.sandbox.pay(sessionId)
  return { ok: true }
}

/** PLAN-25: the portal of the sandbox; plans that cannot be bought are chosen there. */
export async function actInSandbox(
  identity: Identity | null,
  orgId: OrgId,
  act: SandboxAct,
  { organisations, subscriptions, sandbox, planWriter }: UseSandboxPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'billing:edit', organisations)
  if (!authorized.ok) return authorized
  const customer = await subscriptions.customerOf(orgId)
  if (act === 'choose-free' || act === 'choose-level3') {
    // A subscription that went on would take the plan back at its next event.
    while (customer !== null && (await sandbox.act(customer.id, 'cancel-now')));
    await planWriter.choose(orgId, act === 'choose-free' ? null : 'level3', authorized.actor.id)
    return { ok: true }
  }
  if (customer === null || !(await sandbox.act(customer.id, act))) return { ok: false, code: 'not-found' }
  return { ok: true }
}
