import type { Subscription } from '@retropulse/domain/billing/subscription'
import type { ColumnType, Generated } from 'kysely'
import type { CheckoutWish } from '../ports.ts'

type Provider = 'stripe' | 'sandbox'

export interface BillingTables {
  billing_customer: {
    provider: Provider
    org_id: string
    id: string
    is_disputed: Generated<boolean>
    dispute_seen_at: Date | null
    notice: string | null
  }
  billing_subscription: {
    provider: Provider
    id: string
    customer_id: string
    view: ColumnType<Subscription, string, string>
  }
  sandbox_checkout: {
    id: string
    customer_id: string
    wish: ColumnType<CheckoutWish, string, string>
    created_at: Generated<Date>
    done_at: Date | null
  }
  sandbox_subscription: { id: string; customer_id: string; view: ColumnType<Subscription, string, string> }
}
