import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { PasswordGate } from '../ports.ts'
import type { SignIn } from '../queries/external-sign-in.ts'
import type { Accounts } from '../store/accounts.ts'
import type { People } from '../store/people.ts'
import { enterAccount } from './sign-in.ts'

interface EnterByLinkPorts {
  readonly accounts: Pick<Accounts, 'enterByLink' | 'signOut'>
  readonly people: Pick<People, 'claimGuest'>
  readonly gate: PasswordGate
}

/**
 * Signs in the reader of the email. The organisation may have begun to enforce SSO since it was sent: then the session
 * ends before the browser gets its cookie (SSO-19). `guestOf` answers the guest that becomes the account's, null in a
 * browser that did not ask for the link (AUTH-25).
 */
export async function enterByLink(
  token: string,
  guestOf: (email: string) => PersonId | null,
  { accounts, people, gate }: EnterByLinkPorts,
): Promise<SignIn> {
  const entered = await accounts.enterByLink(token)
  if (!entered.ok) return entered
  if (await gate.refusesPassword(entered.profile.email)) {
    await accounts.signOut({ cookie: entered.cookies.map((line) => line.split(';', 1)[0]).join('; ') })
    return { ok: false, status: HTTP_STATUS['sso-required'], code: 'sso-required' }
  }
  return enterAccount(Promise.resolve(entered), guestOf(entered.profile.email), people)
}
