import { problemSchema, profileSchema } from '@retropulse/contract/accounts'
import { nameSchema } from '@retropulse/contract/board-room'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf, createLimiter } from '../../../platform/http/request-limits.ts'
import { enterAccount } from '../commands/sign-in.ts'
import type { Accounts, People, SignIn } from '../ports.ts'
import type { IdentityCookies } from './identity-cookies.ts'

export interface SignInRoutesOptions {
  readonly accounts: Accounts
  readonly people: Pick<People, 'claimGuest'>
  readonly cookies: IdentityCookies
  readonly requestsPerMinute: number
}

/** A password costs a tenth of a second of one core to check, and is guessed by trying. */
const ATTEMPTS_OF_REQUESTS = 1 / 10
const ATTEMPTS_PER_ACCOUNT = 10

/** What is wrong with an address or a password is said by the library, in its own codes. */
const email = z.string().trim().toLowerCase().max(254)
const password = z.string().min(1)
const signUpSchema = z.object({
  name: nameSchema.transform((name) => cleanText(name).trim()),
  email,
  password,
})
const response = { 200: profileSchema, '4xx': problemSchema }
const signInSchema = z.object({ email, password })

/** Signing up, in and out, at the paths of Better Auth's own client. */
export function signInRoutes(app: HttpApp, options: SignInRoutesOptions): void {
  const { accounts, people, cookies } = options
  const perAddress = Math.max(
    ATTEMPTS_PER_ACCOUNT,
    Math.floor(options.requestsPerMinute * ATTEMPTS_OF_REQUESTS),
  )
  const takeFromAddress = createLimiter(app, perAddress, addressOf)
  const takeFromAccount = createLimiter(app, ATTEMPTS_PER_ACCOUNT, accountAt)
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    const isWithin = (await takeFromAddress(request, reply)) && (await takeFromAccount(request, reply))
    return isWithin ? undefined : reply
  }

  app.post(
    '/api/auth/sign-up/email',
    { schema: { body: signUpSchema, response }, preHandler },
    async (request, reply) => {
      const guestId = cookies.readGuest(request.headers)
      const entered = await enterAccount(accounts.signUp(request.body), guestId, people)
      return present(entered, reply)
    },
  )

  app.post(
    '/api/auth/sign-in/email',
    { schema: { body: signInSchema, response }, preHandler },
    async (request, reply) => {
      const guestId = cookies.readGuest(request.headers)
      const entered = await enterAccount(accounts.signIn(request.body), guestId, people)
      return present(entered, reply)
    },
  )

  /** Whoever uses this browser next is a new guest, also without asking for /uid first. */
  app.post('/api/auth/sign-out', async (request, reply) => {
    for (const cookie of await accounts.signOut(request.headers)) reply.header('set-cookie', cookie)
    if (cookies.readSession(request.headers) !== null) cookies.setGuest(reply)
    return { ok: true }
  })

  function present(entered: SignIn, reply: FastifyReply) {
    if (!entered.ok) return reply.code(entered.status).send({ code: entered.code })
    for (const cookie of entered.cookies) reply.header('set-cookie', cookie)
    // Claimed: from now on the session says who this is.
    cookies.clearGuest(reply)
    return reply.send(entered.profile)
  }
}

/** Guessing one account's password from one address. */
function accountAt(request: FastifyRequest): string {
  const account = signInSchema.pick({ email: true }).parse(request.body)
  return `${addressOf(request)} ${account.email}`
}
