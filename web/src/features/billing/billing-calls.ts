import type {
  Checkout,
  CreateCheckout,
  OrgBilling,
  Plans,
  QuantityPreview,
  SandboxAct,
  SandboxCheckout,
} from '@retropulse/contract/billing'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, getJson, postJson, valueOf } from '../../lib/api.ts'

/** The prices of all plans (PLAN-40). */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => valueOf(getJson<Plans>('/api/plans', signal)),
  staleTime: 600_000,
  throwOnError: false,
})

/** How an organisation pays, for those with billing:edit. */
export const billingQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org', orgId, 'billing'],
    queryFn: ({ signal }) =>
      valueOf(getJson<OrgBilling>(`/api/org/${encodeURIComponent(orgId)}/billing`, signal)),
    throwOnError: false,
  })

/** PLAN-26: makes a customer where there is none, then begins a checkout. */
export async function beginCheckout(
  orgId: string,
  customerId: string | null,
  input: Omit<CreateCheckout, 'customerId'>,
): Promise<Answer<Checkout>> {
  const customer = await customerOf(orgId, customerId)
  if (!customer.ok) return customer
  return postJson(`${paymentOf(orgId)}/create-checkout-session`, { ...input, customerId: customer.value.id })
}

/** PLAN-29: the address of the billing portal. */
export async function openPortal(
  orgId: string,
  customerId: string | null,
): Promise<Answer<{ readonly url: string }>> {
  const customer = await customerOf(orgId, customerId)
  if (!customer.ok) return customer
  return postJson(`${paymentOf(orgId)}/create_billing_portal`, { customerId: customer.value.id })
}

export function previewQuantity(orgId: string, quantity: number): Promise<Answer<QuantityPreview>> {
  return postJson(`${paymentOf(orgId)}/preview-quantity`, { quantity })
}

export function changeQuantity(orgId: string, quantity: number): Promise<Answer<undefined>> {
  return postJson(`${paymentOf(orgId)}/quantity`, { quantity })
}

/** A checkout of the sandbox. */
export const sandboxCheckoutQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['sandbox-checkout', sessionId],
    queryFn: ({ signal }) => valueOf(getJson<SandboxCheckout>(sandboxCheckoutPath(sessionId), signal)),
    throwOnError: false,
  })

export function paySandbox(sessionId: string): Promise<Answer<undefined>> {
  return postJson(sandboxCheckoutPath(sessionId))
}

export function actInSandbox(orgId: string, act: SandboxAct): Promise<Answer<undefined>> {
  return postJson(`/api/org/${encodeURIComponent(orgId)}/sandbox-billing`, { act })
}

function sandboxCheckoutPath(sessionId: string): string {
  return `/api/sandbox-billing/checkout/${encodeURIComponent(sessionId)}`
}

function customerOf(orgId: string, customerId: string | null): Promise<Answer<{ readonly id: string }>> {
  if (customerId !== null) return Promise.resolve({ ok: true, value: { id: customerId } })
  return postJson(`${paymentOf(orgId)}/create-customer`)
}

function paymentOf(orgId: string): string {
  return `/payment/org/${encodeURIComponent(orgId)}`
}
