import type { Refused } from '@retropulse/contract/refusal'
import { createArchiveNames } from '@retropulse/domain/import-export/archive-names'
import { fileName } from '@retropulse/domain/kernel/file-name'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { type AuditLog, type AuthorizedOrg, authorizeOrg, type Organisations } from '../../orgs/api.ts'
import { type ArchiveFile, piecesOf } from '../queries/archive-text.ts'
import { peopleCsv, teamFiles, type TeamFilesPorts, type TeamInIndex } from '../queries/team-files.ts'

export interface ExportOrgPorts extends TeamFilesPorts {
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly auditLog: Pick<AuditLog, 'record'>
}

export type OrgExport =
  | { readonly ok: true; readonly name: string; readonly files: AsyncIterable<ArchiveFile> }
  | Refused

/**
 * EXPORT-14: everything of an organisation that its owner may read, as the files of an archive. Each is made when the
 * one before was sent, so that it needs no more memory than the largest board. Logged, since the data leaves the server
 * (AUDIT-1).
 */
export async function exportOrg(
  identity: Identity | null,
  orgId: OrgId,
  ports: ExportOrgPorts,
): Promise<OrgExport> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', ports.organisations)
  if (!authorized.ok) return authorized
  const facts = [{ kind: 'data-exported', to: 'everything' } as const]
  await ports.auditLog.record({ orgId, actorId: authorized.actor.id, facts })
  return { ok: true, name: fileName(authorized.org.name, 'zip'), files: filesOf(identity, authorized, ports) }
}

/** Why a retro that is listed as omitted is not in the archive. */
const REASONS = {
  archived:
    'The retro is archived, because it is older than the free plan keeps retros open. A paid plan opens it.',
  'not-found': 'The retro or its team was deleted while the archive was made.',
  'invitation-required': 'You could not open the retro any more when the archive was made.',
}

/** The index comes last, since it names what was omitted. */
async function* filesOf(
  identity: Identity | null,
  { org }: AuthorizedOrg,
  ports: ExportOrgPorts,
): AsyncGenerator<ArchiveFile> {
  const people = await ports.organisations.membersOf(org.id)
  yield { name: 'members.csv', input: piecesOf([await peopleCsv(people, ports)]) }
  const nameOf = createArchiveNames()
  const teams: TeamInIndex[] = []
  for (const { id, name } of org.teams) {
    // Reading takes as long as the reader wants, who may be no owner any more, and the organisation may be deleted.
    const isOwner = await authorizeOrg(identity, org.id, 'org:edit', ports.organisations)
    if (!isOwner.ok) throw new Error('the reader of an archive may not read it any more')
    const entry = { name, folder: `teams/${nameOf(name, 'team')}`, retros: [], omitted: [] }
    teams.push(entry)
    yield* teamFiles(identity, id, entry, ports)
  }
  const index = {
    kind: 'retropulse-organisation',
    version: 1,
    organisation: org.name,
    exportedAt: new Date(ports.now()).toISOString(),
    members: 'members.csv',
    inEachTeam: ['retros/', 'action-items.csv', 'surveys.json', 'members.csv'],
    reasons: REASONS,
    teams,
  }
  yield { name: 'index.json', input: piecesOf([`${JSON.stringify(index, null, 2)}\n`]) }
}
