import type { ChangeOrgRole } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Organisations } from '../ports.ts'
import { meetOrgMember } from '../queries/meet-org-member.ts'

export interface OrgMemberPorts {
  readonly organisations: Pick<Organisations, 'find' | 'membersOf' | 'setRole' | 'remove'>
  /** Somebody's role in a team is another one now, or none: on its boards, too, from this moment on. */
  readonly onStandingChanged: (teamId: TeamId, userId: PersonId) => void
}

/** Makes an owner an organisation admin, or the other way round (teams.md §4), also on the boards that they have open. */
export async function changeOrgRole(
  identity: Identity | null,
  orgId: OrgId,
  { id: userId, role }: ChangeOrgRole,
  { organisations, onStandingChanged }: OrgMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetOrgMember(identity, orgId, userId, organisations)
  if (!met.ok) return met
  if (met.role === role) return { ok: true }
  const fact = { kind: 'org-role-changed', memberId: userId, from: met.role, to: role } as const
  const deed = { orgId, actorId: met.actorId, facts: [fact] }
  if (!(await organisations.setRole(orgId, userId, role, deed))) return { ok: false, code: 'unknown-member' }
  for (const team of met.org.teams) onStandingChanged(team.id, userId)
  return { ok: true }
}
