import type { Profile, SocialId } from '@retropulse/contract/accounts'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'

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
  /** The e-mail addresses of users; guests have none, and are left out. */
  emailsOf(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>
  /** Whether the user proved the account's email address, by a mailed link or another service (AUTH-18). */
  hasProvenEmail(userId: PersonId): Promise<boolean>
  /** PROFILE-8: the addresses of those users who want email to a whole team, in no order. */
  teamMailTo(ids: readonly PersonId[]): Promise<readonly string[]>
  /** PROFILE-9: the addresses of those users who want reminders of their actions. */
  actionMailTo(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>
}

/** The result of an attempt to sign in or up: cookies for the browser, or the refusal. */
export type SignIn =
  | { readonly ok: true; readonly profile: Profile; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly status: number; readonly code: string }

/** A person for whom another service vouches: it verified that the address is the person's. */
export interface ExternalPerson {
  /** Such as `google`, or `sso:` and the connection's id. */
  readonly providerId: string
  /** The id of the account at the service, which does not change, unlike the address. */
  readonly accountId: string
  readonly email: string
  readonly name: string
  readonly picture: string | null
}

/** How an existing account with the address is treated that was never linked to the service. */
export type ExternalJoin = 'by-address' | 'by-consent' | 'refuse'

/** Sessions of accounts at email domains, in lower case, except those that a service began and those of some users. */
export interface SessionsToEnd {
  readonly domains: readonly string[]
  readonly exceptProviderId: string
  readonly exceptUserIds: readonly PersonId[]
}

/** Signing in through another service. */
export interface ExternalSignIn {
  /** Ends sessions, and disconnects the sockets that they opened. */
  endSessions(wish: SessionsToEnd): Promise<void>
  /** The address of the account that the service's account signs in to, which may be another one; null: none yet. */
  addressBehind(person: ExternalPerson): Promise<string | null>
  /**
   * Signs in to the account that is linked to the service's account, else the one with the address, else a new one;
   * begins a session and claims the browser's guest (AUTH-24). `join: 'refuse'` enters no account with the same
   * address that is not linked: 409 'account-exists'. An account with an unproved address loses its password and
   * sessions to the user who proves it (AUTH-18), unless `by-consent`: then its owner is known to be the caller.
   */
  enter(person: ExternalPerson, headers: RequestHeaders, join: ExternalJoin): Promise<SignIn>
}

/** A sign-in on its way to another service and back. The verifier (PKCE) and the nonce leave the server encrypted. */
export interface SocialFlow {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Why a service does not vouch; `cancelled` is the user's own decision. */
export type SocialRefusal = 'cancelled' | 'unreachable' | 'failed' | 'email-unverified'

/** A service at which users have an account (AUTH-15), by its documented protocol. */
export interface SocialProvider {
  readonly id: SocialId
  /** Where the browser goes to sign in; null when the service is out of reach. */
  authorizeUrl(flow: SocialFlow): Promise<string | null>
  /** Exchanges the code of an answer. `query` is that of the address that the user came back to. */
  finish(
    flow: SocialFlow,
    query: string,
  ): Promise<
    | { readonly ok: true; readonly person: ExternalPerson }
    | { readonly ok: false; readonly why: SocialRefusal }
  >
}

/** SSO-19: addresses for which passwords, links by email and other services are refused. */
export interface PasswordGate {
  /** Whether the user with this address, in lower case, has to sign in with SSO. */
  refusesPassword(email: string): Promise<boolean>
}

/** The roles of a user in organisations and teams, as far as deleting the account is concerned. */
export interface Departures {
  /**
   * Takes the user out of all organisations and teams, all or nothing; an organisation without other people goes to
   * the trash. The user's organisations go to the heirs, who become owners. 'primary-owner', and nothing done, while
   * one with other people has no heir; 'unknown-member' where an heir does not belong to the organisation.
   */
  leaveAll(
    person: { readonly id: PersonId; readonly email: string },
    heirs: Heirs,
  ): Promise<Abandoned | 'primary-owner' | 'unknown-member'>
  preview(personId: PersonId): Promise<DeparturePreview>
}

/** PROFILE-10: what `leaveAll` would take along; each list is bounded. */
export interface DeparturePreview {
  /** Organisations of the user, with the teams in use and the other people in them, owners and admins first. */
  readonly organisations: readonly {
    readonly id: OrgId
    readonly name: string
    readonly teams: readonly { readonly id: TeamId; readonly name: string }[]
    readonly heirs: readonly PersonId[]
  }[]
  /** Names of the user's teams in other organisations. */
  readonly teams: readonly string[]
}

/** The next primary owner of each organisation. */
export type Heirs = ReadonlyMap<OrgId, PersonId>

/** Organisations that have no people left, and the teams that went to the trash with them (ORG-25). */
export interface Abandoned {
  readonly orgIds: readonly OrgId[]
  readonly teamIds: readonly TeamId[]
}
