import type { OrgInvitation } from '@retropulse/contract/invites'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { maskEmail, opensFor } from '@retropulse/domain/orgs/invite-rules'
import type { Identity } from '../../auth/api.ts'
import type { Invites } from '../store/invites.ts'

export interface OrgInvitationPorts {
  readonly invites: Pick<Invites, 'findInvitation'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * INVITE-14, INVITE-15, INVITE-18: what a link leads into and for whom it opens, for every caller with the link. Only a
 * user who is signed in with the invited address sees it in full. An ended invitation answers why it ended.
 */
export async function readOrgInvitation(
  identity: Identity | null,
  orgId: OrgId,
  token: string,
  { invites, now }: OrgInvitationPorts,
): Promise<{ readonly ok: true; readonly invitation: OrgInvitation } | Refused> {
  const found = await invites.findInvitation(orgId, token, now())
  if (!found.ok) return found
  const { orgName: name, email, isForAnyone } = found.invitation
  if (isForAnyone) return { ok: true, invitation: { name, address: null, isForeign: false } }
  const user = identity?.kind === 'user' ? identity : null
  const isInvited = user !== null && opensFor(found.invitation, user.email)
  const address = isInvited ? email : maskEmail(email)
  return { ok: true, invitation: { name, address, isForeign: user !== null && !isInvited } }
}
