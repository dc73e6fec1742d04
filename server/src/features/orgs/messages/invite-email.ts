import { inertName } from '@retropulse/domain/kernel/inert-name'
import { INVITE_DAYS } from '@retropulse/domain/orgs/limits'
import type { OrgRole } from '@retropulse/domain/orgs/policy'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'

export interface InviteDetails {
  readonly orgName: string
  /** The name of the user who invites. */
  readonly inviter: string
  readonly role: OrgRole
  /** The only address for whose account it opens (INVITE-15); null: for every user with the link (INVITE-16). */
  readonly address: string | null
}

/**
 * INVITE-23: the receiver did not ask for this email, and both names are free text of a stranger: they stay out of the
 * subject, and nothing in them becomes a link.
 */
export function inviteEmail({ orgName, inviter, role, address }: InviteDetails, link: string): ActionEmail {
  const org = inertName(orgName)
  return {
    subject: 'You are invited to an organisation on Retropulse',
    heading: `Join ${org}`,
    lines: [
      `${inertName(inviter)} invites you to help run ${org} on Retropulse as ${ROLE_WORDS[role]}.`,
      address === null
        ? `The link works once, within ${INVITE_DAYS} days.`
        : `The link works once, within ${INVITE_DAYS} days, for an account with the address ${address}.`,
    ],
    action: { label: 'See the invite', link },
    reason: 'If you don’t know who this is, ignore this email.',
  }
}

/** The roles as words in the text of the email. */
const ROLE_WORDS: Readonly<Record<OrgRole, string>> = { owner: 'an owner', admin: 'an org admin' }
