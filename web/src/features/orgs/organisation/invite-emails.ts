import { type InviteEmails, readInviteEmails } from '@retropulse/domain/orgs/invite-emails'
import { INVITES_MAX } from '@retropulse/domain/orgs/limits'
import type { Problem } from '../../../lib/problem.ts'
import { failureLine } from '../show-failure.ts'
import { t } from './messages.ts'

/**
 * The addresses in what was typed (INVITE-9). Lists are pasted with line breaks or semicolons too, which separate like
 * commas.
 */
export function readTyped(typed: string): InviteEmails {
  return readInviteEmails(typed.replaceAll(/[;\n]/g, ','))
}

/** The text for addresses that were refused. */
export function explainEmails(refusal: 'email-invalid' | 'too-many-emails'): string {
  return refusal === 'email-invalid' ? t('invite.invalid') : t('invite.tooMany', { count: INVITES_MAX })
}

/** The text for an invitation that was refused, beside the field that it is about. */
export function explainInvite(problem: Problem): { emails: string } | { form: string } {
  switch (problem.code) {
    case 'email-invalid':
      return { emails: explainEmails('email-invalid') }
    case 'too-many-emails':
      return { emails: explainEmails('too-many-emails') }
    case 'too-fast':
      return { form: t('invite.tooFast') }
    default:
      return { form: failureLine(problem) }
  }
}
