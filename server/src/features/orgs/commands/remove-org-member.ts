import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrgMember } from '../queries/authorize-org-member.ts'
import type { OrgMemberPorts } from './change-org-role.ts'

/**
 * ORG-20, ORG-22: removes a user from an organisation and all of its teams; only an invitation leads back in. Open
 * boards treat the user as a stranger from then on.
 */
export async function removeOrgMember(
  identity: Identity | null,
  orgId: OrgId,
  userId: PersonId,
  { organisations, onRoleChanged }: OrgMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeOrgMember(identity, orgId, userId, organisations)
  if (!authorized.ok) return authorized
  const fact = { kind: 'org-member-removed', memberId: userId, from: authorized.role } as const
  const teamIds = await organisations.remove(orgId, userId, {
    orgId,
    actorId: authorized.actorId,
    facts: [fact],
  })
  if (teamIds === null) return { ok: false, code: 'unknown-member' }
  for (const teamId of teamIds) onRoleChanged(teamId, userId)
  return { ok: true }
}
