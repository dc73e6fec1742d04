import type { Figures } from '@retropulse/contract/figures'
import type { Refused } from '@retropulse/contract/refusal'
import { csvOf } from '@retropulse/domain/kernel/csv'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { AuditLog, Organisations } from '../ports.ts'
import { meetOrg } from '../queries/meet-org.ts'
import { type FiguresPorts, figuresOf } from '../queries/org-figures.ts'

export interface ExportFiguresPorts extends FiguresPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly auditLog: Pick<AuditLog, 'record'>
}

/** An organisation's retros as a table for spreadsheets, one row each (teams.md §2: data export). Written down: it leaves the house. */
export async function exportFigures(
  identity: Identity | null,
  orgId: OrgId,
  ports: ExportFiguresPorts,
): Promise<{ readonly ok: true; readonly csv: string } | Refused> {
  const met = await meetOrg(identity, orgId, 'org:edit', ports.organisations)
  if (!met.ok) return met
  const figures = await figuresOf(met.org, ports)
  await ports.auditLog.record({ orgId, actorId: met.actor.id, facts: [{ kind: 'data-exported' }] })
  return { ok: true, csv: csvOf([HEADER, ...rowsOf(figures)]) }
}

const HEADER = ['Team', 'Retro', 'Date', 'Notes'] as const

function rowsOf({ teams }: Figures): readonly (readonly string[])[] {
  return teams.flatMap(({ name, retros }) =>
    retros.map((retro) => [name, retro.name, new Date(retro.timestamp).toISOString(), String(retro.notes)]),
  )
}
