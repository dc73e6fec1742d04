import { inertName } from '@retropulse/domain/kernel/inert-name'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'

/**
 * To a user who forgot their password. An account whose address is not proved may have been named by any person: nothing
 * in the name becomes a link (INVITE-23).
 */
export function passwordResetEmail(name: string, link: string): ActionEmail {
  return {
    subject: 'Set a new password for Retropulse',
    heading: 'Set a new password',
    lines: [
      `Hello ${inertName(name)},`,
      'The link works once and expires in an hour. Choosing a new password signs you out on all devices.',
    ],
    action: { label: 'Choose a new password', link },
    reason: `Someone asked for this with your email address. ${IGNORE} Your password stays the same.`,
  }
}

/** To a user who signs in, or up, without a password. */
export function magicLinkEmail(link: string): ActionEmail {
  return {
    subject: 'Your sign-in link for Retropulse',
    heading: 'Sign in to Retropulse',
    lines: ['Open this link in the browser you want to use. It works once, within an hour.'],
    action: { label: 'Sign in', link },
    reason: `Someone asked for this with your email address. ${IGNORE}`,
  }
}

const IGNORE = 'If it wasn’t you, ignore this email and don’t share the link.'
