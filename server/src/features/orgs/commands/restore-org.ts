import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import type { OrgTrash } from '../store/org-trash.ts'

export interface RestoreOrgPorts {
  readonly orgTrash: Pick<OrgTrash, 'restore'>
  readonly onOrgRestored: (orgId: OrgId) => Promise<void>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * ORG-30: for 30 days the primary owner brings a deleted organisation back, as it was. To other users it does not exist
 * (TRASH-18).
 */
export async function restoreOrg(
  identity: Identity | null,
  orgId: OrgId,
  { orgTrash, onOrgRestored, now }: RestoreOrgPorts,
): Promise<{ readonly ok: true } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const ownerId = identity.id
  const auditedChange = { orgId, actorId: ownerId, facts: [{ kind: 'org-restored' } as const] }
  if (!(await orgTrash.restore(orgId, { ownerId, since: now() - TRASH_MS }, auditedChange)))
    return { ok: false, code: 'not-found' }
  await onOrgRestored(orgId)
  return { ok: true }
}
