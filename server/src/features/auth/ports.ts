import type { Profile } from '@retropulse/contract/accounts'
import type { PersonId } from '@retropulse/domain/kernel/ids'

/** Somebody signed in; `guestIds` are the guests they were before (D1). */
export interface UserIdentity {
  readonly kind: 'user'
  readonly id: PersonId
  readonly name: string
  readonly email: string
  readonly picture: string | null
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

/** Passwords and sessions. */
export interface Accounts {
  signUp(person: { name: string; email: string; password: string }): Promise<SignIn>
  signIn(person: { email: string; password: string }): Promise<SignIn>
  /** Ends the session of a request; answers the cookies that remove it from the browser. */
  signOut(headers: RequestHeaders): Promise<readonly string[]>
  /** Makes a session that is in use last longer; answers the cookies that do so, mostly none. */
  renewSession(headers: RequestHeaders): Promise<readonly string[]>
}
