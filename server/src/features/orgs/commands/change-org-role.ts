import type { ChangeOrgRole } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../store/organisations.ts'
import { authorizeOrgMember } from '../queries/authorize-org-member.ts'

export interface OrgMemberPorts {
  readonly organisations: Pick<Organisations, 'find' | 'membersOf' | 'setRole' | 'remove'>
  /** The user's role in a team changed, or ended: apply it on open boards at once (ORG-22). */
  readonly onRoleChanged: (teamId: TeamId, userId: PersonId) => void
}

/** ORG-17: makes an owner an organisation admin, or the other way round, also on open boards. */
export async function changeOrgRole(
  identity: Identity | null,
  orgId: OrgId,
  { id: userId, role }: ChangeOrgRole,
  { organisations, onRoleChanged }: OrgMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeOrgMember(identity, orgId, userId, organisations)
  if (!authorized.ok) return authorized
  if (authorized.role === role) return { ok: true }
  const fact = { kind: 'org-role-changed', memberId: userId, from: authorized.role, to: role } as const
  const auditedChange = { orgId, actorId: authorized.actorId, facts: [fact] }
  if (!(await organisations.setRole(orgId, userId, role, auditedChange)))
    return { ok: false, code: 'unknown-member' }
  for (const team of authorized.org.teams) onRoleChanged(team.id, userId)
  return { ok: true }
}
