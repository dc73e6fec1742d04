import type { Join } from '@retropulse/contract/invites'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { opensFor } from '@retropulse/domain/orgs/invite-rules'
import type { Identity } from '../../auth/api.ts'
import type { Invites, NamedInvitation } from '../store/invites.ts'
import type { Organisations } from '../store/organisations.ts'
import type { SsoRules } from '../ports.ts'

export interface JoinOrgPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly invites: Pick<Invites, 'findInvitation' | 'joinOrg'>
  readonly ssoRules: SsoRules
  readonly onRoleChanged: (teamId: TeamId, userId: PersonId) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * INVITE-15, INVITE-16, INVITE-17: accepts an invitation for the user with its address, or for any user where the owner
 * allowed that. It works once; a user to whom it gives nothing new, such as its sender, does not use it up.
 */
export async function joinOrg(
  identity: Identity | null,
  orgId: OrgId,
  { inviteId }: Join,
  ports: JoinOrgPorts,
): Promise<{ readonly ok: true } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const found = await ports.invites.findInvitation(orgId, inviteId, ports.now())
  if (!found.ok) return found
  const { invitation } = found
  const org = await ports.organisations.find(orgId, identity.id)
  if (org?.orgRole === 'owner' || org?.orgRole === invitation.role) return { ok: true }
  if (!opensFor(invitation, identity.email)) return { ok: false, code: 'invite-foreign' }
  if (await ports.ssoRules.mustUseSso(orgId, identity)) return { ok: false, code: 'sso-required' }
  const auditedChange = { orgId, actorId: identity.id, facts: [factOf(invitation)] }
  if (!(await ports.invites.joinOrg(orgId, invitation.token, identity.id, auditedChange)))
    return { ok: false, code: 'invite-used' }
  // A board that was opened before signing in is still connected as the guest that this user was.
  for (const team of org?.teams ?? [])
    for (const id of [identity.id, ...identity.guestIds]) ports.onRoleChanged(team.id, id)
  return { ok: true }
}

function factOf({ email, role }: NamedInvitation) {
  return { kind: 'org-joined', from: email, to: role } as const
}
