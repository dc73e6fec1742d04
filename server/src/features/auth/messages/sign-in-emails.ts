import { inertName } from '@retropulse/domain/kernel/inert-name'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { t } from './messages.ts'

/**
 * To a user who forgot their password. An account whose address is not proved may have been named by any person: nothing
 * in the name becomes a link (INVITE-23).
 */
export function passwordResetEmail(name: string, link: string): ActionEmail {
  return {
    subject: t('resetSubject'),
    heading: t('resetHeading'),
    lines: [t('hello', { name: inertName(name) }), t('resetText')],
    action: { label: t('resetButton'), link },
    reason: t('resetReason'),
  }
}

/** To a user who signs in, or up, without a password. */
export function magicLinkEmail(link: string): ActionEmail {
  return {
    subject: t('magicSubject'),
    heading: t('magicHeading'),
    lines: [t('magicText')],
    action: { label: t('magicButton'), link },
    reason: t('magicReason'),
  }
}
