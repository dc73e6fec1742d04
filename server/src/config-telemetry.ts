import { z } from 'zod'

/** What the page knows about services outside, and what this installation reports to its operator. */
export interface TelemetryConfig {
  /** The public key of the account of Stripe, which the page receives; undefined: none. */
  readonly stripePublishableKey: string | undefined
  /** Where errors of the server and of pages are reported (REPORT-1); undefined: nowhere. */
  readonly errorReportingDsn: string | undefined
  /** Where counts of analytics events are sent (REPORT-12); undefined: nowhere. */
  readonly analyticsUrl: string | undefined
  /** Words that switch parts of the page, such as `zap-manager`. */
  readonly featureFlags: readonly string[]
}

/** The variables of reports, and those that the page receives. */
export const telemetryVariables = {
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w{8,}$/, {
      error: 'STRIPE_PUBLISHABLE_KEY has to be a publishable key of Stripe, which begins with pk_.',
    })
    .optional(),
  // Errors do not repeat these two values: they may hold keys.
  ERROR_REPORTING_DSN: z
    .string()
    .refine(isDsn, {
      error:
        'ERROR_REPORTING_DSN has to be an address like https://public-key@sentry.example.com/1, without a password.',
    })
    .optional(),
  ANALYTICS_URL: z
    .string()
    .refine(isPlainUrl, {
      error:
        'ANALYTICS_URL has to be an address like https://analytics.example.com/events, without a password.',
    })
    .optional(),
  FEATURE_FLAGS: z
    .string()
    .refine((text) => flagsOf(text).every((flag) => /^[a-z][a-z0-9-]{0,39}$/.test(flag)), {
      error: ({ input }) =>
        `FEATURE_FLAGS has to be words like zap-manager,other-flag, but is "${String(input)}".`,
    })
    .transform(flagsOf)
    .default([]),
}

/** What `telemetryVariables` parse to. */
type TelemetryEnvironment = z.infer<z.ZodObject<typeof telemetryVariables>>

export function telemetryConfigOf(env: TelemetryEnvironment): TelemetryConfig {
  return {
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY,
    errorReportingDsn: env.ERROR_REPORTING_DSN,
    analyticsUrl: env.ANALYTICS_URL,
    featureFlags: env.FEATURE_FLAGS,
  }
}

/** The page receives the DSN, so one with a secret key, as services made them before 2018, is refused. */
function isDsn(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  const hasKey = /^[\w-]+$/.test(url.username) && url.password === ''
  return hasKey && /\/\d+$/.test(url.pathname) && url.search === '' && url.hash === ''
}

function isPlainUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username === '' && url.password === ''
}

function flagsOf(text: string): string[] {
  return text.split(',').map((flag) => flag.trim())
}
