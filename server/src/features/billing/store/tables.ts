import type { Subscription } from '@retropulse/domain/billing/subscription'
import type { ColumnType, Generated } from 'kysely'
import type { CheckoutInput } from '../ports.ts'

type Provider = 'stripe' | 'sandbox'

export interface BillingTables {
  billing_customer: {
    provider: Provider
    org_id: string
    id: string
    notice: string | null
  }
  billing_subscription: {
    provider: Provider
    id: string
    customer_id: string
    view: ColumnType<Subscription, string, string>
  }
  billing_dispute: { provider: Provider; id: string; customer_id: string; is_open: boolean; seen_at: Date }
  sandbox_checkout: {
    id: string
    customer_id: string
    wish: ColumnType<CheckoutInput, string, string>
    created_at: Generated<Date>
    done_at: Date | null
  }
  sandbox_subscription: { id: string; customer_id: string; view: ColumnType<Subscription, string, string> }
}
