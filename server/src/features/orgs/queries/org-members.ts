import type { OrgMembers } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import type { Identities, Identity } from '../../auth/api.ts'
import type { Invites, OrgInvitation } from '../store/invites.ts'
import type { Organisations } from '../store/organisations.ts'
import { authorizeOrg } from './authorize.ts'

export interface OrgMembersPorts {
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly invites: Pick<Invites, 'invitationsOf'>
  readonly identities: Pick<Identities, 'profilesOf' | 'emailsOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** ORG-15: the members of an organisation and its pending invitations, for owners only. */
export async function readOrgMembers(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, invites, identities, now }: OrgMembersPorts,
): Promise<{ readonly ok: true; readonly list: OrgMembers } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const [rows, invitations] = await Promise.all([
    organisations.membersOf(orgId),
    invites.invitationsOf(orgId, now()),
  ])
  const ids = rows.map(({ userId }) => userId)
  const [profiles, emails] = await Promise.all([identities.profilesOf(ids), identities.emailsOf(ids)])
  const members = rows.map(({ userId, role, isPrimaryOwner }) => ({
    id: userId,
    role,
    isPrimaryOwner,
    profile: {
      name: profiles.get(userId)?.name ?? '',
      ...nameParts(profiles.get(userId)?.name ?? ''),
      email: emails.get(userId) ?? '',
      picture: profiles.get(userId)?.picture ?? null,
    },
  }))
  return { ok: true, list: { members, invitations: invitations.map(presentInvitation) } }
}

/** An invitation for owners, who may pass its link on. */
export function presentInvitation({ token: inviteToken, ...invitation }: OrgInvitation) {
  return { ...invitation, inviteToken }
}
