import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { ORGS_A_PERSON_MAX } from '@retropulse/domain/orgs/limits'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg } from '../queries/authorize.ts'
import type { Organisations } from '../store/organisations.ts'
import type { Ownership } from '../store/ownership.ts'

export interface TransferOrgPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly ownership: Pick<Ownership, 'transfer'>
  /** The user's role in a team changed: apply it on open boards at once (ORG-22). */
  readonly onRoleChanged: (teamId: TeamId, userId: PersonId) => void
  /** The former primary owner may sign in only as others may (SSO-22). */
  readonly onTransferred: (orgId: OrgId, formerId: PersonId) => Promise<void>
}

/** ORG-26: the primary owner makes another person with a role in the organisation the primary owner. */
export async function transferOrg(
  identity: Identity | null,
  orgId: OrgId,
  heirId: PersonId,
  { organisations, ownership, onRoleChanged, onTransferred }: TransferOrgPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const ownerId = authorized.actor.id
  if (heirId === ownerId) return { ok: false, code: 'own-role' }
  const fact = { kind: 'org-handed-over', memberId: heirId } as const
  const auditedChange = { orgId, actorId: ownerId, facts: [fact] }
  const outcome = await ownership.transfer(orgId, { ownerId, heirId }, ORGS_A_PERSON_MAX, auditedChange)
  if (outcome !== 'done') return { ok: false, code: outcome }
  for (const team of authorized.org.teams) onRoleChanged(team.id, heirId)
  await onTransferred(orgId, ownerId)
  return { ok: true }
}
