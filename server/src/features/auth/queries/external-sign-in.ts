import type { Profile } from '@retropulse/contract/accounts'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { RequestHeaders } from './identity.ts'

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
  endSessions(input: SessionsToEnd): Promise<void>
  /** The address of the account that the service's account signs in to, which may be another one; null: none yet. */
  addressBehind(person: ExternalPerson): Promise<string | null>
  /**
   * Signs in to the account that is linked to the service's account, else the one with the address, else a new one;
   * begins a session and claims the browser's guest (AUTH-24). `join: 'refuse'` enters no account with the same
   * address that is not linked: 409 'account-exists'. An account with an unproved address loses its password and
   * sessions to the user who proves it (AUTH-18), unless `by-consent`: then its owner is known to be the caller.
   * `mustUseSso`, asked once the session exists, refuses it with 'sso-required' (SSO-19); omitted: it never does.
   */
  enter(
    person: ExternalPerson,
    headers: RequestHeaders,
    join: ExternalJoin,
    mustUseSso?: (email: string) => Promise<boolean>,
  ): Promise<SignIn>
}
