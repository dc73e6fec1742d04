import type { PublicMetrics } from '@retropulse/contract/public-metrics'
import type { Refused } from '@retropulse/contract/refusal'
import { csvOf } from '@retropulse/domain/kernel/csv'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { AuditLog } from '../store/audit-log.ts'
import type { Organisations } from '../store/organisations.ts'
import { authorizeOrg } from '../queries/authorize.ts'
import { type OrgMetricsPorts, metricsOf } from '../queries/org-metrics.ts'

export interface ExportMetricsPorts extends OrgMetricsPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly auditLog: Pick<AuditLog, 'record'>
}

/** ORG-14: an organisation's retros as a table, one row each. Logged, since the data leaves the server (AUDIT-1). */
export async function exportMetrics(
  identity: Identity | null,
  orgId: OrgId,
  ports: ExportMetricsPorts,
): Promise<{ readonly ok: true; readonly csv: string } | Refused> {
  const met = await authorizeOrg(identity, orgId, 'org:edit', ports.organisations)
  if (!met.ok) return met
  const figures = await metricsOf(met.org, ports)
  await ports.auditLog.record({ orgId, actorId: met.actor.id, facts: [{ kind: 'data-exported' }] })
  return { ok: true, csv: csvOf([HEADER, ...rowsOf(figures)]) }
}

const HEADER = ['Team', 'Retro', 'Date', 'Notes'] as const

function rowsOf({ teams }: PublicMetrics): readonly (readonly string[])[] {
  return teams.flatMap(({ name, retros }) =>
    retros.map((retro) => [name, retro.name, new Date(retro.timestamp).toISOString(), String(retro.notes)]),
  )
}
