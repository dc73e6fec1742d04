import type { FastifyRequest } from 'fastify'
import type { HttpApp } from './http-app.ts'
import { sendProblem } from './problems.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Requests that change something come from our own pages, or from programs, which send no origin at all (CSRF). */
export function refuseOtherSites(app: HttpApp, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READS.has(request.method) || isOurs(request, publicUrl)) return undefined
    return sendProblem(reply, 403)
  })
}

/**
 * The browser's own word counts first: pages cannot change it, and it holds behind a development server too. Browsers
 * say it on https and localhost only; elsewhere the origin is compared.
 */
function isOurs({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  return publicUrl === undefined ? URL.parse(origin)?.host === host : origin === publicUrl
}
