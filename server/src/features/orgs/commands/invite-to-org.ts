import type { Invite, Invited } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { readInviteEmails } from '@retropulse/domain/orgs/invite-emails'
import { INVITE_DAYS, INVITES_AN_HOUR } from '@retropulse/domain/orgs/limits'
import type { Identities, Identity } from '../../auth/ports.ts'
import type { Invites, OrgInvitation, Organisations } from '../ports.ts'
import { meetOrg } from '../queries/meet-org.ts'
import { presentInvitation } from '../queries/org-members.ts'
import { inviteLetter, type InviteLetter } from './invite-letter.ts'

export interface InviteToOrgPorts {
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly invites: Pick<Invites, 'invite'>
  readonly identities: Pick<Identities, 'emailsOf'>
  readonly newToken: () => string
  /** False when the letter could not be handed over, or reaches nobody's mailbox. */
  readonly post: (to: string, letter: InviteLetter) => Promise<boolean>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Asks people to help run an organisation (teams.md §5). Those who have a role there are left out; an address that was
 * invited before gets another link, and the old one is dead. The invitations stand whether their mail goes or not;
 * without an `origin` for its links none goes (D43).
 */
export async function inviteToOrg(
  identity: Identity | null,
  orgId: OrgId,
  { emails: typed, role }: Invite,
  origin: string | null,
  ports: InviteToOrgPorts,
): Promise<{ readonly ok: true; readonly invited: Invited } | Refused> {
  const met = await meetOrg(identity, orgId, 'org:edit', ports.organisations)
  if (!met.ok) return met
  const read = readInviteEmails(typed)
  if (!read.ok) return { ok: false, code: read.refusal }
  const known = await addressesOf(orgId, ports)
  const expiresAt = ports.now() + INVITE_DAYS * DAY_MS
  const invitations = read.emails
    .filter((email) => !known.has(email))
    .map((email) => ({ token: ports.newToken(), email, role, expiresAt }))
  const facts = invitations.map(({ email }) => ({ kind: 'org-invited', to: email }) as const)
  const limit = { max: INVITES_AN_HOUR, since: ports.now() - HOUR_MS }
  const deed = { orgId, actorId: met.actor.id, facts }
  if (!(await ports.invites.invite(orgId, invitations, limit, deed))) return { ok: false, code: 'too-fast' }
  const about = { orgName: met.org.name, inviter: met.actor.name }
  const isMailed =
    origin !== null && (await mail(invitations, { ...about, link: linkTo(origin, orgId) }, ports))
  const alreadyMembers = read.emails.filter((email) => known.has(email))
  return {
    ok: true,
    invited: { invitations: invitations.map(presentInvitation), alreadyMembers, isMailed },
  }
}

async function addressesOf(orgId: OrgId, ports: InviteToOrgPorts): Promise<ReadonlySet<string>> {
  const members = await ports.organisations.membersOf(orgId)
  const ids: readonly PersonId[] = members.map(({ userId }) => userId)
  return new Set((await ports.identities.emailsOf(ids)).values())
}

async function mail(
  invitations: readonly OrgInvitation[],
  { link, ...about }: { orgName: string; inviter: string; link: (token: string) => string },
  { post }: InviteToOrgPorts,
): Promise<boolean> {
  const sent = await Promise.all(
    invitations.map(({ email, role, token }) => post(email, inviteLetter({ ...about, role }, link(token)))),
  )
  return sent.every((isSent) => isSent)
}

function linkTo(origin: string, orgId: OrgId) {
  return (token: string) => `${origin}/invite/org/${orgId}/${token}`
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
