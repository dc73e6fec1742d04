import type { PasswordGate } from '../ports.ts'
import type { Identities, RequestHeaders } from '../queries/identity.ts'
import type { Accounts, Renewed } from '../store/accounts.ts'
import { endSession, SSO_REQUIRED } from './sign-in.ts'

export interface ChangePasswordPorts {
  readonly accounts: Pick<Accounts, 'changePassword' | 'signOut'>
  readonly identities: Pick<Identities, 'identify'>
  readonly gate: PasswordGate
}

/**
 * PROFILE-14: sets another password, which begins a new session. SSO-21: when SSO has become required meanwhile, the
 * sessions that began otherwise have ended, and this one would stay. A session that goes on in spite of that (SSO-22)
 * was there before.
 */
export async function changePassword(
  headers: RequestHeaders,
  input: { readonly currentPassword: string; readonly newPassword: string },
  { accounts, identities, gate }: ChangePasswordPorts,
): Promise<Renewed | null> {
  const identity = await identities.identify(headers)
  if (identity?.kind !== 'user') return null
  const wasRequired = await gate.refusesPassword(identity.email)
  const changed = await accounts.changePassword(headers, input)
  const isFree = identity.provider?.startsWith('sso:') ?? false
  if (changed?.ok !== true || isFree || wasRequired || !(await gate.refusesPassword(identity.email)))
    return changed
  await endSession(changed.cookies, accounts)
  return SSO_REQUIRED
}
