import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf, createLimiter } from '../../../platform/http/request-limits.ts'
import { createGuessWatch } from './guess-watch.ts'

/** Answers undefined when a request may go on; otherwise it was answered with 429. */
type PreHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** AUTH-10: limits on sign-in attempts. Attempts from one address never lock out another address. */
export interface AttemptLimits {
  /** For routes that do expensive work or send email. */
  readonly perAddress: PreHandler
  /** For routes that take a password together with the address of the account. */
  readonly perAccount: PreHandler
  /** A password was wrong. */
  failed(email: string): void
}

/** An email address as typed; whether it is valid is checked by Better Auth, which answers with its own codes. */
export const emailSchema = z.string().trim().toLowerCase().max(254)

/** Checking a password takes a tenth of a second of one core, and guessing needs many attempts. */
const ATTEMPTS_OF_REQUESTS = 1 / 10
const ATTEMPTS_PER_ACCOUNT = 10
const ATTEMPTS_UNDER_ATTACK = 1

export function createAttemptLimits(app: HttpApp, requestsPerMinute: number): AttemptLimits {
  const fromAddress = Math.max(ATTEMPTS_PER_ACCOUNT, Math.floor(requestsPerMinute * ATTEMPTS_OF_REQUESTS))
  const takeFromAddress = createLimiter(app, fromAddress, addressOf)
  const takeFromAccount = createLimiter(app, ATTEMPTS_PER_ACCOUNT, accountAt)
  const takeUnderAttack = createLimiter(app, ATTEMPTS_UNDER_ATTACK, accountAt)
  const watch = createGuessWatch()
  return {
    async perAddress(request, reply) {
      return (await takeFromAddress(request, reply)) ? undefined : reply
    },
    async perAccount(request, reply) {
      const isWithin =
        (await takeFromAddress(request, reply)) &&
        (await takeFromAccount(request, reply)) &&
        (!watch.isUnderAttack(emailIn(request)) || (await takeUnderAttack(request, reply)))
      return isWithin ? undefined : reply
    },
    failed: (email) => watch.failed(email),
  }
}

const withEmail = z.object({ email: emailSchema })

function emailIn(request: FastifyRequest): string {
  return withEmail.parse(request.body).email
}

/** Attempts at one account's password from one address. */
function accountAt(request: FastifyRequest): string {
  return `${addressOf(request)} ${emailIn(request)}`
}
