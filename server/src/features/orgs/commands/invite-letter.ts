import { inertName } from '@retropulse/domain/kernel/inert-name'
import { INVITE_DAYS } from '@retropulse/domain/orgs/limits'
import type { OrgRole } from '@retropulse/domain/orgs/policy'

/** What is mailed to somebody who is asked to help run an organisation; how it looks is the mailing's business. */
export interface InviteLetter {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly link: string }
  readonly reason: string
}

export interface InviteDetails {
  readonly orgName: string
  /** Who invites, as they call themselves. */
  readonly inviter: string
  readonly role: OrgRole
  /** The only address for whose account it opens (D39); null: it opens for everyone who has the link. */
  readonly address: string | null
}

/**
 * The receiver did not ask for this email, and both names are free text of a stranger: they stay out of the subject, and
 * nothing in them becomes a link.
 */
export function inviteLetter({ orgName, inviter, role, address }: InviteDetails, link: string): InviteLetter {
  const org = inertName(orgName)
  return {
    subject: 'You are invited to an organisation on Retropulse',
    heading: `Join ${org}`,
    lines: [
      `${inertName(inviter)} asks you to help run ${org} on Retropulse as ${ROLE_WORDS[role]}.`,
      address === null
        ? `The link works once, within ${INVITE_DAYS} days.`
        : `The link works once, within ${INVITE_DAYS} days, for an account with the address ${address}.`,
    ],
    action: { label: 'See the invitation', link },
    reason: 'If you do not know who this is, do nothing.',
  }
}

/** What the roles are called (teams.md §6). */
const ROLE_WORDS: Readonly<Record<OrgRole, string>> = { owner: 'an owner', admin: 'an org admin' }
