import type { PlanId } from '@retropulse/domain/billing/plans'
import type { Kysely } from 'kysely'
import { type AuditLog, createAuditLog } from './audit-log.ts'
import { createPlanWriter, type PlanWriter } from './plan-writer.ts'
import type { OrgTables } from './tables.ts'

/** A transaction of another feature. */
type Transaction = Pick<Kysely<OrgTables>, 'withTables'>

/** The activity log within a transaction of another feature, so that a change and its entry are stored together. */
export function auditLogIn(transaction: Transaction): AuditLog {
  return createAuditLog(transaction.withTables<Pick<OrgTables, keyof OrgTables>>())
}

/** Plans within a transaction of billing, so that a subscription and the plan that it gives are stored together. */
export function planWriterIn(defaultPlan: PlanId | null): (transaction: Transaction) => PlanWriter {
  return (transaction) =>
    createPlanWriter(transaction.withTables<Pick<OrgTables, keyof OrgTables>>(), defaultPlan)
}
