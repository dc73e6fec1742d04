import type { OrgBilling, Plans, SubscriptionMeta } from '@retropulse/contract/billing'
import type { Refused } from '@retropulse/contract/refusal'
import { PLAN_NAMES, teamAllowance } from '@retropulse/domain/billing/plans'
import { levelOf } from '@retropulse/domain/billing/prices'
import {
  isLive,
  lapsesAt,
  leadingSubscription,
  type Subscription,
} from '@retropulse/domain/billing/subscription'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, type Organisations } from '../../orgs/api.ts'
import type { BillingProvider } from '../ports.ts'
import type { Subscriptions } from '../store/subscriptions.ts'

export interface ReadBillingPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly provider: Pick<BillingProvider, 'mode' | 'prices'>
  readonly subscriptions: Pick<Subscriptions, 'customerOf' | 'of'>
  readonly now: () => number
}

/** How an organisation pays, for those with billing:edit. */
export async function readBilling(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, provider, subscriptions, now }: ReadBillingPorts,
): Promise<{ readonly ok: true; readonly billing: OrgBilling } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'billing:edit', organisations)
  if (!authorized.ok) return authorized
  const { planId, quantity, teams } = authorized.org
  const customer = await subscriptions.customerOf(orgId)
  const views = customer === null ? [] : await subscriptions.of(customer.id)
  const shown = presentSubscription(views, now())
  return {
    ok: true,
    billing: {
      mode: provider.mode,
      planId,
      quantity,
      customerId: customer?.id ?? null,
      subscription: shown && metaOf(shown),
      hasTrial: views.length === 0,
      isDisputed: customer?.isDisputed ?? false,
      teams: {
        used: teams.filter(({ isArchived }) => !isArchived).length,
        max: teamAllowance({ planId, quantity }),
      },
    },
  }
}

/** PLAN-34, PLAN-40: the prices of all levels, for visitors who compare plans. */
export async function readPlans({
  provider,
}: Pick<ReadBillingPorts, 'provider'>): Promise<{ readonly ok: true; readonly plans: Plans }> {
  return { ok: true, plans: { mode: provider.mode, prices: await provider.prices() } }
}

/** The subscription that the page is about: the one that gives the plan, else one that could be paid yet. */
function presentSubscription(views: readonly Subscription[], now: number): Subscription | null {
  return leadingSubscription(views, now) ?? views.find((view) => isLive(view, now)) ?? null
}

/** A subscription in the names of the specification (PLAN-41). */
export function metaOf(subscription: Subscription): SubscriptionMeta {
  const { id, planId, interval, quantity, status, currency, periodEnd, endsAt, trialEndsAt } = subscription
  return {
    id,
    plan: { id: levelOf(subscription), nickname: PLAN_NAMES[planId], interval },
    quantity,
    status,
    currency,
    periodEnd,
    endsAt,
    trialEndsAt,
    lapsesAt: lapsesAt(subscription),
  }
}
