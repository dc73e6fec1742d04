import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { PasswordGate } from '../ports.ts'
import type { SignIn } from '../queries/external-sign-in.ts'
import type { Accounts } from '../store/accounts.ts'
import { enterAccount, type EnterPorts } from './sign-in.ts'

interface EnterByLinkPorts extends EnterPorts {
  readonly accounts: Pick<Accounts, 'enterByLink' | 'signOut'>
  readonly gate: PasswordGate
}

/**
 * Signs in the reader of the email, unless the organisation has begun to enforce SSO since it was sent (SSO-19).
 * `guestOf` answers the guest that becomes the account's, null in a browser that did not ask for the link (AUTH-25).
 */
export function enterByLink(
  token: string,
  guestOf: (email: string) => PersonId | null,
  ports: EnterByLinkPorts,
): Promise<SignIn> {
  const mustUseSso = (email: string) => ports.gate.refusesPassword(email)
  return enterAccount(ports.accounts.enterByLink(token), { guestOf, mustUseSso }, ports)
}
