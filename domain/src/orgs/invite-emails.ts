import { isStorableLine } from '../kernel/text.ts'
import { EMAIL_MAX, INVITES_MAX } from './limits.ts'

export type InviteEmails =
  | { readonly ok: true; readonly emails: readonly string[] }
  /** `invalid`: the parts that are no addresses; empty where nothing was typed. */
  | { readonly ok: false; readonly refusal: 'email-invalid'; readonly invalid: readonly string[] }
  | { readonly ok: false; readonly refusal: 'too-many-emails' }

/**
 * The addresses in what was typed: separated by commas, trimmed, in lower case, each once, in their order (INVITE-9).
 * One part that is no address, or no part at all, refuses them all.
 */
export function readInviteEmails(typed: string): InviteEmails {
  const parts = typed.split(',').map((part) => part.trim().toLowerCase())
  const emails = [...new Set(parts.filter((part) => part !== ''))]
  const invalid = emails.filter((email) => !isEmail(email))
  if (emails.length === 0 || invalid.length > 0) return { ok: false, refusal: 'email-invalid', invalid }
  return emails.length > INVITES_MAX ? { ok: false, refusal: 'too-many-emails' } : { ok: true, emails }
}

/** True for what can be an address: one @ between two words without spaces, and a dot after it. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text) && isStorableLine(text)
}

const EMAIL = /^[^\s@,;<>"()]+@[^\s@,;<>"().]+(?:\.[^\s@,;<>"().]+)+$/
