import type { EmailKind } from '@retropulse/contract/email-kinds'
import type { PersonId } from '@retropulse/domain/kernel/ids'

/** A signed-in user; `guestIds` are the guests that the user has claimed (AUTH-24). */
export interface UserIdentity {
  readonly kind: 'user'
  readonly id: PersonId
  readonly name: string
  readonly email: string
  readonly picture: string | null
  /** The service that vouched for the user when this session began, such as `google` or `sso:…`; null for none. */
  readonly provider: string | null
  readonly guestIds: readonly PersonId[]
}

/** A visitor with a signed guest cookie and no session (AUTH-19). */
export interface GuestIdentity {
  readonly kind: 'guest'
  readonly id: PersonId
  readonly name: string | null
}

export type Identity = UserIdentity | GuestIdentity

/** All ids of a person: that of the account, and then those that they had as a guest (AUTH-24). */
export function peopleOf(identity: Identity): readonly PersonId[] {
  return identity.kind === 'user' ? [identity.id, ...identity.guestIds] : [identity.id]
}

/** A person as shown to viewers who see authors. */
export interface PersonProfile {
  readonly name: string | null
  readonly picture: string | null
}

/** The headers that a request or a socket's handshake came with. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>

/** AUTH-21: identities come from here, never from an id in a message. */
export interface Identities {
  /** The sender of a request, by its session or its guest cookie; null when it carries neither. */
  identify(headers: RequestHeaders): Promise<Identity | null>
  /** AUTH-23: sets the name that a guest typed. */
  nameGuest(guestId: PersonId, name: string): Promise<void>
  /** Profiles of users and guests; a claimed guest has the profile of its user. Unknown ids are left out. */
  profilesOf(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, PersonProfile>>
  /** The users behind these ids, those who had one of them as a guest included (AUTH-24). */
  accountsOf(ids: readonly PersonId[]): Promise<ReadonlySet<PersonId>>
  /** The email addresses of users; guests have none, and are left out. */
  emailsOf(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>
  /** Whether the user proved the account's email address, by a mailed link or another service (AUTH-18). */
  hasProvenEmail(userId: PersonId): Promise<boolean>
  /** Those of the users who want emails of a kind (PROFILE-16). */
  subscribersTo(kind: EmailKind, ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Subscriber>>
}

/** A user who wants emails of a kind. */
export interface Subscriber {
  readonly address: string
  /** How this user stops emails of the kind: for the foot and the headers of the email (MAIL-34). */
  readonly unsubscribeAt: (origin: string) => { readonly label: string; readonly link: string }
}
