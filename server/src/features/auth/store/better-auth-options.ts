import { PASSWORD_MAX, PASSWORD_MIN } from '@retropulse/contract/accounts'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { BetterAuthOptions } from 'better-auth'
import { type Kysely, sql } from 'kysely'
import { nanoid } from 'nanoid'
import type { Log } from '../../../platform/log/log.ts'
import type { AuthTables } from './tables.ts'

export interface AccountsOptions {
  readonly db: Kysely<AuthTables>
  readonly log: Log
  /** The key that signs session cookies. */
  readonly key: string
  /** Cookies are marked `Secure`. */
  readonly isSecure: boolean
  /** Called when sessions of a user end: by a sign-out, a new password or a proved address (AUTH-2). */
  readonly onSessionsEnded: (userId: PersonId) => void
  /** How passwords are hashed; scrypt, as the library does, when omitted. */
  readonly passwords?: PasswordHashing | undefined
}

export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(claim: { readonly hash: string; readonly password: string }): Promise<boolean>
}

/** What the library wants to have mailed; the text of the email is ours. */
export interface SentToken {
  readonly token: string
  /** Empty where the library does not pass it. */
  readonly name: string
}

/** How long a link by email works (AUTH-11, AUTH-14). */
export const LINK_SECONDS = 60 * 60

/** Longer than a guest's id, which is how the two differ (PROFILE-4). */
const USER_ID_LENGTH = 20
const DAY = 24 * 60 * 60
const STAMPS = { createdAt: 'created_at', updatedAt: 'updated_at' }

/**
 * Better Auth over our tables. A session lasts 30 days from its last use; it is read from the database every time
 * (no cookie cache), so that a sign-out has effect at once (AUTH-1). Its rate limits are off in favour of ours.
 */
export function betterAuthOptions(
  { db, log, key, isSecure, onSessionsEnded, passwords }: AccountsOptions,
  onToken: (token: SentToken) => void = () => undefined,
) {
  return {
    appName: 'Retropulse',
    // Unused: links are made by the routes. Without it the library reads an address from the environment.
    baseURL: 'http://localhost',
    secret: key,
    database: { db, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      ...(passwords !== undefined && { password: passwords }),
      sendResetPassword: ({ user, token }) => Promise.resolve(onToken({ token, name: user.name })),
      onPasswordReset: async ({ user }) => {
        await sql`UPDATE user_account SET email_verified = true WHERE id = ${user.id}`.execute(db)
      },
    },
    user: {
      modelName: 'user_account',
      fields: { ...STAMPS, emailVerified: 'email_verified', image: 'picture' },
    },
    session: {
      modelName: 'user_session',
      fields: {
        ...STAMPS,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        providerId: { type: 'string', required: false, input: false, fieldName: 'provider_id' },
      },
      expiresIn: 30 * DAY,
      updateAge: DAY,
    },
    databaseHooks: {
      session: {
        delete: {
          after: ({ userId }) => Promise.resolve(onSessionsEnded(asId<PersonId>(userId))),
        },
      },
    },
    account: {
      modelName: 'user_credential',
      fields: {
        ...STAMPS,
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'user_verification',
      // A reader of the database cannot set passwords with what is stored (AUTH-11).
      storeIdentifier: 'hashed',
      fields: { ...STAMPS, expiresAt: 'expires_at' },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      disableColors: true,
      // The message only: the arguments after it may hold personal data (AUTH-29).
      log: (_level, message) => log.error({}, `Better Auth: ${message}`),
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isSecure,
      ipAddress: { disableIpTracking: true },
      // The tables are made by our migrations; a test compares them with the library's schema.
      database: { generateId: () => nanoid(USER_ID_LENGTH), validateSchema: false },
    },
  } satisfies BetterAuthOptions
}

/** The library adds `__Secure-` by itself. */
const COOKIE_PREFIX = 'retropulse'
