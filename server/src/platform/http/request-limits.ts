import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { HttpApp } from './http-app.ts'
import { sendProblem } from './problems.ts'

/**
 * Counts a request against an allowance, which is whole again after a minute, and tells it in the headers of the answer
 * (LIMIT-24). False when the limit is exceeded; then the answer 'too-fast' has been sent.
 */
export type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** An office shares one address: LIMIT-2. */
const PEOPLE_BEHIND_AN_ADDRESS = 20
/** A read of a whole board costs a hundred times what other calls do (LIMIT-4). */
const CALLS_FOR_ONE_LARGE_READ = 10

/**
 * Limits the requests a minute to every route that `addRoutes` adds, for each person (LIMIT-1) and each address
 * (LIMIT-2). `markOf` identifies the sender by a signed mark, without a query to the database. Answers are never cached
 * (API-8). The routes get the limit that all large reads of an address share (LIMIT-4).
 */
export async function limitRequests(
  app: HttpApp,
  perMinute: number,
  markOf: (request: FastifyRequest) => string | null,
  addRoutes: (limited: HttpApp, takeLargeRead: Limiter) => void,
): Promise<void> {
  await app.register(async (scope) => {
    const limited: HttpApp = scope.withTypeProvider<ZodTypeProvider>()
    await limited.register(rateLimit, { global: false, timeWindow: 60_000 })
    const takeFromAddress = createLimiter(limited, perMinute * PEOPLE_BEHIND_AN_ADDRESS, addressOf)
    const takeFromPerson = createLimiter(
      limited,
      perMinute,
      (request) => markOf(request) ?? addressOf(request),
    )
    limited.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const isWithin = (await takeFromAddress(request, reply)) && (await takeFromPerson(request, reply))
      return isWithin ? undefined : reply
    })
    const largeReads = Math.max(1, Math.ceil(perMinute / CALLS_FOR_ONE_LARGE_READ))
    addRoutes(limited, createLimiter(limited, largeReads, addressOf))
  })
}

/** The address of a client; of IPv6 the network, since one customer has billions of addresses in it. */
export function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip)
}

/**
 * A separate allowance, for routes with a stricter limit. Only where the plugin for limits is registered, as below
 * `limitRequests`.
 */
export function createLimiter(
  app: Pick<HttpApp, 'createRateLimit'>,
  perMinute: number,
  keyOf: (request: FastifyRequest) => string,
): Limiter {
  const take = app.createRateLimit({ max: perMinute, keyGenerator: keyOf })
  return async (request, reply) => {
    const taken = await take(request)
    if (taken.isAllowed) return true
    reply
      .header('ratelimit-limit', taken.max)
      .header('ratelimit-remaining', Math.max(0, taken.remaining))
      .header('ratelimit-reset', taken.ttlInSeconds)
    if (!taken.isExceeded) return true
    await sendProblem(reply.header('retry-after', taken.ttlInSeconds), 429)
    return false
  }
}
