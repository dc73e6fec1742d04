import type { Refused } from '@retropulse/contract/refusal'
import { isId, type OrgId } from '@retropulse/domain/kernel/ids'
import type { Invites, NamedInvitation } from '../ports.ts'

export interface OrgInvitationPorts {
  readonly invites: Pick<Invites, 'findInvitation'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What a link leads into, for whoever has it. One that was used, cancelled or has run out leads nowhere. */
export async function readOrgInvitation(
  orgId: OrgId,
  token: string,
  ports: OrgInvitationPorts,
): Promise<{ readonly ok: true; readonly name: string } | Refused> {
  const invitation = await findOrgInvitation(orgId, token, ports)
  return invitation === null ? { ok: false, code: 'not-found' } : { ok: true, name: invitation.orgName }
}

/** Anything may stand in a link, also what no database takes. */
export async function findOrgInvitation(
  orgId: OrgId,
  token: string,
  { invites, now }: OrgInvitationPorts,
): Promise<NamedInvitation | null> {
  return isId(token) ? invites.findInvitation(orgId, token, now()) : null
}
