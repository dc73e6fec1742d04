import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import { meetOrgMember } from '../queries/meet-org-member.ts'
import type { OrgMemberPorts } from './change-org-role.ts'

/**
 * Takes somebody out of an organisation, off its teams too: whoever was let go has no way back in but an invitation. The
 * boards that they have open treat them as a stranger from then on.
 */
export async function removeOrgMember(
  identity: Identity | null,
  orgId: OrgId,
  userId: PersonId,
  { organisations, onStandingChanged }: OrgMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetOrgMember(identity, orgId, userId, organisations)
  if (!met.ok) return met
  const fact = { kind: 'org-member-removed', memberId: userId, from: met.role } as const
  const teamIds = await organisations.remove(orgId, userId, { orgId, actorId: met.actorId, facts: [fact] })
  if (teamIds === null) return { ok: false, code: 'unknown-member' }
  for (const teamId of teamIds) onStandingChanged(teamId, userId)
  return { ok: true }
}
