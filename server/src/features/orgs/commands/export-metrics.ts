import type { PublicMetrics } from '@retropulse/contract/public-metrics'
import type { Refused } from '@retropulse/contract/refusal'
import { csvOf } from '@retropulse/domain/kernel/csv'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { t } from '../messages/messages.ts'
import type { AuditLog } from '../store/audit-log.ts'
import type { Organisations } from '../store/organisations.ts'
import { authorizeOrg } from '../queries/authorize.ts'
import { type OrgMetricsPorts, metricsOf } from '../queries/org-metrics.ts'

export interface ExportMetricsPorts extends OrgMetricsPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly auditLog: Pick<AuditLog, 'record'>
  /** The bytes of an Excel file; null while too many are written. */
  readonly writeXlsx: (rows: readonly MetricsRow[], ownerId: string) => Promise<Uint8Array | null>
}

type MetricsRow = readonly (string | number | Date)[]

/** The content of a file: text of a CSV file, bytes of an Excel file. */
export type MetricsFile = { readonly ok: true; readonly content: string | Uint8Array } | Refused

/**
 * ORG-14, ORG-32: an organisation's retros as a table, one row each. Logged, since the data leaves the server
 * (AUDIT-1).
 */
export async function exportMetrics(
  identity: Identity | null,
  { orgId, format }: { readonly orgId: OrgId; readonly format: 'csv' | 'xlsx' },
  ports: ExportMetricsPorts,
): Promise<MetricsFile> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', ports.organisations)
  if (!authorized.ok) return authorized
  const rows = [HEADER, ...rowsOf(await metricsOf(authorized.org, ports))]
  const content =
    format === 'csv' ? BYTE_ORDER_MARK + csvOf(rows.map(texts)) : await ports.writeXlsx(rows, orgId)
  if (content === null) return { ok: false, code: 'unavailable' }
  await ports.auditLog.record({ orgId, actorId: authorized.actor.id, facts: [{ kind: 'data-exported' }] })
  return { ok: true, content }
}

const HEADER = [t('team'), t('retro'), t('date'), t('notes')] as const
/** Without it some spreadsheet programs read the file in a local encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

function rowsOf({ teams }: PublicMetrics): readonly MetricsRow[] {
  return teams.flatMap(({ name, retros }) =>
    retros.map((retro) => [name, retro.name, new Date(retro.timestamp), retro.notes]),
  )
}

function texts(row: MetricsRow): readonly string[] {
  return row.map((value) => (value instanceof Date ? value.toISOString() : String(value)))
}
