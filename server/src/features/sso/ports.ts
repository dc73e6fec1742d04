import type { SsoConnection } from '@retropulse/contract/sso'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'

/** A connection without its secret, and whose it is. */
export interface ConnectionRecord extends SsoConnection {
  readonly orgId: OrgId
}

/** What an organisation's provider knows us as. */
export interface OpenIdApp {
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
}

/** Connections, as they are kept; secrets lie encrypted, each for its connection alone. */
export interface Connections {
  /** Oldest first. */
  ofOrg(orgId: OrgId): Promise<readonly ConnectionRecord[]>
  find(id: string): Promise<ConnectionRecord | null>
  /** The one that has proved a domain. */
  withDomain(domain: string): Promise<ConnectionRecord | null>
  /** Null also when the installation's secret is another one than when it was kept. */
  appOf(id: string): Promise<OpenIdApp | null>
  create(connection: NewConnection): Promise<void>
  /** What is undefined stays; domains that stay keep their proof, unless the issuer is another one. */
  change(id: string, change: ConnectionChange): Promise<void>
  remove(id: string): Promise<void>
  /** Removes all connections of organisations, and so frees their domains. */
  removeOf(orgIds: readonly OrgId[]): Promise<void>
  /** Makes a domain a connection's alone; false when it is another's already. */
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

/** Whose domain a code proves, and for which connection. */
export interface Claim {
  readonly orgId: OrgId
  readonly connectionId: string
  readonly domain: string
}

/** Codes that were mailed to who runs a domain; they are good for 15 minutes and five tries. */
export interface DomainCodes {
  /** Keeps a code and forgets the domain's earlier ones; false when the organisation asked for too many in an hour. */
  keep(claim: Claim, code: string): Promise<boolean>
  /** Counts a try; true when the code is the last one that was sent for the claim. It is gone then. */
  take(claim: Claim, code: string): Promise<boolean>
}

/** One sign-in on its way: to the provider and back. The two secrets are known to us and to nobody else. */
export interface OpenIdFlow {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** PKCE's. */
  readonly verifier: string
}

/** Who somebody is according to their provider. */
export interface OpenIdPerson {
  /** Names them for ever at this provider. */
  readonly subject: string
  /** As it was given; null when it was not. */
  readonly email: string | null
  /** False only when the provider says that the address is not proved. */
  readonly isEmailVerified: boolean
  readonly name: string | null
  readonly picture: string | null
}

/** Why a provider did not say who somebody is: out of reach, the person's own decision, or an answer that does not hold. */
export type OpenIdFailure = 'unreachable' | 'cancelled' | 'failed'

/** OpenID Connect, spoken as a client with a secret: code flow with PKCE (D4). */
export interface OpenId {
  /** Whether a provider answers there and says that this is its address. */
  isReachable(app: OpenIdApp): Promise<boolean>
  /** Where somebody goes to sign in; null when the provider is out of reach. */
  authorizeUrl(app: OpenIdApp, flow: OpenIdFlow): Promise<string | null>
  /** Makes an answer's code good. `query` is that of the address that the person came back to. */
  finish(
    app: OpenIdApp,
    flow: OpenIdFlow,
    query: string,
  ): Promise<
    { readonly ok: true; readonly person: OpenIdPerson } | { readonly ok: false; readonly why: OpenIdFailure }
  >
}

/** What `ExternalPerson.providerId` is for a connection, and with it `UserIdentity.provider`. */
export function providerIdOf(connectionId: string): string {
  return `sso:${connectionId}`
}
