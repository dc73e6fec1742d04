import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { refuseOrgRole } from '@retropulse/domain/orgs/member-rules'
import type { OrgRole } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { OrgAs, Organisations } from '../ports.ts'
import { meetOrg } from './meet-org.ts'

export type MetOrgMember =
  | {
      readonly ok: true
      readonly org: OrgAs
      readonly actorId: PersonId
      /** What the member is now. */
      readonly role: OrgRole
    }
  | Refused

/** Somebody with a role in an organisation, met by whoever may take it from them or give them another. */
export async function meetOrgMember(
  identity: Identity | null,
  orgId: OrgId,
  userId: PersonId,
  organisations: Pick<Organisations, 'find' | 'membersOf'>,
): Promise<MetOrgMember> {
  const met = await meetOrg(identity, orgId, 'org:edit', organisations)
  if (!met.ok) return met
  const row = (await organisations.membersOf(orgId)).find((member) => member.userId === userId)
  const member = row === undefined ? null : { id: userId, isPrimaryOwner: row.isPrimaryOwner }
  const refusal = refuseOrgRole(met.actor, member)
  if (refusal !== null) return { ok: false, code: refusal }
  if (row === undefined) return { ok: false, code: 'unknown-member' }
  return { ok: true, org: met.org, actorId: met.actor.id, role: row.role }
}
