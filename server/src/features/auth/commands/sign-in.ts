import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { SignIn } from '../queries/external-sign-in.ts'
import type { RequestHeaders } from '../queries/identity.ts'
import type { Accounts } from '../store/accounts.ts'
import type { People } from '../store/people.ts'

export interface EnterPorts {
  readonly accounts: Pick<Accounts, 'signOut'>
  readonly people: Pick<People, 'claimGuest'>
}

/** Whether the account with this address has to sign in with SSO. */
export type MustUseSso = (email: string) => Promise<boolean>

/** The browser that signs in. */
export interface EnteringBrowser {
  /** The guest that becomes part of the account; null: none. */
  readonly guestOf: (email: string) => PersonId | null
  /** The cookies of the session that the browser has so far; null: none. */
  readonly former: RequestHeaders | null
}

/**
 * AUTH-24: completes a sign-in or sign-up; what the guest of this browser wrote becomes the user's own. SSO-19: whether
 * SSO is required is asked once the session exists. An earlier answer may be out of date, and making SSO required ends
 * only the sessions that exist by then (SSO-21). AUTH-34: the session before ends, since its cookies are replaced: tabs
 * that are open would go on as its user.
 */
export async function enterAccount(
  attempt: Promise<SignIn>,
  { guestOf, former, mustUseSso }: EnteringBrowser & { readonly mustUseSso: MustUseSso },
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
  if (former !== null) await accounts.signOut(former)
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
