import { safeReturnTo } from '@retropulse/contract/return-to'
import type { Accounts } from '../store/accounts.ts'
import type { PasswordGate } from '../ports.ts'
import type { SignInMails } from '../store/sign-in-mails.ts'
import { nameFromEmail } from './name-from-email.ts'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { magicLinkEmail, passwordResetEmail } from '../messages/sign-in-emails.ts'

export interface MailLinkPorts {
  readonly accounts: Pick<Accounts, 'beginReset' | 'beginLink'>
  readonly mails: SignInMails
  readonly gate: PasswordGate
  /** False when the mail server did not take the email. */
  readonly send: (to: string, email: ActionEmail) => Promise<boolean>
}

/** Mails a link to set a new password. Does not disclose whether the account exists (AUTH-9). */
export async function mailReset(email: string, origin: string, ports: MailLinkPorts): Promise<void> {
  const begun = await ports.accounts.beginReset(email)
  if (begun === null || !(await ports.mails.take(email))) return
  await ports.send(email, passwordResetEmail(begun.name, `${origin}/reset-password?token=${begun.token}`))
}

/** Mails a link that signs in, or up, and leads to `returnTo`. Beyond the hourly limit nothing is sent or said. */
export async function mailMagicLink(
  { email, returnTo }: { readonly email: string; readonly returnTo?: string | undefined },
  origin: string,
  ports: MailLinkPorts,
): Promise<'sent' | 'sso-required' | 'mail-failed'> {
  if (await ports.gate.refusesPassword(email)) return 'sso-required'
  if (!(await ports.mails.take(email))) return 'sent'
  const token = await ports.accounts.beginLink({ email, name: nameFromEmail(email) })
  const query = new URLSearchParams({ token })
  const path = safeReturnTo(returnTo)
  if (path !== '/') query.set('returnTo', path)
  const isSent = await ports.send(email, magicLinkEmail(`${origin}/magic-link?${query.toString()}`))
  return isSent ? 'sent' : 'mail-failed'
}
