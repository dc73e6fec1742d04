import type { DeleteOrg } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, TeamId } from '@retropulse/domain/kernel/ids'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg } from '../queries/authorize.ts'
import type { Organisations } from '../store/organisations.ts'
import type { OrgTrash } from '../store/org-trash.ts'

export interface DeleteOrgPorts {
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly orgTrash: Pick<OrgTrash, 'delete'>
  /** The team is in the trash: all participants have to leave its boards. */
  readonly onTeamRevoked: (teamId: TeamId) => void
  readonly onOrgDeleted: (orgId: OrgId) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** `fields` says that the name is not that of the organisation. */
type DeleteOrgRefused = Refused & { readonly fields?: Readonly<Record<string, string>> }

/**
 * ORG-27, ORG-28: the primary owner, who has typed its name, puts an organisation into the trash, with all of its teams.
 * No call finds it from then on, so that its API key, invitations and single sign-on do not work.
 */
export async function deleteOrg(
  identity: Identity | null,
  orgId: OrgId,
  { name }: DeleteOrg,
  { organisations, orgTrash, onTeamRevoked, onOrgDeleted, now }: DeleteOrgPorts,
): Promise<{ readonly ok: true } | DeleteOrgRefused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const ownerId = authorized.actor.id
  const members = await organisations.membersOf(orgId)
  if (!members.some((member) => member.isPrimaryOwner && member.userId === ownerId))
    return { ok: false, code: 'forbidden' }
  if (cleanText(name).trim() !== authorized.org.name)
    return { ok: false, code: 'bad-request', fields: { name: 'invalid' } }
  const auditedChange = {
    orgId,
    actorId: ownerId,
    facts: [{ kind: 'org-deleted', to: authorized.org.name } as const],
  }
  const teamIds = await orgTrash.delete(orgId, { ownerId, at: now() }, auditedChange)
  if (teamIds === null) return { ok: false, code: 'not-found' }
  for (const teamId of teamIds) onTeamRevoked(teamId)
  onOrgDeleted(orgId)
  return { ok: true }
}
