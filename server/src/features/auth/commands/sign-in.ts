import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { SignIn } from '../queries/external-sign-in.ts'
import type { Accounts } from '../store/accounts.ts'
import type { People } from '../store/people.ts'

export interface EnterPorts {
  readonly accounts: Pick<Accounts, 'signOut'>
  readonly people: Pick<People, 'claimGuest'>
}

/** Whether the account with this address has to sign in with SSO. */
export type MustUseSso = (email: string) => Promise<boolean>

/**
 * AUTH-24: completes a sign-in or sign-up; what the guest of this browser wrote becomes the user's own. SSO-19: whether
 * SSO is required is asked once the session exists. An earlier answer may be out of date, and making SSO required ends
 * only the sessions that exist by then (SSO-21).
 */
export async function enterAccount(
  attempt: Promise<SignIn>,
  { guestOf, mustUseSso }: { guestOf: (email: string) => PersonId | null; mustUseSso: MustUseSso },
  { accounts, people }: EnterPorts,
): Promise<SignIn> {
  const entered = await attempt
  if (!entered.ok) return entered
  if (await mustUseSso(entered.profile.email)) {
    await endSession(entered.cookies, accounts)
    return SSO_REQUIRED
  }
  const guestId = guestOf(entered.profile.email)
  if (guestId !== null) await people.claimGuest(guestId, asId<PersonId>(entered.profile.sub))
  return entered
}

export const SSO_REQUIRED = { ok: false, status: HTTP_STATUS['sso-required'], code: 'sso-required' } as const

/** Ends a session of which the browser has not got the cookies yet. */
export async function endSession(
  cookies: readonly string[],
  accounts: Pick<Accounts, 'signOut'>,
): Promise<void> {
  await accounts.signOut({ cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') })
}
