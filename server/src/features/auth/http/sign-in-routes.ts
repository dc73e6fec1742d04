import { okSchema, problemSchema, profileSchema } from '@retropulse/contract/accounts'
import { nameSchema } from '@retropulse/contract/board-room'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { enterAccount, SSO_REQUIRED } from '../commands/sign-in.ts'
import type { Accounts } from '../store/accounts.ts'
import type { PasswordGate } from '../ports.ts'
import type { SignIn } from '../queries/external-sign-in.ts'
import type { People } from '../store/people.ts'
import { type AttemptLimits, emailSchema } from './attempt-limits.ts'
import { presentEntry } from './entered.ts'
import type { IdentityCookies } from './identity-cookies.ts'

export interface SignInRoutesOptions {
  readonly accounts: Pick<Accounts, 'signUp' | 'signIn' | 'signOut' | 'signOutEverywhere'>
  readonly people: Pick<People, 'claimGuest'>
  readonly cookies: IdentityCookies
  readonly gate: PasswordGate
  readonly limits: AttemptLimits
}

const password = z.string().min(1)
const signUpSchema = z.object({
  name: nameSchema.transform((name) => cleanText(name).trim()),
  email: emailSchema,
  password,
})
const response = { 200: profileSchema, '4xx': problemSchema }
const signInSchema = z.object({ email: emailSchema, password })

/** AUTH-3, AUTH-4, AUTH-8: signing up, in and out, at the paths of Better Auth's own client. */
export function signInRoutes(app: HttpApp, options: SignInRoutesOptions): void {
  const { accounts, people, cookies, gate, limits } = options
  const preHandler = limits.perAccount
  const mustUseSso = (email: string) => gate.refusesPassword(email)
  const enter = (attempt: Promise<SignIn>, { headers }: FastifyRequest) => {
    const guestOf = () => cookies.readGuest(headers)
    const former = cookies.readSession(headers) === null ? null : headers
    return enterAccount(attempt, { guestOf, former, mustUseSso }, { accounts, people })
  }

  app.post(
    '/api/auth/sign-up/email',
    { schema: { body: signUpSchema, response, summary: 'Makes an account with a password' }, preHandler },
    async (request, reply) => {
      if (await gate.refusesPassword(request.body.email)) return presentEntry(SSO_REQUIRED, reply, cookies)
      const entered = await enter(accounts.signUp(request.body), request)
      return presentEntry(entered, reply, cookies)
    },
  )

  app.post(
    '/api/auth/sign-in/email',
    { schema: { body: signInSchema, response, summary: 'Signs in with a password' }, preHandler },
    async (request, reply) => {
      const { email } = request.body
      if (await gate.refusesPassword(email)) return presentEntry(SSO_REQUIRED, reply, cookies)
      const entered = await enter(accounts.signIn(request.body), request)
      if (!entered.ok) limits.failed(email)
      return presentEntry(entered, reply, cookies)
    },
  )

  app.post(
    '/api/auth/sign-out',
    { schema: { response: { 200: okSchema }, summary: 'Ends this session' } },
    async (request, reply) => {
      leave(request, reply, await accounts.signOut(request.headers))
      return { ok: true as const }
    },
  )

  app.post(
    '/api/auth/sign-out-everywhere',
    {
      schema: {
        response: { 200: okSchema, '4xx': problemSchema },
        summary: 'Ends all of the person’s sessions',
      },
    },
    async (request, reply) => {
      const ended = await accounts.signOutEverywhere(request.headers)
      if (ended === null) return reply.code(401).send({ code: 'sign-in-required' })
      leave(request, reply, ended)
      return { ok: true as const }
    },
  )

  /** AUTH-26: the next person at this browser is a new guest, also without asking for /uid first. */
  function leave(request: FastifyRequest, reply: FastifyReply, removals: readonly string[]): void {
    for (const cookie of removals) reply.header('set-cookie', cookie)
    if (cookies.readSession(request.headers) !== null) cookies.setGuest(reply)
  }
}
