import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { OrgTrash } from '../store/org-trash.ts'
import { forEachPaged, type OnError } from '@retropulse/domain/kernel/for-each-isolated'

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
export async function purgeOrgs({ orgTrash, now }: PurgeOrgsPorts, onError: OnError): Promise<number> {
  const before = now() - TRASH_MS
  let purged = 0
  await forEachPaged({
    pageAfter: (orgId) => orgTrash.deletedBefore(before, orgId, ORGS_AT_ONCE),
    keyOf: (orgId) => orgId,
    async perform(orgId) {
      await orgTrash.purge(orgId, before)
      purged += 1
    },
    onError,
  })
  return purged
}
