import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { refuseOrgRole } from '@retropulse/domain/orgs/member-rules'
import type { OrgRole } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../store/organisations.ts'
import { authorizeOrg } from './authorize.ts'
import type { OrgWithRole } from './memberships.ts'

export type AuthorizedOrgMember =
  | {
      readonly ok: true
      readonly org: OrgWithRole
      readonly actorId: PersonId
      /** The member's present role. */
      readonly role: OrgRole
    }
  | Refused

/** Loads a member of an organisation for a caller who may change or end the member's role. */
export async function authorizeOrgMember(
  identity: Identity | null,
  orgId: OrgId,
  userId: PersonId,
  organisations: Pick<Organisations, 'find' | 'membersOf'>,
): Promise<AuthorizedOrgMember> {
  const met = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!met.ok) return met
  const row = (await organisations.membersOf(orgId)).find((member) => member.userId === userId)
  const member = row === undefined ? null : { id: userId, isPrimaryOwner: row.isPrimaryOwner }
  const refusal = refuseOrgRole(met.actor, member)
  if (refusal !== null) return { ok: false, code: refusal }
  if (row === undefined) return { ok: false, code: 'unknown-member' }
  return { ok: true, org: met.org, actorId: met.actor.id, role: row.role }
}
