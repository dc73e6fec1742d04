import type { PasswordGate } from '../ports.ts'
import type { SignIn } from '../queries/external-sign-in.ts'
import type { Accounts } from '../store/accounts.ts'
import { enterAccount, type EnteringBrowser, type EnterPorts } from './sign-in.ts'

interface EnterByLinkPorts extends EnterPorts {
  readonly accounts: Pick<Accounts, 'enterByLink' | 'signOut'>
  readonly gate: PasswordGate
}

/**
 * Signs in the reader of the email, unless the organisation has begun to enforce SSO since it was sent (SSO-19).
 * No guest becomes the account's in a browser that did not ask for the link (AUTH-25).
 */
export function enterByLink(
  token: string,
  browser: EnteringBrowser,
  ports: EnterByLinkPorts,
): Promise<SignIn> {
  const mustUseSso = (email: string) => ports.gate.refusesPassword(email)
  return enterAccount(ports.accounts.enterByLink(token), { ...browser, mustUseSso }, ports)
}
