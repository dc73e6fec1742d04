import type { Profile, ProfileData, SocialId, UserProfile } from '@retropulse/contract/accounts'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'

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
  /** The e-mail addresses of users; guests have none, and are left out. */
  emailsOf(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>
  /** Whether a user has shown that the account's email address is theirs, by a mailed link or another service. */
  hasProvenEmail(userId: PersonId): Promise<boolean>
  /** The addresses of those among them who want what is mailed to their teams, in no order. */
  teamMailTo(ids: readonly PersonId[]): Promise<readonly string[]>
  /** The addresses of those among them who want to be reminded of their actions. */
  actionMailTo(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>
}

/** Users and guests, as they are kept. */
export interface People extends Pick<
  Identities,
  'nameGuest' | 'profilesOf' | 'emailsOf' | 'hasProvenEmail' | 'teamMailTo' | 'actionMailTo'
> {
  /** Whoever a session that has not run out belongs to. */
  findUserBySession(token: string): Promise<UserIdentity | null>
  /** Null for a guest who never gave a name. */
  findGuest(guestId: PersonId): Promise<{ readonly name: string | null; readonly isClaimed: boolean } | null>
  /** Makes a guest's work a user's; one that is somebody's already stays theirs. */
  claimGuest(guestId: PersonId, userId: PersonId): Promise<void>
  /** Deletes sessions; answers the users whose they were, each once. */
  endSessions(wish: SessionsToEnd): Promise<readonly PersonId[]>
  /** The address of whoever an account at another service belongs to; null when it is nobody's. */
  addressBehind(account: Pick<ExternalPerson, 'providerId' | 'accountId'>): Promise<string | null>
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

/** What becomes of an account that has the address already, but was never entered this way. */
export type ExternalJoin = 'by-address' | 'by-consent' | 'refuse'

/** Sessions of accounts at e-mail domains, in lower case, except those that a service began and those of some users. */
export interface SessionsToEnd {
  readonly domains: readonly string[]
  readonly exceptProviderId: string
  readonly exceptUserIds: readonly PersonId[]
}

/** Signing in through another service. */
export interface ExternalSignIn {
  /** Ends sessions, and disconnects the sockets that were opened by them. */
  endSessions(wish: SessionsToEnd): Promise<void>
  /** The address of the account that is entered by the service's account, which may not be the service's; null: none yet. */
  addressBehind(person: ExternalPerson): Promise<string | null>
  /**
   * Enters whom the service's account belongs to, else whoever has the address, else somebody new; begins a session
   * and makes the browser's guest theirs (D1). The cookies also end the guest's. `join: 'refuse'` does not enter an
   * account with the same address that never came this way: 409 'account-exists'. An account whose address was
   * never proved loses its password and sessions to whoever proves it, unless its owner is known to be the one who comes:
   * `by-consent`.
   */
  enter(person: ExternalPerson, headers: RequestHeaders, join: ExternalJoin): Promise<SignIn>
}

/** A sign-in on its way to another service and back. The verifier (PKCE) and the nonce never leave us in the clear. */
export interface SocialFlow {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Why a service vouches for nobody; the first is the person's own decision. */
export type SocialRefusal = 'cancelled' | 'unreachable' | 'failed' | 'email-unverified'

/** A service that people have an account at (D2), spoken to as its documentation says. */
export interface SocialProvider {
  readonly id: SocialId
  /** Where somebody goes to sign in; null when the service is out of reach. */
  authorizeUrl(flow: SocialFlow): Promise<string | null>
  /** Makes an answer's code good. `query` is that of the address that the person came back to. */
  finish(
    flow: SocialFlow,
    query: string,
  ): Promise<
    | { readonly ok: true; readonly person: ExternalPerson }
    | { readonly ok: false; readonly why: SocialRefusal }
  >
}

/** Says for whom passwords, links by e-mail and other services are no way in (D4). */
export interface PasswordGate {
  /** Whether whoever has this address, in lower case, has to sign in with SSO. */
  refusesPassword(email: string): Promise<boolean>
}

/** Something that was done, or why not: with the library's codes and ours. */
export type Done =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly code: string }

/** A session that goes on, by cookies for the browser, or why nothing was done. */
export type Renewed =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly status: number; readonly code: string }

/** Passwords, links and sessions. */
export interface Accounts {
  signUp(person: { name: string; email: string; password: string }): Promise<SignIn>
  signIn(person: { email: string; password: string }): Promise<SignIn>
  enterExternally(person: ExternalPerson, join: ExternalJoin): Promise<SignIn>
  /** A token with which somebody may set a new password, once and within an hour; null when nobody has the address. */
  beginReset(email: string): Promise<{ readonly token: string; readonly name: string } | null>
  /** Sets a new password and ends every session. Whoever read the mail has proved that the address is theirs. */
  reset(wish: { token: string; password: string }): Promise<Done>
  /** A token that signs in whoever reads it, once and within an hour; `name` is that of somebody new. */
  beginLink(person: { email: string; name: string }): Promise<string>
  enterByLink(token: string): Promise<SignIn>
  /** The address that a token would sign in; it stays good. Null when it works no more. */
  addressOfLink(token: string): Promise<string | null>
  /** Sets another password and ends all sessions but a new one. Null for nobody, or for somebody without a password. */
  changePassword(
    headers: RequestHeaders,
    wish: { currentPassword: string; newPassword: string },
  ): Promise<Renewed | null>
  /** Whether this is the password of whoever sent the request. */
  isPassword(headers: RequestHeaders, password: string): Promise<boolean>
  /** Ends the session of a request; answers the cookies that remove it from the browser. */
  signOut(headers: RequestHeaders): Promise<readonly string[]>
  /** Ends all sessions of whoever sent the request, this one too; answers as `signOut` does, null for nobody. */
  signOutEverywhere(headers: RequestHeaders): Promise<readonly string[] | null>
  /** Makes a session that is in use last longer; answers the cookies that do so, mostly none. */
  renewSession(headers: RequestHeaders): Promise<readonly string[]>
}

/** Counts mail to one receiver, so that nobody's mailbox is filled by others. */
export interface SignInMails {
  /** Counts one more; false when the receiver has had as many as an hour allows. */
  take(email: string): Promise<boolean>
}

/** What people say about themselves, and want on all their devices. */
export interface Profiles {
  find(userId: PersonId): Promise<UserProfile>
  save(userId: PersonId, profileData: ProfileData): Promise<void>
  /** Whether to mail them what is mailed to a whole team. */
  subscribe(userId: PersonId, isSubscribed: boolean): Promise<void>
  /** Whether to be reminded of one's actions the day before they are due. */
  remind(userId: PersonId, isReminded: boolean): Promise<void>
}

/** Makes somebody nobody. */
export interface Erasure {
  /**
   * Takes away name, address, picture, ways in, sessions and settings, all or nothing; what is left is an id (D9).
   * Answers every id that was the person: their own, and those of guests they were.
   */
  erase(userId: PersonId): Promise<readonly PersonId[]>
}

/** What somebody belongs to elsewhere, as far as deleting their account is concerned. */
export interface Departures {
  /**
   * Takes them out of all organisations and teams, all or nothing; an organisation that is left without people goes to
   * the trash. Organisations of theirs go to the heirs, who become owners. 'primary-owner', and nothing done, while other
   * people are in one that has no heir; 'unknown-member' where an heir does not belong to the organisation.
   */
  leaveAll(
    person: { readonly id: PersonId; readonly email: string },
    heirs: Heirs,
  ): Promise<Abandoned | 'primary-owner' | 'unknown-member'>
  preview(personId: PersonId): Promise<DeparturePreview>
}

/** What leaving everything would take along; each list is bounded. */
export interface DeparturePreview {
  /** Organisations that are theirs, with the teams in use and the other people in them, owners and admins first. */
  readonly organisations: readonly {
    readonly id: OrgId
    readonly name: string
    readonly teams: readonly { readonly id: TeamId; readonly name: string }[]
    readonly heirs: readonly PersonId[]
  }[]
  /** Names of their teams elsewhere. */
  readonly teams: readonly string[]
}

/** Who becomes the primary owner of which organisation. */
export type Heirs = ReadonlyMap<OrgId, PersonId>

/** What somebody left behind for nobody: organisations, and teams that went to the trash with them. */
export interface Abandoned {
  readonly orgIds: readonly OrgId[]
  readonly teamIds: readonly TeamId[]
}
