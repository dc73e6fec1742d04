import type { Invite, Invited, InviteMailProblem } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import { DAY_MS, HOUR_MS } from '@retropulse/domain/kernel/durations'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { readInviteEmails } from '@retropulse/domain/orgs/invite-emails'
import { INVITE_DAYS, INVITES_A_PERSON_AN_HOUR, INVITES_AN_HOUR } from '@retropulse/domain/orgs/limits'
import type { Identities, Identity } from '../../auth/api.ts'
import type { Invites, OrgInvitation } from '../store/invites.ts'
import type { Organisations } from '../store/organisations.ts'
import { authorizeOrg } from '../queries/authorize.ts'
import { presentInvitation } from '../queries/org-members.ts'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { inviteEmail } from '../messages/invite-email.ts'

export interface InviteToOrgPorts {
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly invites: Pick<Invites, 'invite'>
  readonly identities: Pick<Identities, 'emailsOf' | 'hasProvenEmail'>
  readonly newToken: () => string
  /** Whether email reaches mailboxes, instead of staying in the outbox of the server. */
  readonly isMailConfigured: boolean
  /** Sends an email; answers why it was not sent, null when it was. */
  readonly send: (to: string, email: ActionEmail) => Promise<InviteMailProblem | null>
  /** INVITE-27: counts invited addresses by the network of the request; false when an hour does not allow so many. */
  readonly takeFromNetwork: (count: number) => boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * INVITE-11: invites addresses to an organisation. Users with a role there are left out; an address that was invited
 * before gets another link, which replaces the old one. INVITE-13: invitations stand whether their email was sent or
 * not; without an `origin` for the links none is sent. INVITE-22: only a user with a proved address has email sent to
 * strangers, so that the server is no mail relay.
 */
export async function inviteToOrg(
  identity: Identity | null,
  orgId: OrgId,
  { emails: typed, role, isForAnyone }: Invite,
  origin: string | null,
  ports: InviteToOrgPorts,
): Promise<{ readonly ok: true; readonly invited: Invited } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', ports.organisations)
  if (!authorized.ok) return authorized
  const read = readInviteEmails(typed)
  if (!read.ok) return { ok: false, code: read.refusal }
  const known = await addressesOf(orgId, ports)
  const expiresAt = ports.now() + INVITE_DAYS * DAY_MS
  const invitations = read.emails
    .filter((email) => !known.has(email))
    .map((email) => ({ token: ports.newToken(), email, role, isForAnyone, expiresAt }))
  const facts = invitations.map(({ email }) => ({ kind: 'org-invited', to: email }) as const)
  if (!ports.takeFromNetwork(invitations.length)) return { ok: false, code: 'too-fast' }
  const since = ports.now() - HOUR_MS
  const limits = { ofOrg: INVITES_AN_HOUR, ofPerson: INVITES_A_PERSON_AN_HOUR, since }
  const auditedChange = { orgId, actorId: authorized.actor.id, facts }
  if (!(await ports.invites.invite(orgId, invitations, limits, auditedChange)))
    return { ok: false, code: 'too-fast' }
  const about = { orgName: authorized.org.name, inviter: authorized.actor.name }
  const link = origin === null ? null : linkTo(origin, orgId)
  const mailProblem = await mail(authorized.actor.id, invitations, { ...about, link }, ports)
  const alreadyMembers = read.emails.filter((email) => known.has(email))
  return {
    ok: true,
    invited: {
      invitations: invitations.map(presentInvitation),
      alreadyMembers,
      isMailed: mailProblem === null,
      mailProblem,
    },
  }
}

async function addressesOf(orgId: OrgId, ports: InviteToOrgPorts): Promise<ReadonlySet<string>> {
  const members = await ports.organisations.membersOf(orgId)
  const ids: readonly PersonId[] = members.map(({ userId }) => userId)
  return new Set((await ports.identities.emailsOf(ids)).values())
}

async function mail(
  inviterId: PersonId,
  invitations: readonly OrgInvitation[],
  { link, ...about }: { orgName: string; inviter: string; link: ((token: string) => string) | null },
  { isMailConfigured, identities, send }: InviteToOrgPorts,
): Promise<InviteMailProblem | null> {
  if (invitations.length === 0) return null
  if (isMailConfigured && !(await identities.hasProvenEmail(inviterId))) return 'email-unproven'
  if (link === null) return isMailConfigured ? 'public-url-required' : 'no-mail-server'
  const problems = await Promise.all(
    invitations.map(({ email, role, isForAnyone, token }) =>
      send(email, inviteEmail({ ...about, role, address: isForAnyone ? null : email }, link(token))),
    ),
  )
  return problems.find((problem) => problem !== null) ?? null
}

function linkTo(origin: string, orgId: OrgId) {
  return (token: string) => `${origin}/invite/org/${orgId}/${token}`
}
