import type { ClientConfig } from '@retropulse/contract/accounts'

export interface ClientConfigOptions {
  readonly publicUrl: string | undefined
  readonly stripePublishableKey: string | undefined
  readonly errorReportingDsn: string | undefined
  readonly analyticsUrl: string | undefined
  readonly featureFlags: readonly string[]
}

/** What the page knows about this installation; without PUBLIC_URL its origin is the one that a request names. */
export type ClientConfigOf = (request: { readonly protocol: string; readonly host: string }) => ClientConfig

/** REPORT-17: only what every visitor may know; keys of services that the server calls are not passed in at all. */
export function clientConfigWith(options: ClientConfigOptions): ClientConfigOf {
  const { publicUrl, stripePublishableKey, errorReportingDsn, analyticsUrl, featureFlags } = options
  return ({ protocol, host }) => ({
    appEndpoint: publicUrl ?? `${protocol}://${host}`,
    cardPaymentPublicKey: stripePublishableKey ?? null,
    errorReportingDsn: errorReportingDsn ?? null,
    countsAnalytics: analyticsUrl !== undefined,
    flags: [...featureFlags],
  })
}
