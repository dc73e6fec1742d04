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
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const row = (await organisations.membersOf(orgId)).find((member) => member.userId === userId)
  const member = row === undefined ? null : { id: userId, isPrimaryOwner: row.isPrimaryOwner }
  const refusal = refuseOrgRole(authorized.actor, member)
  if (refusal !== null) return { ok: false, code: refusal }
  if (row === undefined) return { ok: false, code: 'unknown-member' }
  return { ok: true, org: authorized.org, actorId: authorized.actor.id, role: row.role }
}
