import type { Profile } from '@retropulse/contract/accounts'
import type { PersonId } from '@retropulse/domain/kernel/ids'

/** Somebody signed in; `guestIds` are the guests they were before (D1). */
export interface UserIdentity {
  readonly kind: 'user'
  readonly id: PersonId
  readonly name: string
  readonly email: string
  readonly picture: string | null
  /** Which service vouched for them when this session began, such as `google` or `sso:…`; null for none. */
  readonly provider: string | null
  readonly guestIds: readonly PersonId[]
}

/** Somebody with a signed guest cookie and nothing else (D1). */
export interface GuestIdentity {
  readonly kind: 'guest'
  readonly id: PersonId
  readonly name: string | null
}

export type Identity = UserIdentity | GuestIdentity

/** How a person is shown to those who may see who they are. */
export interface PersonProfile {
  readonly name: string | null
  readonly picture: string | null
}

/** The headers that a request or a socket's handshake came with. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>

/** Who people are. The id in a message is never trusted: it comes from here (D1). */
export interface Identities {
  /** Who sent a request, by its session or its guest cookie; null when it carries neither. */
  identify(headers: RequestHeaders): Promise<Identity | null>
  /** A guest gives themselves a name. */
  nameGuest(guestId: PersonId, name: string): Promise<void>
  /** The profiles of people, users and guests alike; a guest who signed in later has the user's. Unknown ids are left out. */
  profilesOf(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, PersonProfile>>
  /** The e-mail addresses of users, in no order; guests have none. */
  emailsOf(ids: readonly PersonId[]): Promise<readonly string[]>
}

/** Users and guests, as they are kept. */
export interface People extends Pick<Identities, 'nameGuest' | 'profilesOf' | 'emailsOf'> {
  /** Whoever a session that has not run out belongs to. */
  findUserBySession(token: string): Promise<UserIdentity | null>
  /** Null for a guest who never gave a name. */
  findGuest(guestId: PersonId): Promise<{ readonly name: string | null; readonly isClaimed: boolean } | null>
  /** Makes a guest's work a user's; one that is somebody's already stays theirs. */
  claimGuest(guestId: PersonId, userId: PersonId): Promise<void>
}

/** What became of an attempt to sign in or up: cookies for the browser, or why not. */
export type SignIn =
  | { readonly ok: true; readonly profile: Profile; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly status: number; readonly code: string }

/** Somebody for whom another service vouches: it has proved that the address is theirs. */
export interface ExternalPerson {
  /** Such as `google`, or `sso:` and the connection's id. */
  readonly providerId: string
  /** Names the person at the service for ever, unlike their address. */
  readonly accountId: string
  readonly email: string
  readonly name: string
  readonly picture: string | null
}

/** Signing in through another service. */
export interface ExternalSignIn {
  /**
   * Enters whom the service's account belongs to, else whoever has the address, else somebody new; begins a session
   * and makes the browser's guest theirs (D1). The cookies also end the guest's. `join: 'refuse'` does not enter an
   * account with the same address that never came this way: 409 'account-exists'. An account whose address was
   * never proved loses its password and sessions to whoever proves it.
   */
  enter(person: ExternalPerson, headers: RequestHeaders, join: 'by-address' | 'refuse'): Promise<SignIn>
}

/** Says for whom passwords, links by e-mail and other services are no way in (D4). */
export interface PasswordGate {
  /** Whether whoever has this address, in lower case, has to sign in with SSO. */
  refusesPassword(email: string): Promise<boolean>
}

/** Passwords and sessions. */
export interface Accounts {
  signUp(person: { name: string; email: string; password: string }): Promise<SignIn>
  signIn(person: { email: string; password: string }): Promise<SignIn>
  enterExternally(person: ExternalPerson, join: 'by-address' | 'refuse'): Promise<SignIn>
  /** Ends the session of a request; answers the cookies that remove it from the browser. */
  signOut(headers: RequestHeaders): Promise<readonly string[]>
  /** Makes a session that is in use last longer; answers the cookies that do so, mostly none. */
  renewSession(headers: RequestHeaders): Promise<readonly string[]>
}
