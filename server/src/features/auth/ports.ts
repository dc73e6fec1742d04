import type { SocialId } from '@retropulse/contract/accounts'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { ExternalPerson } from './queries/external-sign-in.ts'

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
export interface MembershipRemoval {
  /**
   * Takes the user out of all organisations and teams, all or nothing; an organisation without other people goes to
   * the trash. The user's organisations go to the heirs, who become owners. 'primary-owner', and nothing done, while
   * one with other people has no heir; 'unknown-member' where an heir does not belong to the organisation.
   */
  leaveAll(
    person: { readonly id: PersonId; readonly email: string },
    heirs: Heirs,
  ): Promise<Abandoned | 'primary-owner' | 'unknown-member'>
  preview(personId: PersonId): Promise<MembershipRemovalPreview>
}

/** PROFILE-10: what `leaveAll` would take along; each list is bounded. */
export interface MembershipRemovalPreview {
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

/** What a user who left all organisations and teams leaves behind. */
export interface Abandoned {
  /** Organisations that have no people left, and the teams that went to the trash with them (ORG-25). */
  readonly orgIds: readonly OrgId[]
  readonly teamIds: readonly TeamId[]
  /** The new owners of the user's organisations, once for each team (ORG-24). */
  readonly heirs: readonly { readonly teamId: TeamId; readonly userId: PersonId }[]
}
