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

/** The text for addresses that were refused; those that are not valid are named, as far as they are few. */
export function explainEmails(refused: Exclude<InviteEmails, { ok: true }>): string {
  if (refused.refusal === 'too-many-emails') return t('invite.tooMany', { count: INVITES_MAX })
  const { invalid } = refused
  if (invalid.length === 0) return t('invite.invalid')
  const named = invalid.slice(0, NAMED_MAX)
  const emails = [...named, ...(invalid.length > NAMED_MAX ? ['…'] : [])].join(', ')
  return `${t('invite.invalid')}. ${t('invite.invalid.which', { emails })}`
}

const NAMED_MAX = 3

/** The text for an invitation that was refused, beside the field that it is about. */
export function explainInvite(problem: Problem): { emails: string } | { form: string } {
  switch (problem.code) {
    case 'email-invalid':
      return { emails: t('invite.invalid') }
    case 'too-many-emails':
      return { emails: explainEmails({ ok: false, refusal: 'too-many-emails' }) }
    case 'too-fast':
      return { form: t('invite.tooFast') }
    default:
      return { form: failureLine(problem) }
  }
}
