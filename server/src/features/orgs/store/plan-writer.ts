import { asId, type OrgId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Plan, PlanId } from '@retropulse/domain/billing/plans'
import { planFrom, type Subscription } from '@retropulse/domain/billing/subscription'
import type { Kysely } from 'kysely'
import { writeDown } from './audit-log.ts'
import type { OrgTables } from './tables.ts'

/** Writes the plans of organisations, within a transaction of the feature that sells them. */
export interface PlanWriter {
  /** Holds the row of an organisation, so that changes of its plan follow each other. */
  lock(orgId: OrgId): Promise<void>
  /**
   * Puts an organisation on the plan of its subscriptions, or, once none of them gives one, on the default plan. A plan
   * without limits that the operator gave stays while Stripe is used; the sandbox tries every plan (PLAN-25).
   */
  follow(
    orgId: OrgId,
    subscriptions: readonly Subscription[],
    at: { readonly mode: 'stripe' | 'sandbox'; readonly now: number },
  ): Promise<void>
  /** Sandbox only: a plan that a person tries without a subscription (PLAN-25); null: the free plan. */
  choose(orgId: OrgId, planId: 'level3' | null, actorId: PersonId): Promise<void>
}

/** The id that stands for the payment service in the activity log, where no person acted. */
const BILLING_SERVICE = asId<PersonId>('billing')

/** `defaultPlan`: the plan of an organisation without a subscription; null: the free plan (PLAN-2). */
export function createPlanWriter(db: Kysely<OrgTables>, defaultPlan: PlanId | null): PlanWriter {
  const read = (orgId: OrgId) =>
    db
      .selectFrom('organisation')
      .select(['plan_id', 'plan_quantity', 'plan_source'])
      .where('id', '=', orgId)
      .executeTakeFirst()

  const write = async (orgId: OrgId, plan: Plan, source: Source, actorId = BILLING_SERVICE) => {
    const before = await read(orgId)
    if (before === undefined) return
    const { planId, quantity } = plan
    await db
      .updateTable('organisation')
      .set({ plan_id: planId, plan_quantity: quantity, plan_source: source })
      .where('id', '=', orgId)
      .execute()
    const [from, to] = [nameOf({ planId: before.plan_id, quantity: before.plan_quantity }), nameOf(plan)]
    if (from !== to) await writeDown(db, { orgId, actorId, facts: [{ kind: 'plan-changed', from, to }] })
  }

  return {
    async lock(orgId) {
      await db.selectFrom('organisation').select('id').where('id', '=', orgId).forUpdate().execute()
    },

    async follow(orgId, subscriptions, { mode, now }) {
      const before = await read(orgId)
      if (before === undefined) return
      const plan = planFrom(subscriptions, now)
      const isGranted = mode === 'stripe' && before.plan_source === 'operator' && before.plan_id === 'level3'
      if (plan !== null && !isGranted) return write(orgId, plan, 'subscription')
      if (plan === null && before.plan_source === 'subscription')
        return write(orgId, { planId: defaultPlan, quantity: 1 }, 'operator')
    },

    choose: (orgId, planId, actorId) => write(orgId, { planId, quantity: 1 }, 'choice', actorId),
  }
}

type Source = 'operator' | 'subscription' | 'choice'

/** The plan as the activity log has it: its id, and on level 2 how many teams it is for. */
function nameOf({ planId, quantity }: Plan): string {
  if (planId === null) return 'free'
  return planId === 'level2' ? `level2:${quantity}` : planId
}
