import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isUniqueViolation } from '../../../platform/database/is-unique-violation.ts'
import type { ExternalJoin, ExternalPerson, SignIn } from '../queries/external-sign-in.ts'
import type { RequestHeaders } from '../queries/identity.ts'
import { profileOf } from '../queries/profile-of.ts'
import {
  type AccountsOptions,
  betterAuthOptions,
  LINK_SECONDS,
  type SentToken,
} from './better-auth-options.ts'
import { externalEntry } from './external-entry.ts'

/** Passwords, links and sessions. */
export interface Accounts {
  signUp(person: { name: string; email: string; password: string }): Promise<SignIn>
  signIn(person: { email: string; password: string }): Promise<SignIn>
  enterExternally(person: ExternalPerson, join: ExternalJoin): Promise<SignIn>
  /** AUTH-11: a token to set a new password, once and within an hour; null when no account has the address. */
  beginReset(email: string): Promise<{ readonly token: string; readonly name: string } | null>
  /** Sets a new password and ends every session. The reader of the email has proved the address. */
  reset(input: { token: string; password: string }): Promise<Done>
  /** AUTH-14: a token that signs in, once and within an hour; `name` is that of a new account. */
  beginLink(person: { email: string; name: string }): Promise<string>
  enterByLink(token: string): Promise<SignIn>
  /** The address that a token would sign in, without using it up. Null when the token is not valid. */
  addressOfLink(token: string): Promise<string | null>
  /** PROFILE-14: sets another password, ends all sessions and begins one. Null without a session or a password. */
  changePassword(
    headers: RequestHeaders,
    input: { currentPassword: string; newPassword: string },
  ): Promise<Renewed | null>
  /** Whether this is the password of the sender of the request. */
  isPassword(headers: RequestHeaders, password: string): Promise<boolean>
  /** Ends the session of a request; answers the cookies that remove it from the browser. */
  signOut(headers: RequestHeaders): Promise<readonly string[]>
  /** AUTH-4: ends all sessions of the sender, this one too; answers as `signOut` does, null without a session. */
  signOutEverywhere(headers: RequestHeaders): Promise<readonly string[] | null>
  /** Extends a session that is in use; answers the cookies that do so, mostly none. */
  renewSession(headers: RequestHeaders): Promise<readonly string[]>
}

/** The result of an action: done, or the refusal, with the codes of Better Auth and ours. */
export type Done =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly code: string }

/** A renewed session, as cookies for the browser, or the refusal. */
export type Renewed =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly status: number; readonly code: string }

/**
 * Accounts kept by Better Auth, which is loaded at the first sign-in. It is called as a library: its own HTTP endpoints
 * are not reachable, so that no call is offered by accident (AUTH-28).
 */
export function createAccounts(options: AccountsOptions): Accounts {
  let loaded: ReturnType<typeof load> | undefined
  const sent = new AsyncLocalStorage<SentToken[]>()
  const library = () => (loaded ??= load(options, (token) => void sent.getStore()?.push(token)))

  /** The email that the library would have sent during `act`. */
  async function sentBy(act: () => Promise<unknown>): Promise<SentToken | undefined> {
    const tokens: SentToken[] = []
    await sent.run(tokens, act)
    return tokens[0]
  }

  return {
    async signUp(body) {
      const { auth, isAPIError } = await library()
      const signUp = () => auth.api.signUpEmail({ body, returnHeaders: true })
      const again = (error: unknown) => {
        if (isAPIError(error) && isNotCreated(error.body?.code)) return signUp()
        throw error
      }
      try {
        // The form may be sent twice at once: the second one finds the account that the first one made.
        return entered(await signUp().catch(again))
      } catch (error) {
        return refused(error, isAPIError)
      }
    },
    async signIn(body) {
      const { auth, isAPIError } = await library()
      try {
        return entered(await auth.api.signInEmail({ body, returnHeaders: true }))
      } catch (error) {
        return refused(error, isAPIError)
      }
    },
    async enterExternally(person, join) {
      const { auth, isAPIError } = await library()
      const enter = () =>
        auth.api.enterExternally({ body: { ...person, join }, headers: new Headers(), returnHeaders: true })
      try {
        // Two tabs may come at the same moment: the second one finds the account that the first one made.
        return entered(
          await enter().catch((error) => (isUniqueViolation(error) ? enter() : Promise.reject(error))),
        )
      } catch (error) {
        return refused(error, isAPIError)
      }
    },
    async beginReset(email) {
      const { auth } = await library()
      return (await sentBy(() => auth.api.requestPasswordReset({ body: { email } }))) ?? null
    },
    async reset({ token, password }) {
      const { auth, isAPIError } = await library()
      try {
        await auth.api.resetPassword({ body: { token, newPassword: password } })
        return { ok: true }
      } catch (error) {
        return refused(error, isAPIError)
      }
    },
    async beginLink(body) {
      const { auth } = await library()
      const made = await sentBy(() => auth.api.signInMagicLink({ body, headers: new Headers() }))
      if (made === undefined) throw new Error('The library made no link')
      return made.token
    },
    async enterByLink(token) {
      const { auth, isAPIError } = await library()
      try {
        const query = { token }
        return entered(await auth.api.magicLinkVerify({ query, headers: new Headers(), returnHeaders: true }))
      } catch (error) {
        // The library redirects to an error page, whatever went wrong.
        if (isAPIError(error) && error.statusCode === 302)
          return { ok: false, status: 400, code: 'INVALID_TOKEN' }
        return refused(error, isAPIError)
      }
    },
    async addressOfLink(token) {
      const { auth } = await library()
      const { internalAdapter } = await auth.$context
      const found = await internalAdapter.findVerificationValue(linkIdentifier(token))
      if (!found || found.expiresAt <= new Date()) return null
      return linkValueSchema.parse(JSON.parse(found.value)).email
    },
    async changePassword(headers, input) {
      const { auth, isAPIError } = await library()
      const { internalAdapter } = await auth.$context
      try {
        const before = await auth.api.getSession({ headers: onlyCookies(headers), query: NO_RENEWAL })
        const changed = await auth.api.changePassword({
          body: { ...input, revokeOtherSessions: true },
          headers: onlyCookies(headers),
          returnHeaders: true,
        })
        // The library forgets which service began the session (SSO-20).
        const { token } = changed.response
        const providerId = before?.session.providerId ?? null
        if (token !== null && providerId !== null) await internalAdapter.updateSession(token, { providerId })
        return { ok: true, cookies: changed.headers.getSetCookie() }
      } catch (error) {
        if (isAPIError(error) && error.statusCode === 401) return null
        return refused(error, isAPIError)
      }
    },
    async isPassword(headers, password) {
      const { auth, isAPIError } = await library()
      try {
        await auth.api.verifyPassword({ body: { password }, headers: onlyCookies(headers) })
        return true
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500) return false
        throw error
      }
    },
    async signOut(headers) {
      const { auth } = await library()
      const answer = await auth.api.signOut({ headers: onlyCookies(headers), returnHeaders: true })
      return answer.headers.getSetCookie()
    },
    async signOutEverywhere(headers) {
      const { auth, isAPIError } = await library()
      try {
        await auth.api.revokeSessions({ headers: onlyCookies(headers) })
      } catch (error) {
        if (isAPIError(error) && error.statusCode === 401) return null
        throw error
      }
      const answer = await auth.api.signOut({ headers: onlyCookies(headers), returnHeaders: true })
      return answer.headers.getSetCookie()
    },
    async renewSession(headers) {
      const { auth } = await library()
      const answer = await auth.api.getSession({ headers: onlyCookies(headers), returnHeaders: true })
      return answer.headers.getSetCookie()
    },
  }
}

async function load(options: AccountsOptions, onToken: (token: SentToken) => void) {
  const [{ betterAuth }, { isAPIError, createAuthEndpoint }, cookies, db, { magicLink }] = await Promise.all([
    import('better-auth'),
    import('better-auth/api'),
    import('better-auth/cookies'),
    import('better-auth/db'),
    import('better-auth/plugins/magic-link'),
  ])
  const { setSessionCookie } = cookies
  const { revokeUnprovenAccountAccess } = db
  const plugins = [
    externalEntry({ createAuthEndpoint, setSessionCookie, revokeUnprovenAccountAccess }),
    magicLink({
      expiresIn: LINK_SECONDS,
      storeToken: 'hashed',
      sendMagicLink: ({ token }) => onToken({ token, name: '' }),
    }),
  ]
  return { auth: betterAuth({ ...betterAuthOptions(options, onToken), plugins }), isAPIError }
}

/** The key under which the plugin stores a link; a test checks it against the library. */
function linkIdentifier(token: string): string {
  return `magic-link:${createHash('sha256').update(token).digest('base64url')}`
}

const linkValueSchema = z.object({ email: z.string() })

type Loaded = Awaited<ReturnType<typeof load>>

/** Reads a session as it is. */
const NO_RENEWAL = { disableRefresh: true }

interface Entered {
  readonly headers: Headers
  readonly response: {
    readonly user: {
      readonly id: string
      readonly name: string
      readonly email: string
      readonly image?: string | null | undefined
    }
  }
}

/** The library's answer also has the session's token, which must go to the browser's cookie alone (AUTH-1). */
function entered({ headers, response: { user } }: Entered): SignIn {
  const { id, name, email, image } = user
  const profile = profileOf({ id, name, email, picture: image ?? null })
  return { ok: true, profile, cookies: headers.getSetCookie() }
}

/** A refusal with the library's code, such as INVALID_EMAIL_OR_PASSWORD; throws every other error. */
function refused(error: unknown, isAPIError: Loaded['isAPIError']): SignIn & { readonly ok: false } {
  if (!isAPIError(error) || error.statusCode >= 500) throw error
  const code = error.body?.code ?? 'bad-request'
  // The library hides that the database failed.
  if (isNotCreated(code)) return { ok: false, status: 503, code: 'unavailable' }
  // The library checks the shape before it uses its codes; after our own check only the address can be wrong.
  return { ok: false, status: error.statusCode, code: code === 'VALIDATION_ERROR' ? 'INVALID_EMAIL' : code }
}

/** A code of the library for every error of the database while it creates something. */
function isNotCreated(code = ''): boolean {
  return code.startsWith('FAILED_TO_CREATE_')
}

/** The library gets no header but the cookies. */
function onlyCookies({ cookie }: RequestHeaders): Headers {
  return new Headers({ cookie: String(cookie ?? '') })
}
