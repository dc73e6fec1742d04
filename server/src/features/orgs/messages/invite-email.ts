import { inertName } from '@retropulse/domain/kernel/inert-name'
import { INVITE_DAYS } from '@retropulse/domain/orgs/limits'
import type { OrgRole } from '@retropulse/domain/orgs/policy'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { t } from './messages.ts'

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
    subject: t('inviteSubject'),
    heading: t('inviteHeading', { org }),
    lines: [
      t(role === 'owner' ? 'inviteOwner' : 'inviteAdmin', { inviter: inertName(inviter), org }),
      address === null
        ? t('inviteForAll', { count: INVITE_DAYS })
        : t('inviteForOne', { count: INVITE_DAYS, address }),
    ],
    action: { label: t('inviteButton'), link },
    reason: t('inviteReason'),
  }
}
