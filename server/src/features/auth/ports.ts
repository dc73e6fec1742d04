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
}
