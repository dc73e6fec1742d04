import { safeReturnTo } from '@retropulse/contract/return-to'
import type { Accounts, PasswordGate, SignInMails } from '../ports.ts'
import { nameFromEmail } from './name-from-email.ts'
import { magicLinkLetter, resetLetter, type SignInLetter } from './sign-in-letters.ts'

export interface MailLinkPorts {
  readonly accounts: Pick<Accounts, 'beginReset' | 'beginLink'>
  readonly mails: SignInMails
  readonly gate: PasswordGate
  /** False when the letter could not be handed over. */
  readonly post: (to: string, letter: SignInLetter) => Promise<boolean>
}

/** Mails a link to set a new password. Says nothing of whether there is such an account. */
export async function mailReset(email: string, origin: string, ports: MailLinkPorts): Promise<void> {
  const begun = await ports.accounts.beginReset(email)
  if (begun === null || !(await ports.mails.take(email))) return
  await ports.post(email, resetLetter(begun.name, `${origin}/reset-password?token=${begun.token}`))
}

/** Mails a link that signs in, or up, and leads to `returnTo`. One too many within the hour is passed over in silence. */
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
  const isSent = await ports.post(email, magicLinkLetter(`${origin}/magic-link?${query.toString()}`))
  return isSent ? 'sent' : 'mail-failed'
}
