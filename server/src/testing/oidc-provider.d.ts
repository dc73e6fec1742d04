/** The part of the package oidc-provider that the tests use; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Context {
    readonly oidc: {
      readonly provider: Provider
      readonly client: { readonly clientId: string }
      readonly session: { readonly accountId: string }
    }
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    readonly Grant: new (of: { clientId: string; accountId: string }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string },
    ): Promise<void>
  }

  interface Configuration {
    readonly adapter: (kind: string) => object
    readonly clients: readonly object[]
    readonly jwks: { readonly keys: readonly object[] }
    readonly cookies: { readonly keys: readonly string[] }
    readonly claims: Readonly<Record<string, readonly string[]>>
    readonly pkce: { readonly required: () => boolean }
    readonly features: { readonly devInteractions: { readonly enabled: boolean } }
    readonly ttl: Readonly<Record<string, number>>
    readonly interactions: {
      readonly url: (context: Context, interaction: { readonly uid: string }) => string
    }
    readonly findAccount: (context: Context, id: string) => object | undefined
    readonly loadExistingGrant: (context: Context) => Promise<Grant>
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export function createMemoryAdapter(): (kind: string) => object
}
