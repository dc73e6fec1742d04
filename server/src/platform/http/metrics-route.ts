import { createHash, timingSafeEqual } from 'node:crypto'
import { Histogram, type Registry } from 'prom-client'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from './http-app.ts'
import { sendProblem } from './problems.ts'

/**
 * Measures every request, and shows all figures at /metrics to a client that sends the operator's token. Without a
 * token the page does not exist: behind a proxy on this machine that adds no header, every client would look local.
 */
export function answerMetrics(app: HttpApp, registry: Registry, token: string | undefined): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined || !isToken(request, token)) return sendProblem(reply, 404)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function isToken({ headers }: FastifyRequest, token: string): boolean {
  const [sent, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return sent !== undefined && expected !== undefined && timingSafeEqual(sent, expected)
}
