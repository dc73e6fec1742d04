import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Invites } from '../ports.ts'

export interface OrgInvitationPorts {
  readonly invites: Pick<Invites, 'findInvitation'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What a link leads into, for whoever has it. One that was used, cancelled or has run out leads nowhere. */
export async function readOrgInvitation(
  orgId: OrgId,
  token: string,
  { invites, now }: OrgInvitationPorts,
): Promise<{ readonly ok: true; readonly name: string } | Refused> {
  const invitation = await invites.findInvitation(orgId, token, now())
  return invitation === null ? { ok: false, code: 'not-found' } : { ok: true, name: invitation.orgName }
}
