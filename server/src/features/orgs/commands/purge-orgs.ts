import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { OrgTrash } from '../store/org-trash.ts'

export interface PurgeOrgsPorts {
  readonly orgTrash: Pick<OrgTrash, 'deletedBefore' | 'purge'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const ORGS_AT_ONCE = 50

/**
 * ORG-31: erases organisations after 30 days in the trash, once their teams are gone; one transaction each. Answers how
 * many.
 */
export async function purgeOrgs({ orgTrash, now }: PurgeOrgsPorts): Promise<number> {
  const before = now() - TRASH_MS
  let purged = 0
  for (;;) {
    const orgIds = await orgTrash.deletedBefore(before, ORGS_AT_ONCE)
    for (const orgId of orgIds) await orgTrash.purge(orgId, before)
    purged += orgIds.length
    if (orgIds.length < ORGS_AT_ONCE) return purged
  }
}
