import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { CookieHeaders } from './cookies.ts'
import type { HttpApp } from './http-app.ts'
import { sendProblem } from './problems.ts'

/**
 * Counts a request against an allowance, which is whole again after a minute. False when it was too much, and the
 * answer 'too-fast' has been sent.
 */
export type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** An office shares one address: it may send as much as so many people together. */
const PEOPLE_BEHIND_AN_ADDRESS = 20

/**
 * Every route that `addRoutes` adds takes so many requests a minute from a person, and more from an address. `markOf`
 * names whoever sent a request by a mark that cannot be made up, without asking the database. Answers are theirs
 * alone: nobody on the way keeps them.
 */
export async function limitRequests(
  app: HttpApp,
  perMinute: number,
  markOf: (headers: CookieHeaders) => string | null,
  addRoutes: (limited: HttpApp) => void,
): Promise<void> {
  await app.register(async (scope) => {
    const limited: HttpApp = scope.withTypeProvider<ZodTypeProvider>()
    await limited.register(rateLimit, { global: false, timeWindow: 60_000 })
    const takeFromAddress = createLimiter(limited, perMinute * PEOPLE_BEHIND_AN_ADDRESS, addressOf)
    const takeFromPerson = createLimiter(
      limited,
      perMinute,
      (request) => markOf(request.headers) ?? addressOf(request),
    )
    limited.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const isWithin = (await takeFromAddress(request, reply)) && (await takeFromPerson(request, reply))
      return isWithin ? undefined : reply
    })
    addRoutes(limited)
  })
}

/** Where a request comes from; of IPv6 the network, since one customer has billions of addresses in it. */
export function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip)
}

/** An allowance of its own, for routes that need a stricter one. Only where the plugin for limits is registered, as
 * below `limitRequests`. */
export function createLimiter(
  app: Pick<HttpApp, 'createRateLimit'>,
  perMinute: number,
  keyOf: (request: FastifyRequest) => string,
): Limiter {
  const take = app.createRateLimit({ max: perMinute, keyGenerator: keyOf })
  return async (request, reply) => {
    const taken = await take(request)
    if (taken.isAllowed || !taken.isExceeded) return true
    await sendProblem(reply.header('retry-after', taken.ttlInSeconds), 429)
    return false
  }
}
