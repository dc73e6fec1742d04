import type { SsoConnection } from '@retropulse/contract/sso'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'

/** A connection without its secret, with its organisation. */
export interface ConnectionRecord extends SsoConnection {
  readonly orgId: OrgId
}

/** The client that this server is to the organisation's provider. */
export interface OpenIdApp {
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
}

/** The store of connections; secrets are encrypted, each for its connection alone (SSO-1). */
export interface Connections {
  /** Oldest first. */
  ofOrg(orgId: OrgId): Promise<readonly ConnectionRecord[]>
  find(id: string): Promise<ConnectionRecord | null>
  /** The connection that has proved a domain; null when none has. */
  withDomain(domain: string): Promise<ConnectionRecord | null>
  /** Null also when the secret was encrypted under another secret of the installation. */
  appOf(id: string): Promise<OpenIdApp | null>
  create(connection: NewConnection): Promise<void>
  /** Omitted fields stay; domains that stay keep their proof, unless the issuer changes (SSO-8). */
  change(id: string, change: ConnectionChange): Promise<void>
  remove(id: string): Promise<void>
  /** Whether any organisation has a connection. */
  hasAny(): Promise<boolean>
  /** Removes all connections of organisations, which frees their domains. */
  removeOf(orgIds: readonly OrgId[]): Promise<void>
  /** SSO-8: makes a domain the connection's; false when another connection has proved it. */
  prove(id: string, domain: string): Promise<boolean>
}

export interface NewConnection extends OpenIdApp {
  readonly id: string
  readonly orgId: OrgId
  readonly domains: readonly string[]
  readonly createdBy: PersonId
}

export interface ConnectionChange {
  readonly domains?: readonly string[] | undefined
  readonly issuer?: string | undefined
  readonly clientId?: string | undefined
  readonly secret?: string | undefined
  readonly isEnforced?: boolean | undefined
}

/** The domain that a code proves, and the connection that asked for it. */
export interface Claim {
  readonly orgId: OrgId
  readonly connectionId: string
  readonly domain: string
}

/** Codes that were mailed to administrators of domains; valid for 15 minutes and five attempts (SSO-30, SSO-31). */
export interface DomainCodes {
  /** Stores a code and deletes the domain's earlier ones; false beyond the organisation's hourly limit (SSO-32). */
  keep(claim: Claim, code: string): Promise<boolean>
  /** Counts an attempt; true when the code is the latest one for the claim, which is used up then. */
  take(claim: Claim, code: string): Promise<boolean>
}

/** A sign-in at a provider. Only the server knows the two secrets. */
export interface OpenIdFlow {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** The code verifier of PKCE. */
  readonly verifier: string
}

/** A person as described by the provider. */
export interface OpenIdPerson {
  /** The id of the person at this provider, which does not change. */
  readonly subject: string
  /** As the provider gave it; null when it gave none. */
  readonly email: string | null
  /** False only when the provider says that the address is not verified. */
  readonly isEmailVerified: boolean
  readonly name: string | null
  readonly picture: string | null
}

/** Why a provider did not vouch: out of reach, cancelled by the user, or an answer that is not valid. */
export type OpenIdFailure = 'unreachable' | 'cancelled' | 'failed'

/** OpenID Connect as a client with a secret: authorization code flow with PKCE (SSO-14). */
export interface OpenId {
  /** Whether a provider answers there and names this very issuer. */
  isReachable(app: OpenIdApp): Promise<boolean>
  /** Where the browser goes to sign in; null when the provider is out of reach. */
  authorizeUrl(app: OpenIdApp, flow: OpenIdFlow): Promise<string | null>
  /** Exchanges the code of an answer. `query` is that of the callback address. */
  finish(
    app: OpenIdApp,
    flow: OpenIdFlow,
    query: string,
  ): Promise<
    { readonly ok: true; readonly person: OpenIdPerson } | { readonly ok: false; readonly why: OpenIdFailure }
  >
}

/** The value of `ExternalPerson.providerId` for a connection, and so of `UserIdentity.provider`. */
export function providerIdOf(connectionId: string): string {
  return `sso:${connectionId}`
}
