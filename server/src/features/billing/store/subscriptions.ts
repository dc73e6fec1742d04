import { asId, type OrgId } from '@retropulse/domain/kernel/ids'
import { isOrderUncertain, laterOf, type Subscription } from '@retropulse/domain/billing/subscription'
import type { Kysely } from 'kysely'
import type { PlanWriter } from '../../orgs/api.ts'
import type { BillingEvent, BillingProvider } from '../ports.ts'
import type { BillingTables } from './tables.ts'

type DisputeEvent = Extract<BillingEvent, { kind: 'dispute' }>

/** Who pays for an organisation. */
export interface Customer {
  readonly orgId: OrgId
  readonly id: string
  readonly isDisputed: boolean
}

/** Customers and their subscriptions, as they were last seen. */
export interface Subscriptions {
  customerOf(orgId: OrgId): Promise<Customer | null>
  findCustomer(customerId: string): Promise<Customer | null>
  /** Keeps the first customer of an organisation, and answers the one that is kept. */
  addCustomer(orgId: OrgId, customerId: string): Promise<string>
  of(customerId: string): Promise<readonly Subscription[]>
  /**
   * Stores a view unless a later one is known (PLAN-43), and writes the plan that follows from all of them, both in one
   * transaction. `uncertain`: which view is later is not known, so that the payment service has to be asked.
   */
  see(customerId: string, view: Subscription): Promise<'stored' | 'uncertain' | 'unknown-customer'>
  /** Writes the plan that follows at this moment, for what ends by the clock alone (PLAN-44). */
  refreshPlan(orgId: OrgId): Promise<void>
  /** Keeps what the latest event says of a dispute (PLAN-49); one of an unknown customer changes nothing. */
  seeDispute(event: Omit<DisputeEvent, 'kind'>): Promise<void>
  /**
   * Keeps the key of the notice that holds now (null: none). False when it was kept before, also by another process at
   * the same moment.
   */
  keepNotice(customerId: string, key: string | null): Promise<boolean>
  /** Customers in the order of their ids, after one of them; the first ones after an empty id. */
  customersAfter(customerId: string, limit: number): Promise<readonly Customer[]>
}

/** How a transaction writes plans; a function of organisations, which own them. */
export type PlanWriterIn = (transaction: Kysely<BillingTables>) => PlanWriter

export interface SubscriptionsOptions {
  readonly mode: BillingProvider['mode']
  readonly planWriterIn: PlanWriterIn
  readonly now: () => number
}

/** Customers and subscriptions of one payment service, in PostgreSQL. */
export function createSubscriptions(
  db: Kysely<BillingTables>,
  { mode, planWriterIn, now }: SubscriptionsOptions,
): Subscriptions {
  const customers = () =>
    db
      .selectFrom('billing_customer')
      .where('provider', '=', mode)
      .select((query) => [
        'org_id',
        'id',
        query
          .exists(
            query
              .selectFrom('billing_dispute')
              .select('billing_dispute.id')
              .whereRef('billing_dispute.provider', '=', 'billing_customer.provider')
              .whereRef('billing_dispute.customer_id', '=', 'billing_customer.id')
              .where('is_open', '=', true),
          )
          .as('is_disputed'),
      ])

  /** Under the lock of the organisation, so that two events follow each other. */
  const writePlan = async (transaction: Kysely<BillingTables>, orgId: OrgId, customerId: string) => {
    const views = await viewsOf(transaction, mode, customerId)
    await planWriterIn(transaction).follow(orgId, views, { mode, now: now() })
  }

  return {
    async customerOf(orgId) {
      const row = await customers().where('org_id', '=', orgId).executeTakeFirst()
      return row === undefined ? null : customerIn(row)
    },

    async findCustomer(customerId) {
      const row = await customers().where('id', '=', customerId).executeTakeFirst()
      return row === undefined ? null : customerIn(row)
    },

    async addCustomer(orgId, customerId) {
      await db
        .insertInto('billing_customer')
        .values({ provider: mode, org_id: orgId, id: customerId })
        // Whichever of the two keys is met first: the service answers the same id to calls at once.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const { id } = await customers().where('org_id', '=', orgId).executeTakeFirstOrThrow()
      return id
    },

    of: (customerId) => viewsOf(db, mode, customerId),

    see: (customerId, view) =>
      db.transaction().execute(async (transaction) => {
        const customer = await transaction
          .selectFrom('billing_customer')
          .select('org_id')
          .where('provider', '=', mode)
          .where('id', '=', customerId)
          .executeTakeFirst()
        if (customer === undefined) return 'unknown-customer'
        const orgId = asId<OrgId>(customer.org_id)
        await planWriterIn(transaction).lock(orgId)
        const known = await transaction
          .selectFrom('billing_subscription')
          .select(['view', 'customer_id'])
          .where('provider', '=', mode)
          .where('id', '=', view.id)
          .executeTakeFirst()
        // A subscription never moves to another customer.
        if (known !== undefined && known.customer_id !== customerId) return 'unknown-customer'
        const latest = known === undefined ? view : laterOf(known.view, view)
        await transaction
          .insertInto('billing_subscription')
          .values({ provider: mode, id: view.id, customer_id: customerId, view: JSON.stringify(latest) })
          .onConflict((conflict) =>
            conflict.columns(['provider', 'id']).doUpdateSet({ view: JSON.stringify(latest) }),
          )
          .execute()
        await writePlan(transaction, orgId, customerId)
        return known !== undefined && isOrderUncertain(known.view, view) ? 'uncertain' : 'stored'
      }),

    refreshPlan: (orgId) =>
      db.transaction().execute(async (transaction) => {
        await planWriterIn(transaction).lock(orgId)
        const customer = await transaction
          .selectFrom('billing_customer')
          .select('id')
          .where('provider', '=', mode)
          .where('org_id', '=', orgId)
          .executeTakeFirst()
        if (customer !== undefined) await writePlan(transaction, orgId, customer.id)
      }),

    async seeDispute({ disputeId, customerId, isOpen, seenAt }) {
      const seen = new Date(seenAt)
      await db
        .insertInto('billing_dispute')
        .columns(['provider', 'id', 'customer_id', 'is_open', 'seen_at'])
        .expression((query) =>
          query
            .selectFrom('billing_customer')
            .select(['provider', query.val(disputeId).as('id'), 'billing_customer.id as customer_id'])
            .select([query.val(isOpen).as('is_open'), query.val(seen).as('seen_at')])
            .where('provider', '=', mode)
            .where('billing_customer.id', '=', customerId),
        )
        .onConflict((known) =>
          known
            .columns(['provider', 'id'])
            .doUpdateSet({ is_open: isOpen, seen_at: seen })
            // Events have whole seconds: within one, the end of a dispute counts.
            .where('billing_dispute.seen_at', isOpen ? '<' : '<=', seen),
        )
        .execute()
    },

    async keepNotice(customerId, key) {
      const { numUpdatedRows } = await db
        .updateTable('billing_customer')
        .set({ notice: key })
        .where('provider', '=', mode)
        .where('id', '=', customerId)
        .where('notice', 'is distinct from', key)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async customersAfter(customerId, limit) {
      const rows = await customers().where('id', '>', customerId).orderBy('id').limit(limit).execute()
      return rows.map(customerIn)
    },
  }
}

async function viewsOf(
  db: Kysely<BillingTables>,
  mode: BillingProvider['mode'],
  customerId: string,
): Promise<readonly Subscription[]> {
  const rows = await db
    .selectFrom('billing_subscription')
    .select('view')
    .where('provider', '=', mode)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .limit(MAX_SUBSCRIPTIONS)
    .execute()
  return rows.map(({ view }) => view)
}

function customerIn(row: { org_id: string; id: string; is_disputed: unknown }): Customer {
  return { orgId: asId<OrgId>(row.org_id), id: row.id, isDisputed: row.is_disputed === true }
}

/** More than a customer buys one after the other. */
const MAX_SUBSCRIPTIONS = 200
