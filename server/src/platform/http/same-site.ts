import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problems.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses writes that come from pages of other sites (CSRF, AUTH-6). Programs send no origin and are let through. */
export function refusalOfOtherSites(
  publicUrl: string | undefined,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  return async (request, reply) => {
    if (READS.has(request.method) || isOurs(request, publicUrl)) return undefined
    return sendProblem(reply, 403)
  }
}

/**
 * Sec-Fetch-Site counts first: pages cannot change it, and it is right behind a development server too. Browsers send
 * it on https and localhost only; elsewhere the origin is compared.
 */
function isOurs({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  return publicUrl === undefined ? URL.parse(origin)?.host === host : origin === publicUrl
}
