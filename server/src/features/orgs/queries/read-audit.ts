import type { Audit, AuditQuery } from '@retropulse/contract/audit'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity, PersonProfile } from '../../auth/api.ts'
import type { AuditLog } from '../store/audit-log.ts'
import type { Organisations } from '../store/organisations.ts'
import { authorizeOrg } from './authorize.ts'

export interface ReadAuditPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly auditLog: Pick<AuditLog, 'read'>
  readonly identities: Pick<Identities, 'profilesOf'>
}

/** AUDIT-2, AUDIT-3: the activity log, for owners. Users have their present names; deleted accounts have none. */
export async function readAudit(
  identity: Identity | null,
  orgId: OrgId,
  { before, limit }: AuditQuery,
  { organisations, auditLog, identities }: ReadAuditPorts,
): Promise<{ readonly ok: true; readonly audit: Audit } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const rows = await auditLog.read(orgId, before ?? null, limit + 1)
  const page = rows.slice(0, limit)
  const people = new Set(page.flatMap(({ actorId, memberId }) => [actorId, ...(memberId ? [memberId] : [])]))
  const profiles = await identities.profilesOf([...people])
  const entries = page.map(({ actorId, memberId, ...row }) => ({
    ...row,
    actor: named(actorId, profiles),
    member: memberId === null ? null : named(memberId, profiles),
  }))
  return { ok: true, audit: { entries, hasMore: rows.length > limit } }
}

function named(id: PersonId, profiles: ReadonlyMap<PersonId, PersonProfile>) {
  const name = profiles.get(id)?.name ?? ''
  return { id, name: name === '' ? null : name }
}
