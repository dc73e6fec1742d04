import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { PlanId } from '@retropulse/domain/billing/plans'
import { z } from 'zod'
import { type BillingConfig, billingConfigOf, billingVariables, halvesOfStripe } from './config-billing.ts'
import { isSmtpUrl, senderOf } from './config-mail.ts'
import {
  halvesOfApps,
  halvesOfWriter,
  type ServicesConfig,
  servicesConfigOf,
  servicesVariables,
} from './config-services.ts'
import { type TelemetryConfig, telemetryConfigOf, telemetryVariables } from './config-telemetry.ts'

/** All settings of the server, which the operator makes by environment variables; `.env.example` shows each one. */
export interface Config extends BillingConfig, ServicesConfig, TelemetryConfig {
  readonly port: number
  readonly host: string
  /** An absolute path. */
  readonly dataDir: string
  /** A PostgreSQL server; undefined: the embedded one, below `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  /** The server for outgoing email, smtp:// or smtps://; undefined: email is written to `dataDir`/outbox (MAIL-16). */
  readonly smtpUrl: string | undefined
  /** The sender of all email (MAIL-25); the name is empty when only an address was given. */
  readonly mailFrom: { readonly name: string; readonly address: string }
  /** The origin under which browsers reach this installation; undefined: the host that each request names. */
  readonly publicUrl: string | undefined
  /** Whether services that teams connect may have private addresses, or plain http (LINK-14). */
  readonly allowsPrivateWebhooks: boolean
  /** Whether SSO providers may have private addresses: organisation owners choose what the server requests (SSO-27). */
  readonly allowsPrivateIssuers: boolean
  /** The secret from which all keys are derived; undefined: the one in the file `secret` of `dataDir`. */
  readonly secret: string | undefined
  readonly allowsOrgCreation: boolean
  /** Pages of the operator that every footer links to, as far as the operator named them (SHELL-17). */
  readonly links: Readonly<Partial<Record<'website' | 'legal' | 'status', string>>>
  /**
   * The plan of new organisations (PLAN-2), and from the next start on of those without one (PLAN-4); null: the free
   * plan. Unset it is the free plan where Stripe is used (PLAN-3), else the one without limits.
   */
  readonly defaultPlan: PlanId | null
  /** Whose X-Forwarded-… headers are believed: none, the directly connected peer's, or those of these networks. */
  readonly trustProxy: boolean | readonly string[]
  /** The token with which a program reads /metrics; undefined: the page does not exist. */
  readonly metricsToken: string | undefined
  readonly logLevel: LogLevel
  readonly requestsPerMinute: number
  readonly commandsPerSecond: number
}

export type LogLevel = (typeof LOG_LEVELS)[number]

/** Environment variables are invalid. The message has one sentence for each such variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** The environment variables of this process, completed from a file `.env` in the working folder. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** Parses the variables; an empty one counts as not set. Throws ConfigError that names all invalid ones. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(set)
  const wrong = [
    ...(parsed.error?.issues ?? []).map((issue) => issue.message),
    ...missingSecret(set),
    ...halvesOfApps(set),
    ...halvesOfWriter(set),
    ...halvesOfStripe(set),
  ]
  if (!parsed.success || wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    ...servicesConfigOf(env),
    ...telemetryConfigOf(env),
    publicUrl: env.PUBLIC_URL,
    allowsPrivateWebhooks: env.ALLOW_PRIVATE_WEBHOOKS,
    allowsPrivateIssuers: env.ALLOW_PRIVATE_ISSUERS ?? LOCAL.test(env.PUBLIC_URL ?? 'http://localhost'),
    secret: env.SECRET,
    allowsOrgCreation: env.ALLOW_ORG_CREATION,
    links: {
      ...(env.WEBSITE_URL !== undefined && { website: env.WEBSITE_URL }),
      ...(env.LEGAL_URL !== undefined && { legal: env.LEGAL_URL }),
      ...(env.STATUS_URL !== undefined && { status: env.STATUS_URL }),
    },
    ...billingConfigOf(env),
    defaultPlan: defaultPlanOf(env),
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    commandsPerSecond: env.COMMANDS_PER_SECOND,
  }
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const PLANS = ['free', 'level1', 'level2', 'level3'] as const satisfies readonly ('free' | PlanId)[]

function wholeNumber(name: string, min: number, max: number) {
  const says = (text: unknown) =>
    `${name} has to be a whole number from ${min} to ${max}, but is "${String(text)}".`
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: ({ input }) => says(input),
    })
    .transform(Number)
}

function yesOrNo(name: string) {
  return z
    .string()
    .refine(isYesOrNo, {
      error: ({ input }) => `${name} has to be true or false, but is "${String(input)}".`,
    })
    .transform(isYes)
}

function oneOf<const Word extends string>(name: string, words: readonly [Word, ...Word[]]) {
  return z.enum(words, {
    error: ({ input }) => `${name} has to be one of ${words.join(', ')}, but is "${String(input)}".`,
  })
}

/** A schema for the address of a server. Addresses hold passwords: its error message does not repeat the value. */
function address(name: string, protocols: readonly string[], example: string) {
  return z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
    error: `${name} has to be an address like ${example}.`,
  })
}

function page(name: string) {
  return z.string().refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), {
    error: ({ input }) =>
      `${name} has to be an address like https://example.com/page, but is "${String(input)}".`,
  })
}

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/
function randomText(name: string, min: number) {
  return z
    .string()
    .min(min, { error: `${name} has to have at least ${min} random characters.` })
    .optional()
}

const variables = z.object({
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  // Not localhost: colleagues open the shared link from their own machines, and containers forward to it.
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/database',
  ).optional(),
  REDIS_URL: address('REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379').optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, {
      error: 'SMTP_URL has to be an address like smtp://host:587 or smtps://user:password@host:465.',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => senderOf(text) !== undefined, {
      error: ({ input }) =>
        'MAIL_FROM has to be an address like retro@example.com or Retropulse <retro@example.com>, ' +
        `but is "${String(input)}".`,
    })
    .transform((text) => senderOf(text) ?? { name: '', address: text })
    .default({ name: 'Retropulse', address: 'retropulse@localhost' }),
  ...servicesVariables,
  ...telemetryVariables,
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, {
      error: ({ input }) =>
        `PUBLIC_URL has to be an address without a path like https://retro.example.com, but is "${String(input)}".`,
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  SECRET: randomText('SECRET', 32),
  ALLOW_PRIVATE_ISSUERS: yesOrNo('ALLOW_PRIVATE_ISSUERS').optional(),
  ALLOW_PRIVATE_WEBHOOKS: yesOrNo('ALLOW_PRIVATE_WEBHOOKS').default(false),
  ALLOW_ORG_CREATION: yesOrNo('ALLOW_ORG_CREATION').default(true),
  WEBSITE_URL: page('WEBSITE_URL').optional(),
  LEGAL_URL: page('LEGAL_URL').optional(),
  STATUS_URL: page('STATUS_URL').optional(),
  ...billingVariables,
  DEFAULT_PLAN: oneOf('DEFAULT_PLAN', PLANS).optional(),
  TRUST_PROXY: z
    .string()
    .refine((text) => isYesOrNo(text) || text.split(',').every(isNetwork), {
      error: ({ input }) =>
        'TRUST_PROXY has to be true, false or a list of addresses and networks like 10.0.0.5,10.1.0.0/16, ' +
        `but is "${String(input)}".`,
    })
    .transform((text) => (isYesOrNo(text) ? isYes(text) : text.split(',').map((network) => network.trim())))
    .default(false),
  METRICS_TOKEN: randomText('METRICS_TOKEN', 16),
  LOG_LEVEL: oneOf('LOG_LEVEL', LOG_LEVELS).default('warn'),
  REQUESTS_PER_MINUTE: wholeNumber('REQUESTS_PER_MINUTE', 1, 999_999_999).default(600),
  COMMANDS_PER_SECOND: wholeNumber('COMMANDS_PER_SECOND', 1, 1_000_000).default(50),
})

/** Checked apart from the schema, which skips checks over all variables as soon as one of them is invalid. */
function missingSecret(set: NodeJS.ProcessEnv): string[] {
  if (set['DATABASE_URL'] === undefined || set['SECRET'] !== undefined) return []
  return [
    'SECRET is missing: with DATABASE_URL several servers may share a database, and all of them need the ' +
      'same one. Make one with: openssl rand -base64 32',
  ]
}

/** PLAN-3: an operator who sells plans begins with the free one; one who does not lifts all limits. */
function defaultPlanOf(env: z.infer<typeof variables>): PlanId | null {
  const plan = env.DEFAULT_PLAN ?? (env.STRIPE_SECRET_KEY === undefined ? 'level3' : 'free')
  return plan === 'free' ? null : plan
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.trim().split('/')
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

function isYesOrNo(text: string): boolean {
  return ['true', 'false', '1', '0'].includes(text)
}

function isYes(text: string): boolean {
  return text === 'true' || text === '1'
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && `${url.origin}/` === url.href
}
