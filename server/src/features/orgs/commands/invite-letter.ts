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
}

export function inviteLetter({ orgName, inviter, role }: InviteDetails, link: string): InviteLetter {
  return {
    subject: `Join ${orgName} on Retropulse`,
    heading: `Join ${orgName}`,
    lines: [
      `${inviter} asks you to help run ${orgName} on Retropulse as ${ROLE_WORDS[role]}.`,
      `The link works once, within ${INVITE_DAYS} days.`,
    ],
    action: { label: 'See the invitation', link },
    reason: 'If you do not know who this is, do nothing.',
  }
}

/** What the roles are called (teams.md §6). */
const ROLE_WORDS: Readonly<Record<OrgRole, string>> = { owner: 'an owner', admin: 'an org admin' }
