import { betterAuthOptions, type AccountsOptions } from './better-auth-options.ts'
import { externalEntry } from './external-entry.ts'
import type { Accounts, RequestHeaders, SignIn } from '../ports.ts'

/**
 * Accounts kept by Better Auth, which is loaded when the first person signs in. It is called as a library: its own
 * HTTP endpoints are not reachable, so that nothing is offered by accident.
 */
export function createAccounts(options: AccountsOptions): Accounts {
  let loaded: ReturnType<typeof load> | undefined
  const library = () => (loaded ??= load(options))

  return {
    async signUp(body) {
      const { auth, isAPIError } = await library()
      try {
        return entered(await auth.api.signUpEmail({ body, returnHeaders: true }))
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
        // Two tabs may come at the same moment: the second finds the account that the first has made.
        return entered(await enter().catch((error) => (isTaken(error) ? enter() : Promise.reject(error))))
      } catch (error) {
        return refused(error, isAPIError)
      }
    },
    async signOut(headers) {
      const { auth } = await library()
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

async function load(options: AccountsOptions) {
  const [{ betterAuth }, { isAPIError, createAuthEndpoint }, { setSessionCookie }, db] = await Promise.all([
    import('better-auth'),
    import('better-auth/api'),
    import('better-auth/cookies'),
    import('better-auth/db'),
  ])
  const { revokeUnprovenAccountAccess } = db
  const entry = externalEntry({ createAuthEndpoint, setSessionCookie, revokeUnprovenAccountAccess })
  return { auth: betterAuth({ ...betterAuthOptions(options), plugins: [entry] }), isAPIError }
}

type Loaded = Awaited<ReturnType<typeof load>>

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

/** The library's answer also holds the session's token, which is for the browser's cookie alone. */
function entered({ headers, response: { user } }: Entered): SignIn {
  const { id, name, email, image } = user
  const profile = { sub: id, name, email, picture: image ?? null }
  return { ok: true, profile, cookies: headers.getSetCookie() }
}

/** A refusal with the library's code, such as INVALID_EMAIL_OR_PASSWORD; throws whatever is none. */
function refused(error: unknown, isAPIError: Loaded['isAPIError']): SignIn {
  if (!isAPIError(error) || error.statusCode >= 500) throw error
  const code = error.body?.code ?? 'bad-request'
  // Its own check of the shape, which comes before its codes; after ours, only the address can be wrong.
  return { ok: false, status: error.statusCode, code: code === 'VALIDATION_ERROR' ? 'INVALID_EMAIL' : code }
}

/** PostgreSQL's unique_violation. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

/** Nothing else of a request is the library's business. */
function onlyCookies({ cookie }: RequestHeaders): Headers {
  return new Headers({ cookie: String(cookie ?? '') })
}
