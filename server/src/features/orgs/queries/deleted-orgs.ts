import type { DeletedOrgs } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import type { OrgTrash } from '../store/org-trash.ts'

export interface DeletedOrgsPorts {
  readonly orgTrash: Pick<OrgTrash, 'listOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** ORG-29: the organisations that a user deleted and can restore, the latest first. */
export async function readDeletedOrgs(
  identity: Identity | null,
  { orgTrash, now }: DeletedOrgsPorts,
): Promise<{ readonly ok: true; readonly organisations: DeletedOrgs['organisations'] } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const deleted = await orgTrash.listOf(identity.id, now() - TRASH_MS)
  const organisations = deleted.map(({ id, name, deletedAt }) => ({
    id,
    name,
    restorableUntil: deletedAt + TRASH_MS,
  }))
  return { ok: true, organisations }
}
